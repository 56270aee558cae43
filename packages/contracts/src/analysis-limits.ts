/** Analyses of a member that may run at the same time, news and accumulation together. */
export const MAX_RUNNING_ANALYSES = 3;
