import { withParticle } from '../text/particles.ts';
import { amountText, exactAmountText } from './amount-text.ts';
import type { Filing, FilingFigure, FilingFigureName } from './filing.ts';
import { computePercent, mainFigureOf } from './filing-figures.ts';
import { type FilingKind, filingKindNames } from './filing-kind.ts';
import { findRuling, isCleared, type ReportName, wordsOfReport } from './report-name.ts';
import { isAttachment, isCorrection } from './report-prefix.ts';

/** Clauses by kind, before "고 공시했어요". □ stands for "500억 원 규모 ", △ for "500억 원어치 ", ○ for "나래전력과 맺은 "; all can be empty. */
const clauses: Readonly<Partial<Record<FilingKind, string>>> = {
  contract: '□공급계약을 맺었다',
  contract_ended: '○□공급계약이 해지됐다',
  rights_issue: '□유상증자를 하기로 했다',
  bonus_issue: '무상증자를 하기로 했다',
  convertible_bond: '□전환사채를 발행하기로 했다',
  exchangeable_bond: '□교환사채를 발행하기로 했다',
  warrant_bond: '□신주인수권부사채를 발행하기로 했다',
  capital_reduction: '감자를 하기로 했다',
  merger: '합병하기로 했다',
  split: '회사를 분할하기로 했다',
  stock_exchange: '주식을 교환하기로 했다',
  share_split: '주식을 분할하기로 했다',
  share_consolidation: '주식을 병합하기로 했다',
  treasury_acquisition: '△자사주를 사들이기로 했다',
  treasury_disposal: '△자사주를 처분하기로 했다',
  treasury_cancellation: '△자사주를 소각하기로 했다',
  treasury_trust: '□자사주 취득 신탁계약을 맺기로 했다',
  treasury_trust_ended: '□자사주 취득 신탁계약을 해지하기로 했다',
  shares_bought: '△다른 회사 지분을 사기로 했다',
  shares_sold: '△다른 회사 지분을 팔기로 했다',
  business_bought: '□영업을 넘겨받기로 했다',
  business_sold: '□영업을 넘기기로 했다',
  assets_bought: '△유형자산을 사기로 했다',
  assets_sold: '△유형자산을 팔기로 했다',
  facility_investment: '□시설투자를 하기로 했다',
  derivative_loss: '□파생상품 거래 손실이 났다',
  lawsuit: '□소송이 제기됐다',
  default: '빌린 돈의 원금이나 이자를 제때 갚지 못했다',
  insolvency_ended: '회생·파산 절차가 끝났다',
  suspension: '영업이나 생산을 멈췄다',
  resumption: '영업이나 생산을 다시 시작했다',
  embezzlement: '횡령·배임 혐의가 있다',
  fine: '벌금이나 과징금 등을 부과받았다',
  control_change: '최대주주가 바뀌거나 바뀔 수 있다',
};

/** Clauses of kinds whose report names say more, by their words. */
const clausesByWords: Readonly<Partial<Record<FilingKind, readonly (readonly [RegExp, string])[]>>> = {
  contract: [
    [/기술이전계약/, '□기술이전 계약을 맺었다'],
    [/기술수출계약/, '□기술수출 계약을 맺었다'],
  ],
  contract_ended: [
    [/기술이전계약/, '□기술이전 계약이 해지됐다'],
    [/기술수출계약/, '□기술수출 계약이 해지됐다'],
  ],
  insolvency_ended: [
    [/종결(?:결정)?신청(?!.*(?:기각|취하))/, '회생·파산 절차를 끝내 달라고 신청했다'],
    [/신청.*기각/, '회생·파산 신청이 기각됐다'],
    [/신청.*취하/, '회생·파산 신청이 취하됐다'],
  ],
  delisting: [[/정리매매(?:기간)?(?:의)?(?:개시|시작|실시|예정|$)/, '상장폐지를 앞두고 정리매매를 한다']],
  resumption: [[/정지/, '영업정지가 풀렸다']],
  control_change: [[/계약(?:의)?(?:해제|해지|취소|체결?철회)/, '최대주주가 바뀔 수 있는 계약이 해제되거나 취소됐다']],
};

/** Returns one polite sentence that says what a filing reports, with its figure where it states one. */
export function filingSentence(filing: Filing, report: ReportName): string {
  const who = report.ofSubsidiary ? '자회사가 ' : '';
  const ofWhom = report.ofSubsidiary ? (report.kind === 'lawsuit' ? '자회사에 ' : '자회사의 ') : '';
  if (isAttachment(report)) return `${who}${filingKindNames[report.kind]} 공시의 첨부 서류를 고쳤어요.`;
  const demand = demandIn(report);
  if (demand !== null) return `${writeDemanded(report)} 고쳐 내라는 ${demand} 받았어요.`;
  const clause = buildClause(filing, report);
  if (report.withdrawn && report.kind !== 'control_change')
    return `${who}${withParticle(withoutEnd(writeMatter(report)), '을')} 거둬들였다고 공시했어요.`;
  if (clause !== null) {
    return `${namesSubject(clause) ? ofWhom : who}${clause}고 ${isCorrection(report) ? '정정 공시' : '공시'}했어요.`;
  }
  return writeNotice(filing, report, who);
}

