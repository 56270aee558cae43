/** Days until an analysis that ended in error is removed with all that was gathered for it; it was refunded at its end. */
export const FAILED_ANALYSIS_DAYS = 90;
