import { labelNames } from '@gaemi/domain/news-side';
import { seoulClock, seoulDay } from '@gaemi/domain/seoul-time';
import type { SharedNews } from './shares.ts';

/** Sentences on a shared result: on its page, in previews and on its picture. */
export const sharedSentences = {
  textWithheld: '출처의 이용 조건에 따라 내용은 기사에서 볼 수 있어요.',
  titleWithheld: '제목은 기사에서 볼 수 있어요.',
  writtenByModel: 'AI가 작성한 요약이에요',
  judgedByModel: 'AI가 기사를 읽고 판단했어요',
  ownRisk: '투자 판단의 책임은 본인에게 있어요',
} as const;

/** `삼성전자 호재 58점 · 악재 30점`: the title of a shared result on its page, in previews and on its picture. */
export function sharedTitle({ result }: Pick<SharedNews, 'result'>): string {
  const { stock_name: name, good_news_score: good, bad_news_score: bad } = result;
  return `${name} ${labelNames.good} ${good}점 · ${labelNames.bad} ${bad}점`;
}

/** `2026년 11월 20일 16:10 시점의 판단이에요.` in Seoul. */
export function sharedMoment({ as_of: asOf }: Pick<SharedNews, 'as_of'>): string {
  const moment = new Date(asOf);
  const [year, month, day] = seoulDay(moment).split('-').map(Number);
  return `${year}년 ${month}월 ${day}일 ${seoulClock(moment)} 시점의 판단이에요.`;
}
