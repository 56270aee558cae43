import type { PlacedFigure } from '../figures/read-figures.ts';
import { firstDirection } from './directions.ts';
import type { Fault } from './faults.ts';
import type { Passage } from './passages.ts';

/** What stands between an old value and the new one. */
const arrow = /^(?:원|%)?['")]?(?:에서|서|→|⇒|->|=>|보다)\s?['"(]?(?:약 |최대 |다시 )?$/;
const beforeOld =
  /(?:(?:전년|작년|지난해|기존|종전|직전|이전|당초|애초|앞서)(?: ?목표(?:주가|가))?[ :(]*|(?:한|두|세|\d) ?(?:분기|해|년|달|개월) 전(?:의|에는|엔|만 해도)? ?)$/;
const afterOld = /^(?:원|%)?['")]?(?:에서|서(?= ?(?:약 )?\d)|→|⇒|->|=>|이던|였던|이었던|보다)/;

/** A price in per cent: a share and its price are exchanged. */
const soldForShare = /\d%에 (?:팔|사들|샀|매각|인수|넘)/;

interface Pair {
  old: PlacedFigure;
  now: PlacedFigure;
}

/** Returns `order` where a sentence exchanges old and new value, or tells the old one as the new. */
export function checkOrder(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  const known = source.flatMap(listPairs);
  if (said.some(({ text }) => soldForShare.test(text)) && !source.some(({ text }) => soldForShare.test(text)))
    return ['order'];
  for (const passage of said) {
    const pairs = listPairs(passage);
    for (const pair of pairs) if (isTurned(pair, passage, { known, source })) return ['order'];
    for (const figure of passage.figures) {
      const isOfPair = pairs.some(({ old, now }) => old === figure || now === figure);
      if (isOfPair || !isNew(passage, figure)) continue;
      if (isOnlyOld(figure, source)) return ['order'];
      if (isOtherWay(figure, passage, { known, source })) return ['direction'];
    }
  }
  return [];
}

export function listPairs({ text, figures }: Passage): Pair[] {
  return figures.flatMap((old, index) => {
    const now = figures[index + 1];
    return now !== undefined && arrow.test(text.slice(old.end, now.start)) ? [{ old: likeNow(old, now), now }] : [];
  });
}

/** 10→12만원: the scale of the new value counts for the old one, too. */
function likeNow(old: PlacedFigure, now: PlacedFigure): PlacedFigure {
  const isShort = old.unit === '' && old.value < 1_000 && now.value >= 10_000;
  return isShort ? { ...old, value: old.value * 10_000, unit: now.unit } : old;
}

const same = (a: PlacedFigure, b: PlacedFigure): boolean => Math.abs(a.value - b.value) <= Math.abs(b.value) * 1e-9;

function isTurned(
  pair: Pair,
  passage: Passage,
  { known, source }: { known: readonly Pair[]; source: readonly Passage[] },
): boolean {
  const way = firstDirection(passage.text.slice(pair.now.end, pair.now.end + 16));
  if (way !== undefined && pair.now.value !== pair.old.value && (way === 'up') !== pair.now.value > pair.old.value)
    return true;
  const has = (old: PlacedFigure, now: PlacedFigure) =>
    known.some((each) => same(each.old, old) && same(each.now, now));
  if (has(pair.old, pair.now)) return false;
  return has(pair.now, pair.old) || isOnlyOld(pair.now, source);
}

/** Whether a sentence tells a figure as what something was changed to: 12만원으로 올렸어요. */
const isNew = ({ text }: Passage, figure: PlacedFigure): boolean =>
  /^ ?(?:으로|로)(?![가-힣])/.test(text.slice(figure.end)) ||
  /^(?:이|가) 됐/.test(text.slice(figure.end)) ||
  /^(?:을|어치를|을?씩)? ?(?:제시|매겼|냈|배당|발행|조달|수주|공급|소각|투자|취득|현금배당|결산배당)/.test(
    text.slice(figure.end),
  );

/** Whether the source has a figure only as a value that changed to another one. */
function isOnlyOld(figure: PlacedFigure, source: readonly Passage[]): boolean {
  const found = source.flatMap((passage) =>
    passage.figures.filter((each) => same(each, figure)).map((each) => ({ passage, each })),
  );
  return (
    found.length > 0 &&
    found.every(
      ({ passage: { text }, each }) =>
        afterOld.test(text.slice(each.end)) || beforeOld.test(text.slice(Math.max(0, each.start - 14), each.start)),
    )
  );
}

/** Whether a figure is told as raised to that the source has as cut to by its pair, or by what was before. */
function isOtherWay(
  figure: PlacedFigure,
  { text }: Passage,
  { known, source }: { known: readonly Pair[]; source: readonly Passage[] },
): boolean {
  const way = firstDirection(text.slice(figure.end, figure.end + 14));
  if (way === undefined) return false;
  const olds = [
    ...known.filter(({ now }) => same(now, figure)).map(({ old }) => old),
    ...source.flatMap((passage) =>
      passage.figures.some((each) => same(each, figure))
        ? passage.figures.filter(
            (each) => each.unit === figure.unit && beforeOld.test(passage.text.slice(0, each.start)),
          )
        : [],
    ),
  ].filter(({ value }) => value !== figure.value && value < figure.value * 4 && value * 4 > figure.value);
  return olds.length > 0 && olds.every(({ value }) => figure.value > value !== (way === 'up'));
}

const grade = '[\'"‘“]?([A-D]{1,3}[+-]?|부정적|안정적|긍정적)[\'"’”]?';
const gradePair = `${grade}(?:에서|→|서) ?${grade}`;
const saidGrade = new RegExp(`등급[^.]*?${grade}(?:으로|로) `);

/** Returns `order` where a sentence tells the old grade of a company as the new one: A로 for "A에서 A-로". */
export function checkGrades(sentence: string, text: string): Fault[] {
  if (new RegExp(gradePair).test(sentence)) return [];
  const stated = saidGrade.exec(sentence)?.[1];
  const known = [...text.matchAll(new RegExp(gradePair, 'g'))];
  return stated !== undefined && known.some(([, old]) => old === stated) && !known.some(([, , now]) => now === stated)
    ? ['order']
    : [];
}
