import type { Judgement, Strength } from '../judge/judgement/judgement.ts';
import type { EventLabel } from '../news-side.ts';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import type { Filing, FilingFigureName } from './filing.ts';
import { computePercent, mainFigureOf } from './filing-figures.ts';
import { type FilingRule, filingRules } from './filing-rules.ts';
import { filingSentence } from './filing-sentence.ts';
import { findRuling, isCleared, type ReportName, readReportName } from './report-name.ts';
import { isAttachment } from './report-prefix.ts';

/** Facts about a company that size its filings. */
export type FilingCompany = Pick<ListedCompany, 'marketValue'>;

/**
 * Judges a filing by its report name and figures. A direction is claimed only where the name or the figures give it;
 * `subject` is always yes, since a company files about itself.
 */
export function judgeFiling(filing: Filing, company: FilingCompany): Judgement {
  const report = readReportName(filing.reportName);
  const { type, label, strength, material } = chooseRule(filing, report, company);
  return {
    subject: 'yes',
    kind: material ? 'event' : 'notice',
    type,
    label,
    strength,
    material,
    reason: filingSentence(filing, report),
  };
}

/** Returns true for a report that tells investors nothing by itself, such as one of ownership. */
export function isRoutineReport(reportName: string): boolean {
  const report = readReportName(reportName);
  return isAttachment(report) || !filingRules[report.kind].material;
}

type Change = Partial<Pick<FilingRule, 'label' | 'strength' | 'material'>>;

function chooseRule(filing: Filing, report: ReportName, company: FilingCompany): FilingRule {
  const base = filingRules[report.kind];
  if (isAttachment(report)) return { ...base, label: 'neutral', strength: 1, material: false };
  if (report.withdrawn && base.material && report.kind !== 'contract_ended') return { ...base, label: 'neutral' };
  // The regulator asks for a better prospectus: the plan stands, but later or not as written.
  if (report.prefixes.some((prefix) => prefix === '정정명령부과' || prefix === '정정제출요구'))
    return { ...base, label: 'neutral', material: true };
  const judged = { ...base, ...changeBySize(filing, report, company), ...changeByDetail(filing, report) };
  return report.ofSubsidiary ? { ...judged, strength: weaker(judged.strength) } : judged;
}

/** Shares of the yearly revenue, in percent, from which a contract counts 2 and 3. Orders below the first are daily business. */
const revenueShares = [5, 20] as const;
/** The same for amounts in relation to the market value. */
const valueShares = [1, 5] as const;

/** Strength by size, where a ratio is known. */
function changeBySize(filing: Filing, { kind }: ReportName, { marketValue }: FilingCompany): Change {
  if (kind !== 'contract' && kind !== 'contract_ended' && kind !== 'treasury_cancellation') return {};
  const ofRevenue = kind === 'treasury_cancellation' ? null : computePercent(filing, 'contract_amount');
  if (ofRevenue !== null && ofRevenue > 0) return { strength: byShare(ofRevenue, revenueShares) };
  const figure = mainFigureOf(filing, kind);
  if (figure?.unit !== 'won' || !(Number(marketValue) > 0)) return {};
  return { strength: byShare((100 * figure.value) / Number(marketValue), valueShares) };
}

function byShare(share: number, [medium, large]: readonly [number, number]): Strength {
  return share >= large ? 3 : share >= medium ? 2 : 1;
}

