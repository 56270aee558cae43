import type { EventType } from '../judge/judgement/event-type.ts';
import { tradingDaysApart } from '../market-calendar/trading-days-apart.ts';
import type { EventLabel } from '../news-side.ts';
import { validFilings } from './corrections.ts';
import type { Filing } from './filing.ts';
import type { FilingKind } from './filing-kind.ts';
import { filingRules } from './filing-rules.ts';
import { nameKey, readReportName } from './report-name.ts';

/** A judged news event of one company. Days are those in Seoul. */
export interface NewsFact {
  id: string;
  day: string;
  titles: readonly string[];
  /** Whether an article of it states an amount. */
  statesAmount: boolean;
  type: EventType;
  label: EventLabel;
}

/** An event and the filing of its fact. `confirms`: the filing states all that the event does. */
export interface SameFact {
  eventId: string;
  receiptNo: string;
  confirms: boolean;
}

/** What headlines call the kinds of filings that take a side by their name. */
const words: Partial<Record<FilingKind, RegExp>> = {
  contract: /계약|수주|납품|따냈|따낸/,
  contract_ended: /(?:계약|수주).*(?:해지|취소|파기|종료)|해지/,
  treasury_acquisition: /(?:자사주|자기주식).*(?:매입|취득|산다|사들)/,
  treasury_cancellation: /소각/,
  rights_issue: /유상증자|유증(?![가-힣]{2})/,
  bonus_issue: /무상증자|무증(?![가-힣]{2})/,
  convertible_bond: /전환사채|(?<![A-Za-z])CB(?![A-Za-z])/,
  exchangeable_bond: /교환사채|(?<![A-Za-z])EB(?![A-Za-z])/,
  warrant_bond: /신주인수권부사채|(?<![A-Za-z])BW(?![A-Za-z])/,
  capital_reduction: /감자/,
  default: /연체|미지급|디폴트|채무 ?불이행|기한 ?이익/,
  insolvency: /부도|회생|파산/,
  suspension: /중단|멈[춰췄]|정지/,
  resumption: /재개/,
  delisting: /상장 ?폐지|상폐/,
  watched_issue: /관리 ?종목/,
  unfaithful_disclosure: /불성실 ?공시/,
  embezzlement: /횡령|배임/,
  fine: /과징금|벌금|추징금|과태료/,
};
/** Kinds whose fact is no amount: the filing itself confirms it. */
const plainKinds: ReadonlySet<FilingKind> = new Set([
  ...(['default', 'insolvency', 'suspension', 'resumption', 'delisting'] as const),
  ...(['watched_issue', 'unfaithful_disclosure', 'embezzlement'] as const),
]);
const denied = /사실 ?무근|부인|검토|추진|가능성|소문|풍문|설(?:에|$)/;

const isNear = (day: string, { receivedOn }: Filing): boolean => tradingDaysApart(day, receivedOn) <= 1;

/** "700억원", "3조", "120만 주", "$5", "10%". */
const amount = /\d[\d,.]*\s?(?:[조억천백만]|원|달러|유로|엔|위안|%|주(?![가-힣])|주를)|[$€]\s?\d/;

/** Returns true for a text that states an amount, which then decides. */
export const statesAmount = (text: string): boolean => amount.test(text);

/**
 * Finds filings that are the fact of a news event, where no amounts of both decide: of the event's type and side, received on its day
 * or a trading day beside it, named by a headline, and both the only ones of their kind within these days. An amount that
 * the filing does not state is not confirmed: such a filing only is no second event.
 */
export function findSameFacts(events: readonly NewsFact[], filings: readonly Filing[]): SameFact[] {
  const valid = validFilings(filings).map(({ filing }) => ({ filing, kind: readReportName(filing.reportName).kind }));
  return valid.flatMap(({ filing, kind }): SameFact[] => {
    const pattern = words[kind];
    if (pattern === undefined) return [];
    const fitting = events.filter(
      (event) =>
        event.type === filingRules[kind].type &&
        event.label === filingRules[kind].label &&
        isNear(event.day, filing) &&
        !isLeftToAmounts(event, filing, kind) &&
        event.titles.some((title) => pattern.test(title)) &&
        !event.titles.some((title) => denied.test(title)),
    );
    const [event] = fitting;
    if (event === undefined || fitting.length > 1) return [];
    if (valid.filter((other) => other.kind === kind && isNear(event.day, other.filing)).length > 1) return [];
    const confirms = plainKinds.has(kind) || (filing.figures.length > 0 && !event.statesAmount);
    return [{ eventId: event.id, receiptNo: filing.receiptNo, confirms }];
  });
}

/**
 * Where both state amounts, these decide, but for a contract that ended: the press often names the whole contract, the filing what is
 * left of it. A small contract need not be filed at all: one without an amount has to name the partner of the filing.
 */
function isLeftToAmounts(event: NewsFact, { figures, contract }: Filing, kind: FilingKind): boolean {
  if (figures.length === 0 || kind === 'contract_ended') return false;
  if (event.statesAmount) return true;
  const partner = nameKey(contract?.partner?.replace(/\([^()]*\)/g, '') ?? '');
  return kind === 'contract' && !(partner !== '' && event.titles.some((title) => nameKey(title).includes(partner)));
}
