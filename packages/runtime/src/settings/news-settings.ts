import type { NewsSourceName } from '@gaemi/domain/sources';
import { EnvironmentError } from './environment.ts';
import type { SourceVariables } from './environment-fields.ts';
import { pressFeeds } from './press-feeds.ts';
import { requireWholePair } from './require-whole-pair.ts';

/** Settings of one news source. */
export type NewsSettings =
  | { name: 'sample' }
  | { name: 'dart'; baseUrl: string; rssUrl: string; apiKey: string }
  | { name: 'naver'; api: 'hub' | 'legacy'; baseUrl: string; clientId: string; clientSecret: string }
  /** `filesUrl`: base address of the files of 15 minutes; null where they are not read. */
  | { name: 'gdelt'; baseUrl: string; filesUrl: string | null }
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
  gdelt: ({ GDELT_API_URL: api, GDELT_FILES_URL: files }) => ({
    name: 'gdelt',
    baseUrl: api ?? gdeltHosts.api,
    // Whoever names another API, a stub or a proxy, must not reach the real files by it.
    filesUrl: files ?? (api === undefined ? gdeltHosts.files : null),
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

/** One line for feeds that are set but not read, since nothing chooses them by itself; null where there are none. */
export function unreadFeeds({ NEWS_SOURCE: chosen, NEWS_FEED_URLS: urls }: SourceVariables): string | null {
  if (urls.length === 0 || (chosen !== 'auto' && chosen.includes('feed'))) return null;
  const names = urls.map((url) => pressFeeds.find((feed) => feed.url === url)?.name ?? new URL(url).host);
  return `NEWS_FEED_URLS is set, but feeds are read only where NEWS_SOURCE names feed (dart,feed): ${names.join(', ')}`;
}
