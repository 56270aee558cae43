/** A run whose post is to be settled. */
export interface Asked<Run> {
  run: Run;
  /** An earlier send may have reached the server. */
  looksFirst: boolean;
  /** Sends the post when the server does not know the analysis. */
  sendsWhenAbsent: boolean;
}
