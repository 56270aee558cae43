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

/** Stages of a rumour, as the screens name them. */
export const stageNames = {
  reported: '보도',
  inquired: '조회공시 요구',
  pending: '미확정 답변',
  denied: '부인',
  confirmed: '확정',
  withdrawn: '철회',
} as const;

export const sideNames = { good: '호재', bad: '악재' } as const;

export const ownRisk = '투자 판단의 책임은 본인에게 있어요.';
export const sampleNote = '주의: 예시 데이터예요. 실제 뉴스나 거래가 아니에요.';
export const thinNote = '주의: 점수에 든 소식이 적어 방향을 말하지 않아요.';
const others = '진행 중이거나 오류로 끝난 분석은 list_analyses에 있어요.';
/** Where nothing can be read: what runs, has failed or is of the other kind is there all the same. */
export const nothingFinished = {
  news: `끝난 뉴스 분석이 없어요. ${others}`,
  accumulation: `끝난 매집비 분석이 없어요. ${others}`,
} as const;

const seoul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'short' });

const shortened = { 이라: '라', 이에요: '예요' } as const;

/** A number with a form of 이다 that fits how it is read aloud: 5라 (오라), but 10이라 (십이라). */
export const withCopula = (number: number | string, form: keyof typeof shortened): string =>
  `${number}${/[2459]$/.test(String(number)) ? shortened[form] : form}`;

/** Points by which a score has changed; a bare 0 reads like a score. */
export const signedPoints = (points: number): string => (points === 0 ? '그대로' : `${points > 0 ? '+' : ''}${points}`);

/** `2026-11-20 16:10` in Seoul. */
export const momentText = (moment: string): string => seoul.format(new Date(moment));

type Named = Pick<CombinedNews | MjbRecord, 'stock_name' | 'stock_code' | 'present_name'>;

/** The company as it was called then, and as it is called now. */
export const nameOf = ({ stock_name, stock_code, present_name = null }: Named) =>
  `${inline(stock_name)}(${stock_code}${present_name === null ? '' : `, 현재 ${inline(present_name)}`})`;

type Coverage = CombinedNews['coverage'];

export const sourceNames: Record<Coverage['sources'][number]['name'], string> = {
  dart: 'DART 공시',
  naver: 'NAVER 뉴스',
  gdelt: 'GDELT 뉴스',
  google: 'Google 뉴스',
  feed: '언론사 RSS',
  sample: '예시 뉴스',
};
/** The name of a value; another one for a value that only a newer service than this program knows. */
export const findName = <Name>(names: Readonly<Record<string, Name>>, value: string, other: Name): Name =>
  names[value] ?? other;

export const DAY_MS = 86_400_000;
/** Days back to which the service looks for news since an analysis. */
export const NEWS_DAYS = 7;
/** Days by which the articles may begin late without a word, as on the screens: not every day has news. */
const LATE_DAYS = 7;

/** What of the period was not read: none told is not none there. */
export function coverageLines({ asked_from, covered_from: from, truncated, sources }: Coverage): string[] {
  const isLate = from !== null && Date.parse(from) - Date.parse(asked_from) >= LATE_DAYS * DAY_MS;
  const failed = sources
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => findName<string>(sourceNames, name, '그 밖의 출처'));
  return [
    ...(isLate ? [`주의: ${from}부터 나온 기사만 찾았어요. 그 전에 소식이 없었다는 뜻은 아니에요.`] : []),
    ...(truncated ? ['주의: 기간의 기사를 모두 읽지는 못했어요.'] : []),
    ...(failed.length > 0 ? [`주의: 가져오지 못한 출처가 있어요(${failed.join(', ')}).`] : []),
  ];
}

/** The scores of an analysis in two lines, and what limits them. */
export function scoreLines(analysis: CombinedNews): string[] {
  const { good_news_score: good, bad_news_score: bad, reserve, thin, searching_period, created_at } = analysis;
  return [
    `호재 ${good}, 악재 ${bad}, 판단 유보 ${reserve}`,
    `기간 ${searching_period}, 분석한 때 ${momentText(created_at)} (서울)`,
    ...coverageLines(analysis.coverage),
    ...(thin ? [thinNote] : []),
    ...(analysis.judged_by === 'offline' ? [] : ['AI가 기사를 읽고 판단했어요.']),
    ...(analysis.data_source === 'sample' ? [sampleNote] : []),
  ];
}
