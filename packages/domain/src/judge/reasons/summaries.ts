import { labelNames, type NewsSide } from '../../news-side.ts';
import { withParticle } from '../../text/particles.ts';

/** In the place of a verdict where too few events carry one. */
export const NO_DIRECTION = '근거가 적어 방향을 말하지 않아요';

/** Characters that a line of a lead or a summary has at most. */
export const longestLine = 45;

/** An event of a side by its short name, and the sentence that says what happened; the most points first. */
export interface NamedEvent {
  short: string;
  reason: string;
}

/**
 * Sentences on one side: what its weightiest event was, and which ones follow by name. `events` are those of the side, most points first.
 */
export function summariseSide(side: NewsSide, events: readonly NamedEvent[]): string {
  const [first, ...others] = events;
  if (first === undefined) return `확실한 ${labelNames[side]}는 찾지 못했어요.`;
  const said = readSentence(first);
  const rest = said === null ? distinctNames(events).slice(1) : distinctNames(others);
  const lines = [said ?? `${joined(distinctNames(events).slice(0, 1))} 가장 크게 작용했어요.`];
  if (rest.length > 0) {
    const both = `${joined(rest)} 뒤를 이었어요.`;
    lines.push(both.length > longestLine ? `${joined(rest.slice(0, 1))} 뒤를 이었어요.` : both);
  }
  return lines.join(' ');
}

/** Up to two lines over the whole result: the weightiest event of the leading side, then that of the other side. */
export function writeLead(
  sides: Record<NewsSide, { score: number; events: readonly NamedEvent[] }>,
  isThin: boolean,
): string[] {
  if (isThin) return [`${NO_DIRECTION}.`];
  const order: readonly NewsSide[] = sides.bad.score > sides.good.score ? ['bad', 'good'] : ['good', 'bad'];
  return order.flatMap((side, place) => {
    const [first] = sides[side].events;
    if (first === undefined) return [];
    const verb = side === 'bad' ? '부담이에요.' : place === 0 ? '앞섰어요.' : '힘이 됐어요.';
    return [readSentence(first) ?? `${withParticle(first.short, '이')} ${verb}`];
  });
}

/** What happened, where that is a whole sentence and fits a line; a headline is none. */
function readSentence({ reason }: NamedEvent): string | null {
  return reason.endsWith('요.') && reason.length <= longestLine ? reason : null;
}

/** "자사주 소각과 3분기 실적이" */
function joined([first = '', second]: readonly (string | undefined)[]): string {
  return second === undefined
    ? withParticle(first, '이')
    : `${withParticle(first, '과')} ${withParticle(second, '이')}`;
}

/** Names in their order, a name of several events with their number: "수주 2건". */
function distinctNames(events: readonly NamedEvent[]): string[] {
  const counts = new Map<string, number>();
  for (const { short } of events) counts.set(short, (counts.get(short) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ${String(count)}건`));
}
