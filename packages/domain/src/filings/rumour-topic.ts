import { unifyText } from '../company-matching/plain-text.ts';
import type { FilingKind } from './filing-kind.ts';

/** Matter of a rumour with the kinds of filings that make it true. */
const topics = [
  { topic: 'merger', words: /합병/, kinds: ['merger', 'stock_exchange'] },
  { topic: 'split', words: /분할/, kinds: ['split'] },
  {
    topic: 'treasury',
    words: /자사주|자기주식/,
    kinds: ['treasury_acquisition', 'treasury_cancellation', 'treasury_trust', 'treasury_disposal'],
  },
  {
    topic: 'capital',
    words: /증자|전환사채|교환사채|신주인수권|자금 ?조달/,
    kinds: ['rights_issue', 'convertible_bond', 'exchangeable_bond', 'warrant_bond'],
  },
  { topic: 'contract', words: /공급|수주|납품|계약/, kinds: ['contract'] },
  {
    topic: 'sale',
    words: /매각|처분|양도|판다|경영권/,
    kinds: ['shares_sold', 'business_sold', 'assets_sold', 'control_change', 'tender_offer'],
  },
  {
    topic: 'purchase',
    words: /인수|M&A|지분 ?취득|사들/i,
    kinds: ['shares_bought', 'business_bought', 'control_change', 'tender_offer'],
  },
  { topic: 'investment', words: /투자|증설|공장/, kinds: ['facility_investment'] },
] as const satisfies readonly { topic: string; words: RegExp; kinds: readonly FilingKind[] }[];

export type RumourTopic = (typeof topics)[number]['topic'];

/** Returns the matter that a text names, null without one. */
export function rumourTopicIn(text: string): RumourTopic | null {
  return topics.find(({ words }) => words.test(text))?.topic ?? null;
}

/** Returns true when a filing of the kind makes a rumour of the topic true. */
export function settles(kind: FilingKind, topic: RumourTopic): boolean {
  const kinds: readonly FilingKind[] | undefined = topics.find((entry) => entry.topic === topic)?.kinds;
  return kinds?.includes(kind) ?? false;
}

/** Words after which 설 means hearsay, and words that name hearsay by themselves. */
const hearsay =
  /(?:인수|매각|합병|분할|증자|수주|계약|공급|투자|추진|검토|임박|체결|확정|철수|상장|M&A|참여|취득|처분|경영권|피인수|교체|위기|부도|감자)설(?:에도|에는|까지|마저|만으로)?(?![가-힣]{2}|[비계명치정립])|풍문|소문|루머|~설|(?:인수|매각|합병|분할|증자|지분|수주|공급|투자|상장|경영권).{0,16}(?:관측|검토|추진|타진|저울질|물밑|유력|거론|보도)/i;
/** The company or a fact speaks: no hearsay. */
const notHearsay =
  /사실무근|부인|해명|조회공시|공시했|공시한|결정했|체결했|완료|설,? 사실로|(?:인수|매각|합병|증자|수주|계약)\S{0,2} ?(?:확정됐|확정했|확정$)|수주했|따냈|맺었/;

/** Returns true when a headline reports hearsay about the company: 인수설, 매각 검토, 관측. */
export function isRumourHeadline(title: string): boolean {
  const text = unifyText(title);
  return hearsay.test(text) && !notHearsay.test(text);
}
