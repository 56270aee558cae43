import { unifyText } from '../company-matching/plain-text.ts';
import type { MarketCalendar } from '../market-calendar/market-calendar.ts';
import type { ClaimText } from './amount-claims.ts';
import { periodsOfFiling } from './claim-period.ts';
import type { ComparedClaim, ReadFiling } from './compared-claims.ts';
import { tradingDaysApart } from './filing-session.ts';
import { nameKey } from './report-name.ts';
import { isCorrection } from './report-prefix.ts';
import { relationOf } from './stated-amount.ts';

/** Words that leave open whether a text tells the fact of the filing, for amounts of a decision. */
const doubtOfDecision =
  /정정|변경|증액|감액|상향|하향|추가|별도|별개|누적|잔고|합산|합계|총|모두|도합|mou|양해각서|업무 ?협약|옵션|자회사|계열|컨소시엄|공동|부가세|vat|추진|검토|협상|임박|예정|계획|전망|예상|추정|관측|가능성|기대|루머|풍문|(?<![건시신증개])설(?=[."'\s]|$)|부인|최대|연구원|애널리스트|증권가|가능|잇따|잇달|연이어|연속|나머지|일부|단계|[1-9]차(?!전지)|우선주|연간|연 |매년|향후|년간|작년|지난해|전년|특별|차등|\?|[1-9]\d*(?:척|기|대|건|곳|개국|회)(?![가-힣])|[두세네] ?(?:건|척|기|곳)/;
/** Converted amounts depend on the rate of the day. */
const otherMoney = /달러|弗|유로|엔화|\d ?엔|위안|파운드/;
/** Words of the same kind for results. */
const doubtOfResults =
  /정정|누적|누계|부문|사업부|사업 ?본부|자회사|계열|법인(?!세)|별도|합산|합계|업계|경쟁사|연구원|애널리스트|증권(?:은|이|가)|\d개사|[2-9]사|예상|추정|컨센서스|가이던스|목표|지배|중단영업|일회성|조정|달러|월 ?(?:매출|영업이익)|\?/;
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
  if (article.day < filing.receivedOn) return false;
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
    if (parts.length !== 1 || claim.period.part !== parts[0]) return false;
    const ratio = claim.value / figure.value;
    const isNear = ratio < 0 || (ratio >= 0.4 && ratio <= 2.5);
    // The press also calls the part of the controlling shareholders 순이익, which can be any part of it.
    return (isSlip(ratio) || (isNear && figure.name !== 'net_profit')) && agreeAmong(claims, figure.name);
  });
}

/** Decisions: one amount, told of the one decision of that day. */
function isClearDecision(claims: readonly ComparedClaim[], { article, read }: Difference): boolean {
  const told = [article.title, ...claims.map(({ claim }) => claim.sentence)];
  const text = unifyText(told.join('\n')).toLowerCase();
  if (doubtOfDecision.test(text) || !namesSameMatter(article, read)) return false;
  if (claims.some(({ claim }) => claim.unit !== 'usd') && otherMoney.test(text)) return false;
  return claims.every(({ claim, figure }) => {
    const ratio = claim.value / figure.value;
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
  return same.every((claim) => same.every((other) => relationOf(claim, other.value) !== 'apart'));
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
