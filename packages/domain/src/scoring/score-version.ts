/** Version of the formula of the scores. Results of different versions are not comparable. */
export const currentScoreVersion = 2;
