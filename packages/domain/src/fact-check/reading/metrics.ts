import { rememberByObject } from '../../remember.ts';
import type { Passage } from './passages.ts';

/** A noun that figures belong to, in all its spellings. */
export type Metric =
  | 'sales'
  | 'gross'
  | 'operating'
  | 'pretax'
  | 'net'
  | 'margin'
  | 'target'
  | 'offer'
  | 'price'
  | 'terms'
  | 'amount'
  | 'profit'
  | 'backlog'
  | 'dividend'
  | 'fine'
  | 'stake'
  | 'users'
  | 'arpu'
  | 'receivables'
  | 'assets'
  | 'other';

const spellings: readonly (readonly [Metric, string])[] = [
  ['backlog', '수주 ?잔고'],
  ['margin', '(?:영업)?이익률|마진'],
  ['receivables', '매출 ?채권|매출 ?원가|미수금|원가(?! ?(?:부담|상승|압박|인상|절감|탓|급등))'],
  ['gross', '매출 ?총이익'],
  ['operating', '영업(?:이익|익|손실|손익|적자|흑자)'],
  ['pretax', '세전 ?(?:이익|손실)|법인세 ?비용 ?차감 ?전'],
  ['net', '(?:당기)? ?순(?:이익|익|손실|손익)'],
  ['arpu', '가입자당 ?(?:평균 ?)?매출(?:액)?|arpu'],
  ['sales', '매출(?:액)?'],
  ['target', '목표 ?(?:주가|가(?![치가-힣]{2}))|적정 ?(?:주가|가(?![치격])|가격)|목표치'],
  ['offer', '공모가'],
  ['dividend', '배당(?!성향| ?수익률|기준)금?(?:총액)?'],
  ['fine', '과징금|과태료|벌금'],
  ['stake', '지분율|보유 ?비율|지분|주식(?!시장|병합)'],
  ['users', '가입자|이용자|회원|판매량|판매(?= ?\\d)|출하량'],
  ['assets', '(?:자산|부채|자본) ?총계|부채비율|현금성 ?자산'],
  [
    'terms',
    '(?:매각|시세|평가|양도)? ?차익|발행 ?주식(?:의|총수)?|주식 ?총수|발행가(?:액)?|액면가|할인율|전환가(?:액)?|배당 ?수익률|시가 ?배당[률율]|세율',
  ],
  ['amount', '(?:매매|매각|인수|계약)? ?(?:총액|금액|(?<!거래)대금|계약액|조달액|자금)'],
  ['profit', '(?<![가-힣])(?:이익|손실|적자|흑자)(?!률)'],
  [
    'price',
    '(?<!지)주가|종가|시가총액|시총|전 ?거래일|전일 ?(?:대비|보다)|전날(?:보다| 종가)|전장(?:보다| 대비)|시세 ?정보',
  ],
];
const any = new RegExp(spellings.map(([, pattern]) => `(${pattern})`).join('|'), 'g');
const loss = /손실|적자/;

/** A noun at its place in a passage. */
export interface PlacedMetric {
  metric: Metric;
  start: number;
  end: number;
  /** True where the noun itself tells a loss: 영업손실. */
  loss: boolean;
}

const profits: ReadonlySet<Metric> = new Set<Metric>(['profit', 'operating', 'net', 'pretax', 'gross']);

/** Whether two nouns can be the same: 이익 alone is any profit. */
export const isSameMetric = (a: Metric, b: Metric): boolean =>
  a === b || ((a === 'profit' || b === 'profit') && profits.has(a) && profits.has(b));

/** Returns the nouns of a passage that figures belong to, in order. */
export const metricsIn = rememberByObject((passage: Passage): readonly PlacedMetric[] =>
  [...passage.text.matchAll(any)].map((match) => {
    const group = match.slice(1).findIndex((part) => part !== undefined);
    const metric = spellings[group]?.[0] ?? 'other';
    return { metric, start: match.index, end: match.index + match[0].length, loss: loss.test(match[0]) };
  }),
);

