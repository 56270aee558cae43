import type { Fault } from '../reading/faults.ts';
import type { Passage } from '../reading/passages.ts';

/** What a change is measured by: the quarter, the month or the year before. */
const bases: readonly (readonly [base: string, words: RegExp])[] = [
  ['quarter', /(?:직전|전) ?분기|qoq/g],
  ['month', /전월|전달(?!했|됐)|한 ?달 전/g],
  ['year', /전년|(?:지난해|작년)(?= ?(?:같은|동기|동월|[1-4] ?분기))|1년 (?:전|새)|동기|yoy/g],
];
/** Characters before a figure in which its base stands. */
const REACH = 60;

/** The base that is named last before a figure. */
function findBase(text: string, start: number): string | undefined {
  const before = text.slice(Math.max(0, start - REACH), start);
  // "전 분기 및 전년 동기 대비 각각 5%, 10%": each has its own.
  if (/각각/.test(before)) return undefined;
  const named = bases.flatMap(([base, words]) => [...before.matchAll(words)].map(({ index }) => ({ base, index })));
  return named.toSorted((a, b) => a.index - b.index).at(-1)?.base;
}

/** What shows that a percentage is a change, not a level: "3%포인트 낮은 8%" has one of each. */
const changed =
  /^ ?(?:포인트|p)?(?:가량|넘게|가까이| 이상)? ?(?:[가-힣]{1,3} )?(?:늘|줄|증가|감소|급|오르|오른|올[라랐]|내[렸려린]|떨어|높|낮|많|적[은게]|뛰|뛴|성장|상승|하락|확대|축소|개선|↑|↓)/;

/** Returns `period` where the source measures a change in percent by another quarter, month or year only. */
export function checkBases(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  for (const { text, figures } of said)
    for (const { unit, value, start, end } of figures) {
      if (unit !== '%' && unit !== '%p') continue;
      const own = findBase(text, start);
      if (own === undefined || !changed.test(text.slice(end))) continue;
      const known = source.flatMap((passage) =>
        passage.figures
          .filter((each) => each.unit === unit && each.value === value)
          .map((each) => findBase(passage.text, each.start)),
      );
      if (known.length > 0 && known.every((base) => base !== undefined && base !== own)) return ['period'];
    }
  return [];
}
