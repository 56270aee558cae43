/** So much of a list may go from one day to the next. Delistings are a handful a year; more is a source gone wrong. */
const MAX_SHRINKAGE = 0.2;

/** Whether a list of `size` companies can be the successor of one of `sizeBefore`. Any growth is credible. */
export function isCredibleSize(size: number, sizeBefore: number): boolean {
  return size >= sizeBefore * (1 - MAX_SHRINKAGE);
}