function changeByDetail(filing: Filing, report: ReportName): Change {
  const { kind, name, details, outcome } = report;
  const text = [name, ...details].join(' ').replace(/\s+/g, '');
  switch (kind) {
    case 'earnings':
      return resultsChange(filing, text);
    case 'large_holding':
    case 'insider_ownership':
      return holdingChange(filing);
    case 'treasury_disposal':
      return /임직원|상여|성과|보상|스톡옵션|주식매수선택권/.test(text) ? { label: 'neutral' } : {};
    case 'rights_issue':
      return /3자배정/.test(text) ? { label: 'neutral' } : {};
    case 'capital_reduction':
      return /유상감자/.test(text) ? { label: 'neutral' } : /무상감자/.test(text) ? { strength: 3 } : {};
    case 'lawsuit_ruling':
      return rulingChange(report);
    case 'suspension':
      return /영업.*정지|업무정지/.test(text) ? { strength: 3 } : {};
    case 'trading_halt':
      return /상장폐지|상장적격성|감사의견|횡령|배임|부도|회생|파산|불성실|관리종목/.test(text)
        ? { label: 'bad', strength: 3 }
        : {};
    case 'listing_relief':
      return /상장폐지|상장적격성|상장유지|관리종목|환기종목/.test(text) ? { label: 'good' } : {};
    case 'watched_issue':
      return /우려|예고/.test(text) ? { strength: 2 } : {};
    case 'unfaithful_disclosure':
      return /미지정|유예|해제|취소|결정 ?시한 ?연장/.test(text)
        ? { label: 'neutral', strength: 1 }
        : /예고/.test(text)
          ? { strength: 1 }
          : {};
    case 'embezzlement':
      return isCleared(report) ? { label: 'neutral' } : {};
    case 'inquiry':
      return { material: !/시황변동/.test(text) };
    case 'answer':
    case 'clarification':
      return { material: !/시황변동/.test(text), ...(outcome === 'confirmed' ? { strength: 2 } : {}) };
    case 'audit_report':
      return /의견거절|부적정|한정/.test(text) ? { label: 'bad', strength: 3, material: true } : {};
    case 'other':
      return { material: /투자판단관련/.test(text) };
    default:
      return {};
  }
}

function rulingChange(report: ReportName): Change {
  const outcome = findRuling(report);
  return outcome === null ? {} : { label: outcome === 'won' ? 'good' : 'bad' };
}

/** Points of all shares from which a change of a holding is news, and from which it is large. */
const [newsPoints, largePoints] = [1, 5];

/** A change of a holding is news by its size; whether it is good or bad depends on why it was made. */
function holdingChange(filing: Filing): Change {
  const points = Math.abs(computePercent(filing, 'holding_change') ?? 0);
  return points < newsPoints ? {} : { material: true, strength: points < largePoints ? 1 : 2 };
}

/** Changes in percent from which results have a direction, and from which the direction is strong. */
const [clearChange, largeChange] = [10, 50];

/** Forms write the change of a loss with either sign, so it has no direction. */
const isLoss = ({ figures }: Filing, profit: FilingFigureName): boolean =>
  figures.some(({ name, value, unit }) => name === profit && unit !== 'percent' && value < 0);

/** Whether a profit is stated without a change: it came from a loss. */
const cameFromLoss = (filing: Filing, profit: FilingFigureName): boolean =>
  computePercent(filing, profit) === null && filing.figures.some(({ name, value }) => name === profit && value > 0);

/** Direction of results by their change; none where operating and net profit go apart. */
function resultsChange(filing: Filing, text: string): Change {
  if (/흑자전환/.test(text) !== /적자전환/.test(text))
    return { label: /흑자전환/.test(text) ? 'good' : 'bad', strength: 3 };
  const profits = (['operating_profit', 'net_profit'] as const).filter((name) => !isLoss(filing, name));
  const known = profits.map((name) => computePercent(filing, name)).filter((change) => change !== null);
  const isTurned = profits.some((name) => cameFromLoss(filing, name));
  // What the revenue did says little beside a loss, or a profit that came from one.
  if (known.length === 0 && (profits.length < 2 || isTurned)) return {};
  const changes = known.length > 0 ? known : [computePercent(filing, 'revenue')].filter((change) => change !== null);
  const sides = new Set(changes.map(sideOfChange).filter((side) => side !== 'neutral'));
  const [side] = sides;
  // Beside a loss, more of another figure is no clear good news, nor is less beside the end of one clear bad news.
  if (sides.size !== 1 || side === undefined || (side === 'good' ? profits.length < 2 : isTurned)) return {};
  return { label: side, strength: changes.some((change) => Math.abs(change) >= largeChange) ? 3 : 2, material: true };
}

function sideOfChange(change: number): EventLabel {
  return Math.abs(change) < clearChange ? 'neutral' : change > 0 ? 'good' : 'bad';
}

const weaker = (strength: Strength): Strength => (strength === 3 ? 2 : 1);
