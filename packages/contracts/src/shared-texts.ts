import { labelNames } from '@gaemi/domain/news-side';
import { seoulClock, seoulDay } from '@gaemi/domain/seoul-time';
import type { SharedNews } from './shares.ts';

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
