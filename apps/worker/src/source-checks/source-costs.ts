import type { CheckedSource } from '@gaemi/domain/source-check';

/** What a source costs, as far as that is known: one sentence for operators. */
export const costOf: Readonly<Record<CheckedSource, string | null>> = {
  dart: 'free, 20,000 calls a day',
  'dart-feed': 'free',
  naver: 'free for 25,000 calls a day; NAVER names the price beyond',
  gdelt: 'free',
  'gdelt-files': 'free; about 550 MB a day are read',
  google: 'free, for personal use',
  feed: 'free, for personal use where the newspaper says no more',
  'kis-master': 'free',
  kiwoom: 'free with an account at Kiwoom',
  kis: 'free with an account at KIS; its owner gets a message for each new token',
  model: 'about 13,000 tokens for an analysis of the basic tier, 34,000 for a premium one, at the price of the model',
  smtp: null,
};
