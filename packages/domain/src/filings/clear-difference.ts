import { unifyText } from '../company-matching/plain-text.ts';
import type { MarketCalendar } from '../market-calendar/market-calendar.ts';
import { tradingDaysApart } from '../market-calendar/trading-days-apart.ts';
import type { AmountClaim, ClaimText } from './amount-claims.ts';
import { periodsOfFiling } from './claim-period.ts';
import { topicsNamedIn } from './claim-topic.ts';
import type { ComparedClaim, ReadFiling } from './compared-claims.ts';
import { reportsDecision } from './decision-phrases.ts';
import { nameKey } from './report-name.ts';
import { isCorrection } from './report-prefix.ts';
import { isSameContract } from './same-contract.ts';
import { findRelation } from './stated-amount.ts';

/** Converted amounts depend on the rate of the day. */
const otherMoney = /달러|弗|유로|엔화|\d ?엔|위안|파운드/;
/** Words that leave open whether a text tells the results of the whole company for the quarter. */
const doubtOfResults =
  /정정|누적|누계|부문|사업부|사업 ?본부|자회사|계열|법인(?!세)|별도|합산|합계|업계|경쟁사|연구원|애널리스트|증권(?:은|이|가| ?")|\d개사|[2-9]사|예상|추정|컨센서스|가이던스|목표|그룹|지배|중단영업|일회성|조정|달러|월 ?(?:매출|영업이익)|\?/;
/** Idioms that compare a result with a forecast; the result itself is a fact. */
const besideForecast =
  /(?:시장|증권가)?(?:의)? ?(?:예상치?|추정치|컨센서스)(?:을|를|에|보다)? ?(?:크게|소폭|대폭)? ?(?:웃|상회|넘|밑|하회|못|부합)/g;

/** Ratios of two amounts beyond which they are hardly the same fact, unless a unit slipped by a power of ten. */
const [smallestRatio, largestRatio] = [0.2, 5];

/** What a decision about a difference needs. */
interface Difference {
  article: ClaimText;
  compared: readonly ComparedClaim[];
  read: ReadFiling;
  calendar: MarketCalendar;
}

/**
 * Decides whether an article clearly states another amount for the fact of a filing. Every doubt means no: several or
 * vague amounts, a correction, another currency, parts and totals, an article before the filing, a subsidiary.
 */
export function isClearDifference(difference: Difference): boolean {
  const { article, compared, read } = difference;
  const { filing, report } = read;
  const results = report.kind === 'earnings';
  const claims = compared.filter(({ claim }) => claim.topic !== null);
  const [first] = claims;
  if (first === undefined || claims.length !== compared.length) return false;
  if (claims.some(({ relation }) => relation !== 'apart') || isCorrection(report) || report.ofSubsidiary) return false;
  // The article may have the amount of the correction, which is not at hand.
  if (article.day < filing.receivedOn || filing.correctionFollows === true) return false;
  const days = tradingDaysApart(article.day, filing.receivedOn, difference.calendar);
  if (days > (results ? 3 : 1)) return false;
  return results ? isClearResult(claims, difference) : isClearDecision(claims, difference);
}

/** Results: one figure and one quarter, which the article names, on the basis of the filing. */
function isClearResult(claims: readonly ComparedClaim[], { article, read }: Difference): boolean {
  const text = unifyText(`${article.title}\n${article.description}`).toLowerCase().replace(besideForecast, ' ');
  if (doubtOfResults.test(text)) return false;
  // 손익구조 filings never name their basis.
  if (/연결/.test(text) && !/연결|손익구조/.test(read.report.name)) return false;
  const { parts } = periodsOfFiling(read.filing, read.report);
  return claims.every(({ claim, figure }) => {
    if (!isWholeCompany(claim)) return false;
    if (parts.length !== 1 || claim.period.part !== parts[0]) return false;
    const ratio = claim.value / figure.value;
    const isNear = ratio < 0 || (ratio >= 0.4 && ratio <= 2.5);
    // The press also calls the part of the controlling shareholders 순이익, which can be any part of it.
    return (isSlip(ratio) || (isNear && figure.name !== 'net_profit')) && agreeAmong(claims, figure.name);
  });
}

/** Words that may stand between a quarter, or the amount before, and the name of a result. */
const plainWords =
  /^(?:연결|기준|잠정|실적|전체|올해|당기|매출액?|영업이익|순이익|각각|기록|원|억원|및|과|와|이|가|은|는|을|를|의|에|으로|했고|했으며|하고|[ ,·()/]|\.{3})*$/;
const partsOfCompany = /북미|미국|중국|유럽|해외|국내|수출|내수|아시아|일본|인도|베트남|사업(?!보고)|제품|브랜드|품목/;

/** Results without a qualifier: 북미 매출 and 변압기 매출 are a part of the company's. */
function isWholeCompany({ left, sentence, start }: AmountClaim): boolean {
  const result = [...left.matchAll(/매출액?|영업이익|영업익|영업손실|영업적자|(?:당기)?순(?:이익|익|손실|적자)/g)].at(
    -1,
  );
  const before = left.slice(0, result?.index ?? left.length);
  const quarter = [...before.matchAll(/[1-4] ?(?:분기|q)|지난해|작년|올해|연간/g)].at(-1);
  const qualifier =
    quarter === undefined
      ? before.replace(/^ *[^ ]+(?:은|는|이|가) /, '')
      : before.slice(quarter.index + quarter[0].length);
  return plainWords.test(qualifier) && !partsOfCompany.test(sentence.slice(0, start));
}

/** Decisions: one amount, told of the one decision of that day. */
function isClearDecision(claims: readonly ComparedClaim[], { article, read }: Difference): boolean {
  const reported = [article.title, ...claims.map(({ claim }) => claim.sentence)];
  const text = unifyText(reported.join('\n')).toLowerCase();
  if (!reportsDecision(read.report.kind, text) || !namesSameMatter(article, read)) return false;
  // A list of filings of many companies has a headline about none of them.
  const headline = unifyText(article.title).toLowerCase();
  if (!topicsNamedIn(headline).some((topic) => claims.some(({ claim }) => claim.topic === topic))) return false;
  if (claims.some(({ claim }) => claim.unit !== 'usd') && otherMoney.test(text)) return false;
  return claims.every(({ claim, figure }) => {
    const ratio = claim.value / figure.value;
    if (read.report.kind === 'contract' && !isSameContract(article, read.filing, ratio)) return false;
    // Of a contract that ended the press may name the whole sum, and the filing the part that was left.
    if (read.report.kind === 'contract_ended' && ratio > 1) return false;
    if (isMultiple(ratio) || isMultiple(1 / ratio) || isTaxed(ratio) || isTaxed(1 / ratio)) return false;
    return ((ratio >= smallestRatio && ratio <= largestRatio) || isSlip(ratio)) && agreeAmong(claims, figure.name);
  });
}

/** A detail with a name, such as the other party, must occur in the article. */
function namesSameMatter({ title, description }: ClaimText, { report }: ReadFiling): boolean {
  const text = nameKey(`${title}${description}`).toLowerCase();
  return report.details.every((detail) => formal.test(nameKey(detail)) || text.includes(nameKey(detail).toLowerCase()));
}

/** Details that name a form and no matter. */
const formal = /공시$|일정금액|경영권|일반사항|주요경영사항|배정|회차|공모|분기|반기|20\d\d|보통주|기타/;

/** The claims about a figure state one amount, at the precision of each. */
function agreeAmong(claims: readonly ComparedClaim[], name: string): boolean {
  const same = claims.filter(({ figure }) => figure.name === name).map(({ claim }) => claim);
  return same.every((claim) => same.every((other) => findRelation(claim, other.value) !== 'apart'));
}

/** Totals and parts: one amount is 2 to 9 times the other. */
function isMultiple(ratio: number): boolean {
  const whole = Math.round(ratio);
  return whole >= 2 && whole <= 9 && Math.abs(ratio / whole - 1) < 0.02;
}

/** With and without value added tax. */
const isTaxed = (ratio: number): boolean => Math.abs(ratio - 1.1) < 0.015;

/** A slip of the unit: ten, a hundred … times too much or too little. */
function isSlip(ratio: number): boolean {
  const power = Math.log10(Math.abs(ratio));
  return Math.round(power) !== 0 && Math.abs(power - Math.round(power)) < 0.01;
}