/** "영업이익이 늘었다", "소송이 제기됐다": a clause with a subject of its own. */
const namesSubject = (clause: string): boolean => /[가-힣](?:이|가) /.test(clause);

/** The regulator found a report wanting, which the list says before its name. */
function demandIn({ prefixes }: ReportName): string | null {
  if (prefixes.includes('정정명령부과')) return '명령을';
  return prefixes.includes('정정제출요구') ? '요구를' : null;
}

function writeDemanded(report: ReportName): string {
  const matter = writeMatter(report);
  return matter.endsWith('서') ? `${matter}를` : `${matter} 공시를`;
}

function buildClause(filing: Filing, report: ReportName): string | null {
  const { kind } = report;
  if (kind === 'earnings') return resultsClause(filing);
  if (kind === 'dividend') return dividendClause(filing);
  if (kind === 'share_split' || kind === 'share_consolidation')
    return ratioClause(filing, kind) ?? clauses[kind] ?? null;
  const figure = mainFigureOf(filing, kind);
  const sized = (mark: string) => (figure === null ? '' : `${amountText(figure)}${mark} `);
  const words = wordsOfReport(report);
  const worded = clausesByWords[kind]?.find(([says]) => says.test(words))?.[1];
  const general = kind === 'lawsuit_ruling' ? rulingClause(report) : clauses[kind];
  const clause = worded ?? (isCleared(report) ? acquitted : general);
  return (
    clause
      ?.replace('□', sized(' 규모'))
      .replace('△', sized(figure?.unit === 'shares' ? '의' : '어치'))
      .replace('○', namePartner(filing)) ?? null
  );
}

/** Longest name of a partner that a sentence repeats. */
const longestPartner = 30;

/** "나래전력과 맺은 ", without what stands in brackets behind the name. */
function namePartner({ contract }: Filing): string {
  const name = contract?.partner?.replace(/\s*\([^()]*\)$/, '').trim() ?? '';
  return name === '' || name.length > longestPartner ? '' : `${withParticle(name, '과')} 맺은 `;
}

const acquitted = '횡령·배임 혐의에서 벗어났다';

const rulingClauses = { won: '□소송에서 이겼다', lost: '□소송에서 졌다' } as const;

function rulingClause(report: ReportName): string {
  const outcome = findRuling(report);
  return outcome === null ? '□소송의 판결이 나왔다' : rulingClauses[outcome];
}

const resultNames: Readonly<Partial<Record<FilingFigureName, readonly [profit: string, loss: string]>>> = {
  operating_profit: ['영업이익', '영업손실'],
  net_profit: ['순이익', '순손실'],
  revenue: ['매출', '매출'],
};

/** "영업이익이 1,200억 원으로 12% 늘었다". A change of a loss has no plain wording, so only its size is told. */
function resultsClause(filing: Filing): string | null {
  const figure = mainFigureOf(filing, 'earnings');
  if (figure === null) return null;
  const [profit, loss] = resultNames[figure.name] ?? ['실적', '손실'];
  const name = withParticle(figure.value < 0 ? loss : profit, '이');
  const change = computePercent(filing, figure.name);
  const size = amountText({ value: change ?? 0, unit: 'percent' });
  if (figure.value < 0 || change === null || size === '0%')
    return `${name} ${amountText(figure)}${figure.unit === 'usd' ? '라' : '이라'}`;
  return `${name} ${withParticle(amountText(figure), '으로')} ${size} ${change > 0 ? '늘었다' : '줄었다'}`;
}

