/** The two sides of a news analysis: 호재 and 악재. */
export const newsSides = ['good', 'bad'] as const;
export type NewsSide = (typeof newsSides)[number];
