/** The daily limit of the exchange is 30 %. A larger step is a split, a capital reduction or a first day: no return. */
const LARGEST_STEP = 0.305;

/** Returns true for two closes in a row between which no trade can lie: the shares are others. */
export const isBeyondLimit = (before: number, close: number): boolean => Math.abs(close / before - 1) > LARGEST_STEP;
