import type { CheckedSource } from '@gaemi/domain/source-check';
import type { NewsSourceName } from '@gaemi/domain/sources';

/** Names of the sources of news for members. */
export const newsSourceNames: Record<NewsSourceName, string> = {
  dart: 'DART 공시',
  naver: 'NAVER 뉴스',
  gdelt: 'GDELT 뉴스',
  google: 'Google 뉴스',
  feed: '언론사 RSS',
  sample: '예시 뉴스',
};

/** Names of all that `check-sources` asks, for operators. */
export const checkedSourceNames: Record<CheckedSource, string> = {
  ...newsSourceNames,
  'dart-feed': 'DART 접수 시각',
  gdelt: 'GDELT 검색',
  'gdelt-files': 'GDELT 15분 파일',
  'kis-master': '종목 목록',
  kiwoom: '키움증권',
  kis: '한국투자증권',
  model: '판단 모델',
  smtp: '메일 서버',
};
