import type { EventLabel } from '../../news-side.ts';
import { moveSides } from '../side-rules.ts';

/** The company of these headlines. */
export const company = {
  code: 'X00001',
  name: '가나전자',
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};

/** Where most of a side of news of 가나전자 is after the rules, of which the weights were sure. */
export function turnSide(side: EventLabel, title: string, description: string): EventLabel {
  const labels: readonly EventLabel[] = ['good', 'neutral', 'bad'];
  const sure = new Map(labels.map((each) => [each, Number(each === side)]));
  const [first] = [...moveSides({ title, description, company }, sure)].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? 'neutral';
}
