import { unifyText } from '../company-matching/plain-text.ts';
import { rememberByObject } from '../remember.ts';
import { type AmountClaim, type ClaimText, findAmountClaims } from './amount-claims.ts';
import { periodsOfFiling } from './claim-period.ts';
import { type FactRule, factRules } from './fact-rules.ts';
import type { Filing, FilingFigure, FilingFigureName } from './filing.ts';
import { figureNamesOf } from './filing-figures.ts';
import type { FilingKind } from './filing-kind.ts';
import type { ReportName } from './report-name.ts';
import { type AmountRelation, findRelation } from './stated-amount.ts';

/** A filing with its parsed name. */
export interface ReadFiling {
  filing: Filing;
  report: ReportName;
}

/** A claim of an article about the figure of a filing, with their relation. */
export interface ComparedClaim {
  claim: AmountClaim;
  figure: FilingFigure;
  relation: AmountRelation;
}

/** Returns the claims of an article that are about a figure of the filing: same kind, figure, unit and period. */
export function comparedClaims(article: ClaimText, { filing, report }: ReadFiling): ComparedClaim[] {
  const rule = factRules[report.kind];
  if (rule === undefined || report.withdrawn || filing.figures.length === 0) return [];
  const headline = unifyText(article.title).toLowerCase();
  return readClaims(article).flatMap((claim) => {
    if (!isAbout(claim, rule, headline) || !isSamePeriod(claim, { filing, report })) return [];
    const figure = filing.figures.find(
      (candidate) =>
        candidate.unit === claim.unit &&
        figureNamesOf(report.kind).includes(candidate.name) &&
        isFigure(claim, candidate.name) &&
        isNearAct(claim, report.kind),
    );
    return figure === undefined ? [] : [{ claim, figure, relation: findRelation(claim, figure.value) }];
  });
}

/** An article is compared with each filing around its day. */
const readClaims = rememberByObject(findAmountClaims);

/** An amount without a topic of its own counts where the headline and its sentence are about the kind. */
function isAbout({ topic, sentence }: AmountClaim, { topics, needs, excludes }: FactRule, headline: string): boolean {
  const text = `${headline}\n${sentence}`;
  if (excludes?.test(text) === true || !needs.every((words) => words.test(text))) return false;
  return topic === null ? needs.length > 0 : topics.includes(topic);
}

const resultFigures: readonly FilingFigureName[] = ['revenue', 'operating_profit', 'net_profit'];

function isFigure(claim: AmountClaim, name: FilingFigureName): boolean {
  if (resultFigures.includes(name)) return claim.topic === name && !otherBasis.test(claim.left);
  const perShare = /(?:주당|한 주에|1주에|1주당)[^,]{0,16}$/.test(claim.left);
  if (name === 'dividend_per_share') return perShare && !/우선주/.test(claim.left);
  return !perShare;
}

/** Results of a part of the company, or on another basis than the filing. */
const otherBasis = /부문|사업부|사업 ?본부|자회사|계열사|법인|별도|합산|합계|업계|경쟁사/;

/** The deed next to an amount decides between buying and cancelling own shares: 5,000억 매입, 3,000억 소각. */
function isNearAct({ left, right, sentence }: AmountClaim, kind: FilingKind): boolean {
  const wanted = ownShareActs[kind];
  if (wanted === undefined || boughtAndCancelled.test(sentence)) return true;
  const clauses = [right.split(/,(?!\d)/)[0] ?? '', left.split(/,(?!\d)/).at(-1) ?? ''];
  const near = clauses.map((clause, index) => [...clause.matchAll(anyAct)].at(index === 0 ? 0 : -1)?.[0]);
  const act = near.find((found) => found !== undefined);
  return act === undefined || wanted.test(act);
}

const anyAct = /소각|매입|취득|사들|매수|처분|매각/g;
const ownShareActs: Readonly<Partial<Record<FilingKind, RegExp>>> = {
  treasury_acquisition: /매입|취득|사들|매수/,
  treasury_trust: /매입|취득|사들|매수/,
  treasury_disposal: /처분|매각/,
  treasury_cancellation: /소각/,
};
/** Both deeds are told of the same shares. */
const boughtAndCancelled = /(?:매입|취득)(?:[·/ 후뒤]|한(?= ?[후뒤])|해|하고|및)*(?:전량 ?)?소각/;

function isSamePeriod({ period }: AmountClaim, { filing, report }: ReadFiling): boolean {
  if (report.kind !== 'earnings') return true;
  const { parts, year } = periodsOfFiling(filing, report);
  if (period.year !== null && year !== null && period.year !== year) return false;
  return period.part === null || parts.length === 0 || parts.includes(period.part);
}
