import type { ReportName, ReportPrefix } from './report-name.ts';

/** Prefixes of a filing that takes the place of an earlier one. */
const replacing: readonly ReportPrefix[] = ['기재정정', '변경등록', '연장결정', '발행조건확정'];
/** Prefixes of a filing that only completes the papers of an earlier one. */
const attaching: readonly ReportPrefix[] = ['첨부정정', '첨부추가'];

/** Returns true when the filing replaces an earlier one. */
export function isCorrection({ prefixes }: Pick<ReportName, 'prefixes'>): boolean {
  return prefixes.some((prefix) => replacing.includes(prefix));
}

/** Returns true when the filing only adds to the papers of an earlier one, whose figures stand. */
export function isAttachment(report: Pick<ReportName, 'prefixes'>): boolean {
  return !isCorrection(report) && report.prefixes.some((prefix) => attaching.includes(prefix));
}
