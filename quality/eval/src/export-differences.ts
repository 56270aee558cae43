import { readScorable } from '@gaemi/contracts/read-scorable';
import { newsSides } from '@gaemi/domain/news-side';
import { scoreEvents } from '@gaemi/domain/scoring/score-events';
import { currentScoreVersion } from '@gaemi/domain/scoring/score-version';
import type { CheckedExport } from './read-export.ts';

/** Tolerance between an exported figure and the recomputed one, in points. */
const TOLERANCE = 1e-9;

/** Lists the differences between an export and its own events, one line each; empty when all agree. */
export function exportDifferences(exported: CheckedExport): string[] {
  if (exported.score_version !== currentScoreVersion)
    return [`score_version: scores of formula ${exported.score_version} cannot be computed again by this release`];
  const scores = scoreEvents(readScorable(exported)).sides;
  const pointsOf = new Map(
    newsSides.flatMap((side) => scores[side].contributions).map(({ eventId, points }) => [eventId, points]),
  );
  const figures = [
    ...newsSides.flatMap((side) => [
      { name: `${side}_news_score`, says: exported[`${side}_news_score`], computed: scores[side].total },
      { name: `${side}_exact_score`, says: exported[`${side}_exact_score`], computed: scores[side].exact },
    ]),
    { name: 'reserve', says: exported.reserve, computed: 100 - scores.good.total - scores.bad.total },
    ...exported.events.map(({ event, points }) => ({
      name: `points of event ${event}`,
      says: points,
      computed: pointsOf.get(event) ?? 0,
    })),
  ];
  return figures
    .filter(({ says, computed }) => !(Math.abs(says - computed) <= TOLERANCE))
    .map(({ name, says, computed }) => `${name}: the export says ${says}, its events give ${computed}`);
}
