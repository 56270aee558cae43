import type { NewsStock } from '@gaemi/contracts/news-list';
import { writeAmounts } from '@gaemi/domain/figures/write-amounts';
import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { toScores } from '../to-scores.ts';

/**
 * What the weightiest event of each side was: the line of the lead that says it, else its short name. The lead begins with the leading
 * side and has a line for each side with an event.
 */
export function writeTopEvents(latest: NewsStock['latest']): { side: NewsSide; text: string }[] {
  const shown = newsSides.filter((side) => latest[`top_${side}`] !== null);
  const { good, bad } = toScores(latest);
  const inLead = bad > good ? shown.toReversed() : shown;
  const hasLines = !latest.thin && latest.lead.length === shown.length;
  return shown.map((side) => {
    const line = hasLines ? latest.lead[inLead.indexOf(side)] : undefined;
    return { side, text: writeAmounts(line ?? latest[`top_${side}`] ?? '') };
  });
}
