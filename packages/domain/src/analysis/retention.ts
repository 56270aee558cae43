/** Days until an analysis that ended in error is removed with all that was gathered for it; it was refunded at its end. */
export const FAILED_ANALYSIS_DAYS = 90;

/** Days until the sums of a model's use are removed. */
export const MODEL_USAGE_DAYS = 90;

/** Days until a message that could not be processed is removed. */
export const DEAD_LETTER_DAYS = 90;

/** Days until a briefing or alert that was sent is removed, with the events that it named. */
export const DELIVERY_DAYS = 210;
