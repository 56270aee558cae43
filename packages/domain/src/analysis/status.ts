/** Status of a step of an analysis. */
export const stepStatuses = ['pending', 'running', 'done', 'error'] as const;
export type StepStatus = (typeof stepStatuses)[number];
