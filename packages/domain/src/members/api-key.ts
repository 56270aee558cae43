/** What a key may do: `read` results, lists, stocks and prices; `analyse` starts analyses, which spends credits. */
export const apiKeyScopes = ['read', 'analyse'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Maximum number of API keys of a member. */
export const MAX_API_KEYS = 10;

/** Hours for which a repeat of the press that made a key gets the same key. */
export const API_KEY_REPEAT_HOURS = 2;

/** Maximum length of the name that a member gives a key, in characters. */
export const API_KEY_NAME_MAX = 40;
