/** Versions of the formula of the scores. Scores of different versions are not comparable. */
export const scoreVersions = [1, 2] as const;
export type ScoreVersion = (typeof scoreVersions)[number];

/** The version of new results. */
export const currentScoreVersion = 2;

/** Returns the version of a stored record. Records written before there were versions lack the field: the first. */
export const scoreVersionOf = ({ scoreVersion }: { scoreVersion?: ScoreVersion }): ScoreVersion => scoreVersion ?? 1;
