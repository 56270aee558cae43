import type { NewsSourceName } from './sources.ts';

/** Names of the sources of news for members. */
export const newsSourceNames: Record<NewsSourceName, string> = {
  dart: 'DART 공시',
  naver: 'NAVER 뉴스',
  gdelt: 'GDELT 뉴스',
  google: 'Google 뉴스',
  feed: '언론사 RSS',
  sample: '예시 뉴스',
};
