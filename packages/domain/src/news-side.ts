/** The sides of a news analysis: 호재 and 악재. Each has a score, a summary and a detail. */
export const newsSides = ['good', 'bad'] as const;
export type NewsSide = (typeof newsSides)[number];

/** Label of a judged event: the side it counts for, or none. */
export const eventLabels = [...newsSides, 'neutral'] as const;
export type EventLabel = (typeof eventLabels)[number];

/** Names of the labels for members. */
export const labelNames: Record<EventLabel, string> = { good: '호재', bad: '악재', neutral: '중립' };

/** One value for each side. */
export function bySide<Value>(make: (side: NewsSide) => Value): Record<NewsSide, Value> {
  return Object.fromEntries(newsSides.map((side) => [side, make(side)])) as Record<NewsSide, Value>;
}

/** One value for each side, from a list with one entry per side; null when a side is missing. */
export function indexBySide<Entry extends { side: NewsSide }>(
  entries: readonly Entry[],
): Record<NewsSide, Entry> | null {
  const found = new Map(entries.map((entry) => [entry.side, entry]));
  const complete = newsSides.every((side) => found.has(side));
  return complete ? (Object.fromEntries(found) as Record<NewsSide, Entry>) : null;
}

/** Fields that repeat for each side: `{ good_news_score, bad_news_score }`. */
export type SideFields<Prefix extends string, Name extends string, Value> = {
  [Side in NewsSide as `${Prefix}${Side}_${Name}`]: Value;
};

/** One field for each side, named `{prefix}{side}_{name}`. */
export function sideFields<Name extends string, Value, Prefix extends string = ''>(
  name: Name,
  make: (side: NewsSide) => Value,
  prefix = '' as Prefix,
): SideFields<Prefix, Name, Value> {
  return Object.fromEntries(newsSides.map((side) => [`${prefix}${side}_${name}`, make(side)])) as SideFields<
    Prefix,
    Name,
    Value
  >;
}
