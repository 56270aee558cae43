/** Most days of a list in a resource: an accumulation of a year has three lists of 250. */
export const MAX_DAYS = 60;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with the newest days of each list of days, which run from old to new, and how many the longest had. */
export function newestDays(value: unknown): { shortened: unknown; longest: number } {
  let longest = 0;
  const shorten = (each: unknown): unknown => {
    if (Array.isArray(each)) {
      const isOfDays = each.every((entry) => isRecord(entry) && 'day' in entry);
      if (isOfDays) longest = Math.max(longest, each.length);
      return (isOfDays ? each.slice(-MAX_DAYS) : each).map(shorten);
    }
    if (!isRecord(each)) return each;
    return Object.fromEntries(Object.entries(each).map(([name, entry]) => [name, shorten(entry)]));
  };
  return { shortened: shorten(value), longest };
}
