import { inline } from './fence.ts';
import type { CombinedNews, MjbRecord, NewsDetail } from './member.ts';

type EventType = NonNullable<NewsDetail['reasons'][number]['type']>;

/** Names of the types of events, as the screens have them. */
export const typeNames: Record<EventType, string> = {
  earnings: '실적',
  orders: '수주·계약',
  shareholder_returns: '주주환원',
  financing: '자금 조달',
  products: '제품·기술',
  legal: '규제·소송',
  governance: '인사·지배구조',
  analyst_view: '증권사 의견',
  industry: '업황',
  accident: '사고',
  filing: '공시',
  other: '기타',
};

export const sideNames = { good: '호재', bad: '악재' } as const;

export const ownRisk = '투자 판단의 책임은 본인에게 있어요.';
export const sampleNote = '주의: 예시 데이터예요. 실제 뉴스나 거래가 아니에요.';
const others = '진행 중이거나 오류로 끝난 분석은 list_analyses에 있어요.';
/** Where nothing can be read: what runs, has failed or is of the other kind is there all the same. */
export const nothingFinished = {
  news: `끝난 뉴스 분석이 없어요. ${others}`,
  accumulation: `끝난 매집비 분석이 없어요. ${others}`,
} as const;

const seoul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'short' });

const shortened = { 이라: '라', 이에요: '예요' } as const;

/** A number with a form of 이다 that fits how it is read aloud: 5라 (오라), but 10이라 (십이라). */
export const withCopula = (number: number, form: keyof typeof shortened): string =>
  `${number}${/[2459]$/.test(String(number)) ? shortened[form] : form}`;

/** `2026-11-20 16:10` in Seoul. */
export const momentText = (moment: string): string => seoul.format(new Date(moment));

export const nameOf = ({ stock_name, stock_code }: Pick<CombinedNews | MjbRecord, 'stock_name' | 'stock_code'>) =>
  `${inline(stock_name)}(${stock_code})`;

/** The scores of an analysis in two lines, and what limits them. */
export function scoreLines(analysis: CombinedNews): string[] {
  const { good_news_score: good, bad_news_score: bad, reserve, thin, searching_period, created_at } = analysis;
  return [
    `호재 ${good}, 악재 ${bad}, 판단 유보 ${reserve}`,
    `기간 ${searching_period}, 분석한 때 ${momentText(created_at)} (서울)`,
    ...(thin ? ['주의: 점수에 든 소식이 적어 방향을 말하지 않아요.'] : []),
    ...(analysis.judged_by === 'offline' ? [] : ['AI가 기사를 읽고 판단했어요.']),
    ...(analysis.data_source === 'sample' ? [sampleNote] : []),
  ];
}
