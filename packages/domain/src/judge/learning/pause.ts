/** Lets others work: what computes for seconds waits for it between two pieces. */
export type Pause = () => Promise<void>;

/** Rows of a piece: a few milliseconds of computing. */
export const ROWS_OF_A_PIECE = 500;
