/** What a key may do: `read` results, lists, stocks and prices; `analyse` starts analyses, which spends credits. */
export const apiKeyScopes = ['read', 'analyse'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Maximum number of API keys of a member. */
export const MAX_API_KEYS = 10;

/** Credits that a key may spend in a day in Seoul: what a new one has, and the most a member may allow. */
export const DEFAULT_DAILY_CREDIT_LIMIT = 150;
export const MAX_DAILY_CREDIT_LIMIT = 10_000;

/** Hours for which a repeat of the press that made a key gets the same key. */
export const API_KEY_REPEAT_HOURS = 2;

/** Maximum length of the name that a member gives a key, in characters. */
export const API_KEY_NAME_MAX = 40;
