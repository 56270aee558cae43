import { unifyText } from '../company-matching/plain-text.ts';
import { remember } from '../remember.ts';
import { wordTable } from '../text/words/word-table.ts';
import type { FilingKind } from './filing-kind.ts';
import { findReportKind } from './report-kind.ts';

/** Prefixes of a report name, in brackets. */
export const reportPrefixes = [
  '기재정정',
  '첨부정정',
  '첨부추가',
  '변경등록',
  '연장결정',
  '발행조건확정',
  '정정명령부과',
  '정정제출요구',
] as const;
export type ReportPrefix = (typeof reportPrefixes)[number];

/** Outcome of an answer to an inquiry, or of a clarification. */
export type AnswerOutcome = 'confirmed' | 'denied' | 'pending';

/** Parts of a report name. */
export interface ReportName {
  prefixes: ReportPrefix[];
  /** Name without prefixes, blanks and trailing parentheses; every dot is `·`. A 주요사항보고서 has the name of its matter. */
  name: string;
  /** Texts in trailing parentheses, in order: 자율공시, 제3자배정, 2025.12. */
  details: string[];
  /** The filing reports a matter of a subsidiary. */
  ofSubsidiary: boolean;
  kind: FilingKind;
  /** Outcome that an answer or a clarification states, null without one. */
  outcome: AnswerOutcome | null;
  /** The filing takes a decision back. */
  withdrawn: boolean;
}

/** Spellings in use besides the official ones. */
const otherPrefixes = wordTable<ReportPrefix>({ 정정: '기재정정' });
/** General names whose first detail is the matter itself. */
const wrappers = /^(?:주요사항보고서|주요경영사항신고)$/;
const subsidiary = /^(?:자|종속|손자|지주)?회사의주요경영사항/;
/** Dots that normalisation would turn into a full stop. */
const leaderDots = /[․‥]/g;

/** Returns the parts of a report name in any of its spellings. */
export const readReportName: (reportName: string) => ReportName = remember(takeApart, 2_000);

function takeApart(reportName: string): ReportName {
  let rest = unifyText(reportName.replace(leaderDots, '·'));
  const prefixes: ReportPrefix[] = [];
  const details: string[] = [];
  for (let found = /^\[([^\]]*)\]\s*/.exec(rest); found !== null; found = /^\[([^\]]*)\]\s*/.exec(rest)) {
    rest = rest.slice(found[0].length);
    const text = withoutBlanks(found[1] ?? '');
    const prefix = reportPrefixes.find((known) => known === text) ?? otherPrefixes[text];
    if (prefix !== undefined) prefixes.push(prefix);
    else details.push(text);
  }
  const trailing: string[] = [];
  // One level of parentheses inside a detail: (자회사의 주요경영사항(정정)).
  for (let found = lastDetail(rest); found !== null && found.index > 0; found = lastDetail(rest)) {
    trailing.unshift((found[1] ?? '').trim());
    rest = rest.slice(0, found.index).trim();
  }
  details.push(...trailing.filter((text) => text !== ''));
  let name = withoutBlanks(rest);
  if (wrappers.test(name) && details[0] !== undefined) name = withoutBlanks(details.shift() ?? '');
  const words = [nameKey(name), ...details.map(nameKey)];
  const ofSubsidiary = words.some((text) => subsidiary.test(text));
  const kind = findReportKind(
    words[0] ?? '',
    words.slice(1).filter((text) => !subsidiary.test(text)),
  );
  return {
    prefixes,
    name,
    details,
    ofSubsidiary,
    kind,
    outcome: kind === 'answer' || kind === 'clarification' ? outcomeIn(words.join(' ')) : null,
    withdrawn: words.some(
      (text) =>
        /철회(?!신고서)|결정(?:의)?취소|취소결정|^취소$/.test(text) ||
        (kind === 'control_change' && /계약(?:의)?(?:해제|해지|취소)/.test(text)),
    ),
  };
}

/** Whether a report on a suspicion tells its end: "횡령ㆍ배임혐의발생(무혐의)". */
export const isCleared = ({ kind, details }: Pick<ReportName, 'kind' | 'details'>): boolean =>
  kind === 'embezzlement' && /무혐의|혐의없음|사실없음|불기소|불송치|무죄/.test(withoutBlanks(details.join(' ')));

/** Who won a lawsuit, as far as its ruling tells: a victory of the plaintiff is one of the company only where it sued. */
export function findRuling({ details }: Pick<ReportName, 'details'>): 'won' | 'lost' | null {
  const text = withoutBlanks(details.join(' '));
  if (/승소/.test(text) === /패소/.test(text) || /일부[승패]소|[원피]고(?:일부|전부|측)*[승패]소/.test(text))
    return null;
  return /승소/.test(text) ? 'won' : 'lost';
}

/** Name and details of a report in a row, without blanks and dots: the text in which rules look for words. */
export const wordsOfReport = ({ name, details }: Pick<ReportName, 'name' | 'details'>): string =>
  [name, ...details].join(' ').replace(/[\s·]+/g, '');

/** A name without blanks and dots, by which spellings of one name are equal. */
export function nameKey(name: string): string {
  return withoutBlanks(name).replace(/[·.,]/g, '');
}

const lastDetail = (text: string): RegExpExecArray | null => /\(((?:[^()]|\([^()]*\))*)\)\s*$/.exec(text);
const withoutBlanks = (text: string): string => text.replace(/\s+/g, '');

function outcomeIn(text: string): AnswerOutcome | null {
  if (/미확정|미정|미확인/.test(text)) return 'pending';
  if (/부인|사실무근|사실아님/.test(text)) return 'denied';
  return /확정|사실확인|시인/.test(text) ? 'confirmed' : null;
}
