/**
 * Share of the list that may disappear from one day to the next. Delistings are a handful a year; a greater loss means
 * a faulty source.
 */
const MAX_SHRINKAGE = 0.2;

/** Returns true when a list of `size` companies can follow one of `sizeBefore`. Any growth is credible. */
export function isCredibleSize(size: number, sizeBefore: number): boolean {
  return size >= sizeBefore * (1 - MAX_SHRINKAGE);
}
