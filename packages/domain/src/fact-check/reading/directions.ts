import { pattern, wordLists } from '../../text/words/word-lists.ts';
export type Direction = 'up' | 'down';

const up = new RegExp(pattern`${wordLists.change.movedUp}`, 'g');
const down = new RegExp(pattern`${wordLists.change.movedDown}`, 'g');
/** Improvement of a loss is a fall, its worsening a rise. */
const better = /개선/;
const worse = /악화/;

/** Returns the first direction that a text tells; for a loss, 개선 is a fall. */
export function firstDirection(text: string, isLoss = false): Direction | undefined {
  const [rise, fall] = [text.search(up), text.search(down)];
  if (rise === -1 && fall === -1) return undefined;
  const isUp = fall === -1 || (rise !== -1 && rise < fall);
  const word = text.slice(isUp ? rise : fall);
  if (isLoss && better.test(word.slice(0, 2))) return 'down';
  if (isLoss && worse.test(word.slice(0, 2))) return 'up';
  return isUp ? 'up' : 'down';
}

/** Returns every direction that a text tells. */
export function directionsIn(text: string, isLoss = false): ReadonlySet<Direction> {
  const stated = new Set<Direction>();
  for (const [word] of text.matchAll(up)) stated.add(isLoss && better.test(word) ? 'down' : 'up');
  for (const [word] of text.matchAll(down)) stated.add(isLoss && worse.test(word) ? 'up' : 'down');
  return stated;
}
