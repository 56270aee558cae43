import { labelNames, type NewsSide } from '../../news-side.ts';
import { withParticle } from '../../text/particles.ts';
import { isNameOfType } from './names-of-types.ts';

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
  const said = readLine(first);
  const rest = distinctNames(said === null ? others.filter(({ short }) => short !== first.short) : others);
  const lines = [said ?? `${withParticle(nameNews(first.short), '이')} 가장 크게 작용했어요.`];
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
    return [readLine(first) ?? `${withParticle(nameNews(first.short), '이')} ${verb}`];
  });
}

/** The lines of a lead that say what happened, without the one of a thin result that says only again what its verdict says. */
export const ownLines = (lead: readonly string[]): string[] => lead.filter((line) => line !== `${NO_DIRECTION}.`);

/** What happened: the sentence or the whole headline, where it fits a line. */
function readLine({ reason }: NamedEvent): string | null {
  const line = /[.?!]$/.test(reason) ? reason : `${reason}.`;
  return line.length <= longestLine && !cutOff.test(reason) ? line : null;
}

const cutOff = /(?:…|\.{2,})$/;

/** The name of a type says only what the news is about: "실적 소식" may be a record or a loss. */
const nameNews = (name: string): string => (isNameOfType(name) ? `${name} 소식` : name);

/** "자사주 소각과 3분기 실적이" */
function joined([first = '', second]: readonly (string | undefined)[]): string {
  return second === undefined
    ? withParticle(first, '이')
    : `${withParticle(first, '과')} ${withParticle(second, '이')}`;
}

/** Names in their order, a name of several events with their number: "수주 2건". A type is named only where nothing else is. */
function distinctNames(events: readonly NamedEvent[]): string[] {
  const counts = new Map<string, number>();
  for (const { short } of events) counts.set(short, (counts.get(short) ?? 0) + 1);
  const specific = [...counts].filter(([name]) => !isNameOfType(name));
  return (specific.length > 0 ? specific : [...counts]).map(([name, count]) =>
    count === 1 ? name : `${name} ${String(count)}건`,
  );
}
