import { labelNames, type NewsSide } from '../news-side.ts';
import { cleanText } from './clean-text.ts';
import { leadingSignal } from './reason-sentence.ts';
import { groupsByKey } from './vocabulary/all-groups.ts';
import { weighText } from './weigh-text.ts';

/** One judged event of a side. `group` is the key of its theme if known; otherwise the title gives the theme. */
export type SideEvent = { title: string; strength: 1 | 2 | 3; group?: string };

const longestTitle = 60;

/** Returns three calm sentences about one side's events (`score` is 0–100). The order of the events does not matter. */
export function summariseSide(input: {
  side: NewsSide;
  companyName: string;
  events: readonly SideEvent[];
  score: number;
}): string {
  const { side, companyName, events, score } = input;
  const sideName = labelNames[side];
  const strongest = events.toSorted((a, b) => b.strength - a.strength || compareText(a.title, b.title))[0];
  if (strongest === undefined) return `이 기간에는 ${sideName}로 볼 만한 소식이 없었어요.`;
  const sentences = [
    countSentence(`${companyName}의 ${sideName}로 본 소식은 모두 ${events.length}건이에요.`, themesOf(side, events)),
  ];
  sentences.push(`가장 무게 있게 본 소식은 ‘${shortTitle(strongest.title)}’ 기사예요.`);
  sentences.push(weightSentence(sideName, score));
  return sentences.join(' ');
}

function countSentence(total: string, themes: readonly { name: string; count: number }[]): string {
  if (themes.length === 0) return total;
  const leading = themes.slice(0, 2).map(({ name, count }) => `${name} ${count}건`);
  return `${total.replace(/이에요\.$/, '이고')}, 그 가운데 ${leading.join(', ')}이 눈에 띄어요.`;
}

function themesOf(side: NewsSide, events: readonly SideEvent[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const event of events) {
    const key = event.group ?? leadingSignal(weighText(event.title), side)?.group;
    const name = key === undefined ? undefined : groupsByKey.get(key)?.name;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || compareText(a.name, b.name));
}

function weightSentence(sideName: string, score: number): string {
  if (score >= 70) return `이 기간의 ${sideName}는 힘이 뚜렷한 편이에요.`;
  if (score >= 35) return `이 기간의 ${sideName}는 보통 정도의 힘으로 보여요.`;
  return `이 기간의 ${sideName}는 힘이 약한 편이에요.`;
}

function shortTitle(title: string): string {
  const clean = cleanText(title).replace(/[‘’]/g, "'").replaceAll('...', '…');
  const characters = [...clean];
  return characters.length <= longestTitle ? clean : `${characters.slice(0, longestTitle).join('').trimEnd()}…`;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
