/**
 * Analyses of a member that may run at the same time, news and accumulation together. As many as the sign-up bonus buys:
 * no honest member meets it, and a flood by one member leaves room for the others.
 */
export const MAX_RUNNING_ANALYSES = 10;