/** Distance over which a noun right behind a figure owns it: 118억원의 영업이익. */
const behind = /^(?:원|주)?(?:의|어치|대의?|가량의?| 규모의?|짜리|이던|였던)? ?(?:연간 |분기 |누적 )?$/;

/** Words between a figure that has no noun before it and the noun behind: 8200원 결산 현금배당. */
const shortlyBehind = /^(?:의|을|를)?(?: [가-힣]{1,4}){0,2} ?$/;

/** Behind a noun that only measures: 공모가를 웃도는 2만원. */
const compared =
  /^(?:를|을|보다|의)? ?(?:웃도|웃돈|밑도|밑돈|넘는|대비|보다|절반|맞먹)|^(?:의 \d ?배|보다 | ?(?:밑|아래|위)(?:으로|로))/;

/** Of one share, what a sentence pays is a dividend wherever it says so: 주당 1,200원, 총 612억원을 배당. */
const isOfShare = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /(?:주당|1 ?주에|주마다) ?$/.test(text.slice(0, start)) && /^\S*원/.test(text.slice(start, end));

/**
 * Returns the noun that a figure of a passage belongs to: the one right behind it, else the nearest before it, or by its
 * place in the row after 각각; undefined where there is none.
 */
export function findMetric(passage: Passage, figure: { start: number; end: number }): PlacedMetric | undefined {
  const metrics = metricsIn(passage);
  const next = metrics.find(({ start }) => start >= figure.end);
  const before = metrics.filter(({ end }) => end <= figure.start && !compared.test(passage.text.slice(end, end + 8)));
  const last = before.at(-1);
  const dividend = metrics.find(({ metric }) => metric === 'dividend');
  if (dividend !== undefined && (last ?? { metric: 'terms' }).metric === 'terms' && isOfShare(passage.text, figure))
    return dividend;
  if (
    next !== undefined &&
    behind.test(passage.text.slice(figure.end, next.start)) &&
    !isListed(passage.text, figure, { last, next })
  )
    return next;
  if (last === undefined)
    return next !== undefined && shortlyBehind.test(passage.text.slice(figure.end, next.start)) ? next : undefined;
  const between = passage.text.slice(last.end, figure.start);
  const each = Math.max(between.lastIndexOf('각각'), between.search(/(?<![가-힣])각 ?\d?$|(?<![가-힣])각 (?=\d)/));
  if (each === -1) return last;
  const row = passage.figures.filter(({ start }) => start >= last.end + each && start <= figure.start);
  const place = row.length - 1;
  const owners = rowEndingIn(before, passage.text);
  return owners[place % Math.max(1, owners.length)] ?? last;
}

/** Whether a figure follows its noun and the next noun has a figure of its own: 매출 100억 영업익 12억. */
const isListed = (
  text: string,
  figure: { start: number; end: number },
  { last, next }: { last: PlacedMetric | undefined; next: PlacedMetric },
): boolean =>
  last !== undefined &&
  /^(?:이|은|는|가)? ?[-+△▲▼]?$/.test(text.slice(last.end, figure.start)) &&
  (/^(?:이|은|는|가)? ?[-+△▲▼]?\d/.test(text.slice(next.end)) ||
    // "영업익 -42억원 적자전환": the turn is of the noun before.
    (next.metric === 'profit' && /^(?: ?(?:전환|지속|축소|확대)|로 )/.test(text.slice(next.end))));

/** The nouns joined to the last one: 매출과 영업이익, 매출·영업이익·순이익. */
function rowEndingIn(before: readonly PlacedMetric[], text: string): PlacedMetric[] {
  const row: PlacedMetric[] = [];
  for (const metric of before.toReversed()) {
    const next = row[0];
    if (
      next !== undefined &&
      !/^(?: ?\d[\d.,조억만천]*원?)? ?(?:과|와|,|·|및|이?랑)? ?$/.test(text.slice(metric.end, next.start))
    )
      break;
    row.unshift(metric);
  }
  return row;
}
