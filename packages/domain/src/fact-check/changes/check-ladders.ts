import type { Direction } from '../reading/directions.ts';
import type { Fault } from '../reading/faults.ts';
import type { Passage } from '../reading/passages.ts';

/** Grades of credit from the worst to the best, as agencies at home and abroad write them. */
const letters = ['d', 'c', 'cc', 'ccc', 'b', 'bb', 'bbb', 'a', 'aa', 'aaa'];
const abroad = ['c', 'ca', 'caa', 'b', 'ba', 'baa', 'a', 'aa', 'aaa'];
const words: readonly (readonly string[])[] = [
  ['부정적', '안정적', '긍정적'],
  ['매도', '비중축소', '중립', '매수', '강력매수'],
  ['매도', '보유', '매수', '강력매수'],
  ['비중축소', '시장수익률', '매수'],
  ['비중축소', '중립', '비중확대'],
];
const step = `['"‘“]?([a-d]{1,3}[1-3]?[+-]?|${[...new Set(words.flat())].map((word) => word.replace('비중', '비중 ?')).join('|')})['"’”]?`;
const pair = `${step} ?(?:에서|서|→|⇒) ?${step}`;
const moved = new RegExp(
  `${pair}(?:으로|로) (?:[가-힣]+ (?:단계|계단) )?(?:(올렸|높였|상향|올리|높이)|(내렸|낮췄|하향|강등|내리|낮추))`,
);
/** What an opinion is only raised to from a worse one yet. */
const raisedToWorse = /(?:보유|중립|매도|비중 ?축소|시장수익률)['"’]?(?:으로|로) (?:올|높)/;
const anyRaise = /상향|올[렸려린]|높[였여인]/;

/** The place of a grade on its ladder; better is higher. */
function findStep(grade: string, ladder: readonly string[]): number | undefined {
  const [, name = '', digit, sign] = /^([a-d]+|[가-힣 ]+)([1-3])?([+-])?$/.exec(grade) ?? [];
  const place = ladder.indexOf(name.replace(' ', ''));
  if (place === -1) return undefined;
  return place * 3 + (sign === '+' ? 1 : sign === '-' ? -1 : 0) + (digit === undefined ? 0 : 2 - Number(digit));
}

/** The way from one grade to another; undefined where they stand on no common ladder. */
function wayBetween(from: string, to: string): Direction | undefined {
  const ladders = /[1-3]$/.test(from + to) ? [abroad] : [letters, ...words];
  for (const ladder of ladders) {
    const [old, now] = [findStep(from, ladder), findStep(to, ladder)];
    if (old !== undefined && now !== undefined && old !== now) return now > old ? 'up' : 'down';
  }
  return undefined;
}

/** The ways of all changes of a grade or an opinion that a text tells by both: "'안정적'서 '긍정적'으로". */
export const gradeChangesIn = (text: string): Direction[] =>
  [...text.matchAll(new RegExp(pair, 'g'))].flatMap(([, from = '', to = '']) => wayBetween(from, to) ?? []);

/** Whether a sentence raises from a better grade or opinion to a worse one, or the reverse. */
function goesTheOtherWay(text: string): boolean {
  const [all, from = '', to = '', raised] = moved.exec(text) ?? [];
  const way = all === undefined ? undefined : wayBetween(from, to);
  return way !== undefined && (way === 'up') !== (raised !== undefined);
}

/** Three times as much is more, a half is less. */
const impossible =
  /\d ?배(?:로|나|가량|가까이|넘게)? ?(?:더 )?(?:줄|감소|낮아|내[렸려])|절반(?:으로|가까이|수준으로|가량)? (?:늘|증가|커졌|올랐)/;
/** A loss in the black, and sales in the black or red. */
const mixed = /(?:손실|적자) ?흑자|매출 (?:흑자|적자)(?!를|로| ?전환)/;

/** Returns `direction` or `sign` where a sentence contradicts itself: raised from buy to hold, three times less, a loss in the black. */
export function checkLadders(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  const isRaised = source.some(({ text }) => anyRaise.test(text));
  return said.flatMap(({ text }): Fault[] => [
    ...(goesTheOtherWay(text) || impossible.test(text) || (raisedToWorse.test(text) && !isRaised)
      ? (['direction'] as const)
      : []),
    ...(mixed.test(text) ? (['sign'] as const) : []),
  ]);
}
