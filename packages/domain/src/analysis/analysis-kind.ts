/** What a member can have analysed: news of both sides, or the accumulation ratio. */
export const analysisKinds = ['news', 'accumulation'] as const;
export type AnalysisKind = (typeof analysisKinds)[number];
