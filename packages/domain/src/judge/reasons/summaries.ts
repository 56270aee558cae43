import { labelNames, type NewsSide } from '../../news-side.ts';
import { withParticle } from '../../text/particles.ts';

/** Characters a line of a lead or a summary has at most. */
export const longestLine = 45;

/** An event of a side by its short name; the most points first. */
export interface NamedEvent {
  short: string;
}

/**
 * Sentences on one side: its weightiest events by name, the one with the most points first. `events` are those of the
 * side, most points first.
 */
export function summariseSide(side: NewsSide, events: readonly NamedEvent[]): string {
  const names = distinctNames(events);
  const [first, second, third, fourth] = names;
  if (first === undefined) return `확실한 ${labelNames[side]}는 찾지 못했어요.`;
  const lines = [`${joined([first, second])} 가장 크게 작용했어요.`];
  if (third !== undefined) {
    const next = [third, fourth].filter((name) => name !== undefined).join(', ');
    const line = `그다음은 ${next}${fourth === undefined ? '' : ' 순'}${endOf(fourth === undefined ? next : '순')}`;
    lines.push(line.length > longestLine ? `그다음은 ${third}${endOf(third)}` : line);
  }
  return lines.join(' ');
}

/** Up to two lines over the whole result: the strongest events of the leading side, then those of the other side. */
export function writeLead(
  sides: Record<NewsSide, { score: number; events: readonly NamedEvent[] }>,
  isThin: boolean,
): string[] {
  if (isThin) return ['근거가 적어 방향을 말하지 않아요.'];
  const order: readonly NewsSide[] = sides.bad.score > sides.good.score ? ['bad', 'good'] : ['good', 'bad'];
  return order.flatMap((side, place) => {
    const [first, second] = distinctNames(sides[side].events);
    const verb = side === 'bad' ? '부담이에요.' : place === 0 ? '앞섰어요.' : '힘이 됐어요.';
    return first === undefined ? [] : [`${joined([first, second])} ${verb}`];
  });
}

/** "자사주 소각과 3분기 실적이" */
function joined([first = '', second]: readonly (string | undefined)[]): string {
  return second === undefined
    ? withParticle(first, '이')
    : `${withParticle(first, '과')} ${withParticle(second, '이')}`;
}

const endOf = (word: string): string => (withParticle(word, '이').endsWith('이') ? '이에요.' : '예요.');

/** Names in their order, a name of several events with their number: "수주 2건". */
function distinctNames(events: readonly NamedEvent[]): string[] {
  const counts = new Map<string, number>();
  for (const { short } of events) counts.set(short, (counts.get(short) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ${String(count)}건`));
}