/** "1주를 50주로 나누기로 했다", "5주를 2주로 합치기로 했다"; null where the par value does not tell it or tells the contrary. */
function ratioClause({ figures }: Filing, kind: 'share_split' | 'share_consolidation'): string | null {
  const [before, after] = (['par_value_before', 'par_value_after'] as const).map((name) =>
    figures.find((figure) => figure.name === name),
  );
  if (before === undefined || after === undefined || before.unit !== after.unit) return null;
  if (kind === 'share_split' ? before.value <= after.value : before.value >= after.value) return null;
  // Par values have two decimals at most; whole numbers have a common divisor.
  const [worthBefore, worthAfter] = [Math.round(before.value * 100), Math.round(after.value * 100)];
  const divisor = greatestCommonDivisor(worthBefore, worthAfter);
  const [from, to] = [worthAfter / divisor, worthBefore / divisor].map((count) => count.toLocaleString('en-US'));
  return `주식 ${from}주를 ${to}주로 ${kind === 'share_split' ? '나누기로' : '합치기로'} 했다`;
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

function dividendClause(filing: Filing): string {
  const stated = (name: FilingFigureName): FilingFigure | undefined =>
    filing.figures.find((figure) => figure.name === name && figure.unit !== 'percent' && figure.value > 0);
  const perShare = stated('dividend_per_share');
  if (perShare !== undefined) return `1주당 ${withParticle(exactAmountText(perShare), '을')} 배당하기로 했다`;
  const total = stated('dividend_total');
  return total === undefined ? '배당하기로 했다' : `모두 ${withParticle(amountText(total), '을')} 배당하기로 했다`;
}

const notices: Readonly<Partial<Record<FilingKind, string>>> = {
  earnings: '실적을 공시했어요.',
  inquiry: '거래소가 조회공시를 요구했어요.',
  answer: '조회공시 요구에 답했어요.',
  clarification: '풍문이나 보도에 관해 해명했어요.',
  insider_ownership: '임원과 주요 주주의 지분 변동을 보고했어요.',
  large_holding: '주식 대량보유 상황이 보고됐어요.',
  periodic_report: '정기보고서를 냈어요.',
  audit_report: '감사보고서를 냈어요.',
  meeting: '주주총회와 기준일에 관해 공시했어요.',
  investor_relations: '기업설명회나 실적 발표 일정을 알렸어요.',
};
const outcomes = {
  confirmed: '풍문이나 보도가 사실이라고 답했어요.',
  denied: '풍문이나 보도가 사실이 아니라고 답했어요.',
  pending: '풍문이나 보도에 관해 아직 확정된 것이 없다고 답했어요.',
} as const;

/** "지분율이 1.2%p 늘어 8.15%가 됐다고 보고됐어요." Null where the filing states no change of a holding. */
function holdingNotice(filing: Filing): string | null {
  const [points, held] = [computePercent(filing, 'holding_change'), computePercent(filing, 'holding')];
  const shares = filing.figures.find(({ name, unit }) => name === 'holding_change' && unit === 'shares')?.value;
  if (points !== null && points !== 0) {
    const change = `지분율이 ${Math.abs(points)}%p ${points > 0 ? '늘' : '줄'}`;
    return held === null ? `${change}었다고 보고됐어요.` : `${change}어 ${held}%가 됐다고 보고됐어요.`;
  }
  if (shares === undefined || shares === 0) return null;
  return `보유 주식이 ${Math.abs(shares).toLocaleString('ko-KR')}주 ${shares > 0 ? '늘' : '줄'}었다고 보고됐어요.`;
}

function writeNotice(filing: Filing, report: ReportName, who: string): string {
  if (report.outcome !== null) return `${report.ofSubsidiary ? '자회사의 ' : ''}${outcomes[report.outcome]}`;
  const notice = notices[report.kind];
  const opinion = /의견 ?거절|부적정|한정/.exec(report.details.join(' '))?.[0];
  if (report.kind === 'audit_report' && opinion !== undefined)
    return `감사의견으로 ${withParticle(opinion, '을')} 받았다고 공시했어요.`;
  if (notice !== undefined) return `${who}${holdingNotice(filing) ?? notice}`;
  return `${who}${withParticle(writeMatter(report), '을')} 공시했어요.`;
}

/** Longest name of a report that a sentence repeats. */
const longestMatter = 30;

/** Names of reports that leave their matter to the details. */
const generalName = /^(?:투자판단관련(?:주요)?경영사항|기타(?:주요)?경영사항|기타시장안내|투자유의안내)$/;
/** Details that say how a report was filed. */
const ofForm = /^(?:자율|공정|안내)공시$|회사의? ?주요 ?경영사항|^(?:철회|취소)$/;

/**
 * The name of the report, or of its matter where the name is a general one. Of one that is too long only what it is about: a reason for
 * a delisting is no delisting yet.
 */
function writeMatter({ name, kind, details }: ReportName): string {
  const matter = generalName.test(name) ? (details.find((detail) => !ofForm.test(detail)) ?? name) : name;
  if (matter !== '' && matter.length <= longestMatter) return matter;
  return kind === 'other' ? '기타 사항' : `${filingKindNames[kind]} 관련 사항`;
}

/** "유상증자결정철회": what is taken back is the decision. */
const withoutEnd = (matter: string): string => matter.replace(/(?<=\S) ?(?:자진 ?)?(?:의)?(?:철회|취소)(?:결정)?$/, '');
