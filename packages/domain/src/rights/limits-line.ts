import type { RightsSource, SourceRights } from './source-rights.ts';

/** How an operator lifts the limits of a source, where there is a shorter way than the file of declared rights. */
const shorterWay: Partial<Record<RightsSource, string>> = { naver: 'NAVER_RIGHTS=contract or SOURCE_RIGHTS_FILE' };

/** Rules of public terms that the program cannot keep, told at the start. */
const cannotKeep: Partial<Record<RightsSource, string>> = {
  naver: 'its rule that results be shown unprocessed and in order cannot be kept by a program that filters and judges',
};

/** Returns one line for operators on what is limited and how to lift it; null for a source without limits. */
export function limitsLine(source: RightsSource, rights: SourceRights): string | null {
  const { storeDays, descriptions, model, redistribution } = rights;
  const limits = [
    ...(storeDays === null ? [] : [`texts are kept ${String(storeDays)} days`]),
    ...(descriptions ? [] : ['only titles and links are kept']),
    ...(model ? [] : ['no model reads it']),
    ...(redistribution ? [] : ['no titles, texts or figures leave the service']),
  ];
  if (limits.length === 0) return null;
  const notes = model && redistribution ? [] : [cannotKeep[source] ?? []].flat();
  const way = shorterWay[source] ?? 'SOURCE_RIGHTS_FILE';
  return [`${limits.join(', ')} (declare other rights with ${way})`, ...notes].join('; ');
}
