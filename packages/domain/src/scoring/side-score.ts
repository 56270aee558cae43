/** A side's score. `total` is shown, `exact` is before rounding; the points of the contributions add up to `exact`. */
export interface SideScore {
  total: number;
  exact: number;
  /** Most points first. */
  contributions: { eventId: string; points: number }[];
}
