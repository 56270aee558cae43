/** What an amount of a text is about. `other`: a matter that no filing of a decision states, such as a market value. */
export type ClaimTopic =
  | 'revenue'
  | 'operating_profit'
  | 'net_profit'
  | 'contract'
  | 'treasury'
  | 'dividend'
  | 'rights_issue'
  | 'convertible_bond'
  | 'exchangeable_bond'
  | 'warrant_bond'
  | 'deal'
  | 'facility'
  | 'lawsuit'
  | 'other';

/** Words of the topics; where two begin at one place, the first counts. */
const topicWords: readonly (readonly [ClaimTopic, string])[] = [
  [
    'other',
    '계약금(?!액)|착수금|선수금|수주 ?(?:잔고|잔액|목표)|매출 ?(?:채권|원가)|시가 ?총액|시총|자본금|자기자본|총?자산(?!양)|부채|차입|보증|과징금|과태료|벌금|예산|사업비|공사비|거래 ?대금|순매수|순매도|펀드|대출|예금|성과급|기부|영업비용|판관비|연구개발비|r&d|시장 ?규모|목표 ?주가|주가|몸값|기업 ?가치|현금성|임금|보조금|평가액|잔고|적립|투자증권|투자자|투자의견',
  ],
  ['operating_profit', '영업이익|영업익|영업손실|영업적자'],
  ['net_profit', '(?:당기|지배주주)?순(?:이익|익|손실|적자)'],
  ['revenue', '매출액?(?!처)'],
  ['convertible_bond', '전환사채|(?<![a-z])cb(?![a-z])'],
  ['exchangeable_bond', '교환사채|(?<![a-z])eb(?![a-z])'],
  ['warrant_bond', '신주인수권부사채|(?<![a-z])bw(?![a-z])'],
  ['other', '회사채|사채|채권|어음'],
  ['rights_issue', '유상증자|유증(?![가-힣]{2})|신주'],
  ['treasury', '자사주|자기주식'],
  ['dividend', '배당'],
  ['lawsuit', '소송|손해배상|청구액'],
  ['contract', '공급 ?계약|판매 ?계약|수주|계약|납품|일감|따냈|따낸|도급|공급'],
  ['deal', '인수|매각|지분|양수|양도|m&a|출자|부동산|토지|사옥|건물'],
  ['facility', '투자|증설|공장|설비'],
];
const anyTopic = new RegExp(topicWords.map(([, words]) => `(${words})`).join('|'), 'g');
const results: readonly ClaimTopic[] = ['revenue', 'operating_profit', 'net_profit'];

/** Longest text between an amount and its topic. */
const reach = 40;
/** Words that tie an amount to the noun behind it: 4,210억 규모 공급계약. */
const tie = /^[^,.]{0,2}? ?(?:의|규모|규모의|어치|상당|상당의|짜리|대 규모|을 들여|를 들여)(?: |$)/;

/**
 * Returns what an amount is about: the nearest topic of its sentence that no other amount stands before. Headlines name
 * results before their amount and deeds behind it. Null without a topic.
 */
export function findTopic(left: string, right: string): ClaimTopic | null {
  const before = topicsIn(left.slice(-reach)).at(-1);
  const after = topicsIn(right.slice(0, reach))[0];
  const leftGap =
    before === undefined
      ? Number.POSITIVE_INFINITY
      : Math.min(left.length, reach) - before.end + breaksIn(left.slice(-reach).slice(before.end));
  if (after === undefined) return before?.topic ?? null;
  const tied = tie.test(right.slice(0, after.start)) || /^의 ?$/.test(right.slice(0, after.start));
  // 매출 1조, 영업이익 2천억: the figure behind an amount belongs to the next one.
  if (results.includes(after.topic) && !tied) return before?.topic ?? (after.start <= 1 ? after.topic : null);
  if (tied && breaksIn(right.slice(0, after.start)) === 0) return after.topic;
  const rightGap = after.start + breaksIn(right.slice(0, after.start)) + 1;
  return before !== undefined && leftGap <= rightGap ? before.topic : after.topic;
}

/** Returns the topics that a text names, in order. */
export function topicsNamedIn(text: string): ClaimTopic[] {
  return topicsIn(text).map(({ topic }) => topic);
}

function topicsIn(text: string): { topic: ClaimTopic; start: number; end: number }[] {
  return [...text.matchAll(anyTopic)].map((match) => {
    const group = match.slice(1).findIndex((words) => words !== undefined);
    return { topic: topicWords[group]?.[0] ?? 'other', start: match.index, end: match.index + match[0].length };
  });
}

/** A comma or a pause separates more than its one character. */
function breaksIn(text: string): number {
  return 12 * [...text.matchAll(/,(?!\d)|\.{2,}|[;()]/g)].length;
}
