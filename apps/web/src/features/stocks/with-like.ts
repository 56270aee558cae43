/**
 * The same data with `like` set wherever it speaks of the stock: objects with a boolean `like` and the stock's `code` or
 * `stock_code`, at any depth. What does not change keeps its identity.
 */
export function withLike(data: unknown, code: string, like: boolean): unknown {
  if (Array.isArray(data))
    return changedOr(
      data,
      data.map((item) => withLike(item, code, like)),
    );
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data);
  const ofStock = 'like' in data && codeOf(data) === code;
  const next = entries.map(([key, value]) => [key, ofStock && key === 'like' ? like : withLike(value, code, like)]);
  return entries.some(([, value], index) => value !== next[index]?.[1]) ? Object.fromEntries(next) : data;
}

function codeOf(data: object): unknown {
  if ('stock_code' in data) return data.stock_code;
  return 'code' in data ? data.code : undefined;
}

function changedOr(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  return after.some((item, index) => item !== before[index]) ? after : before;
}
