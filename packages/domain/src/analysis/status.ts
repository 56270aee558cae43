/** How far a step of an analysis is. */
export const stepStatuses = ['pending', 'running', 'done', 'error'] as const;
export type StepStatus = (typeof stepStatuses)[number];
