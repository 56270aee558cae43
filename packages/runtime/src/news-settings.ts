import type { NewsSourceName } from '@gaemi/domain/sources';
import { EnvironmentError } from './environment.ts';
import type { SourceVariables } from './environment-fields.ts';
import { requireWholePair } from './require-whole-pair.ts';

/** Settings of one news source. */
export type NewsSettings =
  | { name: 'sample' }
  | { name: 'dart'; baseUrl: string; rssUrl: string; apiKey: string }
  | { name: 'naver'; api: 'hub' | 'legacy'; baseUrl: string; clientId: string; clientSecret: string }
  /** `filesUrl`: the files of a quarter of an hour; undefined when they are not read. */
  | { name: 'gdelt'; baseUrl: string; filesUrl: string | undefined }
  | { name: 'google'; baseUrl: string }
  | { name: 'feed'; urls: string[] };

const naverHosts = { hub: 'https://naverapihub.apigw.ntruss.com', legacy: 'https://openapi.naver.com' } as const;

const gdeltHosts = { api: 'https://api.gdeltproject.org', files: 'http://data.gdeltproject.org' } as const;

/** Settings of each source; undefined when a key or address that it needs is not set. @throws EnvironmentError */
const settingsOf: Record<NewsSourceName, (env: SourceVariables) => NewsSettings | undefined> = {
  dart: ({ DART_API_KEY: apiKey, DART_API_URL: baseUrl, DART_RSS_URL: rssUrl }) =>
    apiKey === undefined ? undefined : { name: 'dart', baseUrl, rssUrl, apiKey },
  naver: (env) => {
    const { NAVER_CLIENT_ID: clientId, NAVER_CLIENT_SECRET: clientSecret, NAVER_API: api } = env;
    if (clientId === undefined || clientSecret === undefined) {
      requireWholePair({ NAVER_CLIENT_ID: clientId, NAVER_CLIENT_SECRET: clientSecret });
      return undefined;
    }
    return { name: 'naver', api, baseUrl: env.NAVER_API_URL ?? naverHosts[api], clientId, clientSecret };
  },
  // Whoever sends the API elsewhere says so of the files, too.
  gdelt: ({ GDELT_API_URL: baseUrl, GDELT_FILES_URL: filesUrl }) => ({
    name: 'gdelt',
    baseUrl: baseUrl ?? gdeltHosts.api,
    filesUrl: filesUrl ?? (baseUrl === undefined ? gdeltHosts.files : undefined),
  }),
  google: (env) => ({ name: 'google', baseUrl: env.GOOGLE_NEWS_URL }),
  feed: ({ NEWS_FEED_URLS: urls }) => (urls.length === 0 ? undefined : { name: 'feed', urls }),
  sample: () => ({ name: 'sample' }),
};

/** Variables without which a source cannot be chosen. */
const needs: Partial<Record<NewsSourceName, string>> = {
  dart: 'DART_API_KEY',
  naver: 'NAVER_CLIENT_ID, NAVER_CLIENT_SECRET',
  feed: 'NEWS_FEED_URLS',
};

/** Sources that `auto` chooses when their keys are set. */
const withKeys: readonly NewsSourceName[] = ['dart', 'naver'];

/**
 * Chooses the news sources: those that are named, in their order; with `auto` every source whose keys are set, else
 * sample articles. @throws EnvironmentError when a named source lacks its key
 */
export function chooseNewsSources(env: SourceVariables): NewsSettings[] {
  if (env.NEWS_SOURCE === 'auto') {
    const found = withKeys.flatMap((name) => settingsOf[name](env) ?? []);
    return found.length === 0 ? [{ name: 'sample' }] : found;
  }
  return env.NEWS_SOURCE.map((name) => {
    const settings = settingsOf[name](env);
    if (settings !== undefined) return settings;
    throw new EnvironmentError([`${needs[name]}: must be set for NEWS_SOURCE=${name}`]);
  });
}
