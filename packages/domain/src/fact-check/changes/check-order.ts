import type { PlacedFigure } from '../../figures/read-figures.ts';
import { firstDirection } from '../reading/directions.ts';
import type { Fault } from '../reading/faults.ts';
import type { Passage } from '../reading/passages.ts';

/** What stands between an old value and the new one. */
const arrow = /^(?:원|%)?['")]?(?:에서|서|→|⇒|->|=>|보다)\s?['"(]?(?:약 |최대 |다시 )?$/;
/** "600원을 1200원으로 올리라": an old value as the object of its change. */
const changed = /^(?:원|%|주)?(?:을|를) ?$/;
const changedTo = /^(?:원|%|주)?(?:으로|로) ?(?:올|내[리렸려린]|높|낮|늘|줄|바꾸|바꿨|인상|인하|상향|하향)/;
const beforeOld =
  /(?:(?:전년|전 ?분기|직전 ?분기|작년|지난해|기존|종전|직전|이전|당초|애초|앞서)(?: ?목표(?:주가|가))?[ :(]*|(?:한|두|세|\d) ?(?:분기|해|년|달|개월) 전(?:의|에는|엔|만 해도)? ?)$/;
/** A clause on the year before: "작년 1분기에는 매출 2210억원에 57억원의 손실". */
const ofYearBefore = /(?:작년|지난해|전년|1년 전)(?! ?(?:같은|동기|보다|대비))[^,.]*$/;
const afterOld =
  /^(?:원|%)?['")]?(?:에서|서(?= ?(?:약 )?\d)|→|⇒|->|=>|이던|였던|이었던|보다|의 (?:절반|[한두세네\d]+ ?배))/;

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
    if (now === undefined) return [];
    const between = text.slice(old.end, now.start);
    const isPair =
      arrow.test(between) || (old.unit === now.unit && changed.test(between) && changedTo.test(text.slice(now.end)));
    return isPair ? [{ old: likeNow(old, now), now }] : [];
  });
}

/** 10→12만원: the scale of the new value counts for the old one, too. */
function likeNow(old: PlacedFigure, now: PlacedFigure): PlacedFigure {
  const isShort = old.unit === '' && old.value < 1_000 && now.value >= 10_000;
  return isShort ? { ...old, value: old.value * 10_000, unit: now.unit } : old;
}

/** Least amount that headlines write without 원. */
const LEAST_WON = 1e8;

const isNear = (a: PlacedFigure, b: PlacedFigure): boolean => Math.abs(a.value - b.value) <= 0.05 * Math.abs(b.value);

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
  const [fromHere, toThere] = [
    known.filter(({ old }) => same(old, pair.old)),
    known.filter(({ now }) => same(now, pair.now)),
  ];
  // "640억→410억" beside "640억원에서 230억원": one of the two belongs to something else.
  const isOther = ({ now }: Pair) =>
    (now.unit === pair.now.unit || (now.unit === '' && now.value >= LEAST_WON)) && !isNear(now, pair.now);
  if (fromHere.some(isOther) && toThere.length === 0) return true;
  return has(pair.now, pair.old) || isOnlyOld(pair.now, source);
}

/** Whether a sentence tells a figure as what something was changed to: 12만원으로 올렸어요. */
const isNew = ({ text }: Passage, figure: PlacedFigure): boolean =>
  /^ ?(?:으로|로)(?![가-힣])/.test(text.slice(figure.end)) ||
  /^(?:이|가) 됐/.test(text.slice(figure.end)) ||
  /^ (?:올[렸리]|내[렸리]|인상|인하)/.test(text.slice(figure.end)) ||
  /^(?:을|를|어치를|을?씩)? ?(?:제시|매겼|냈|내며|기록|거뒀|거둬|배당|발행|조달|수주|공급|소각|투자|취득|현금배당|결산배당)/.test(
    text.slice(figure.end),
  );

/** Whether the source has a figure only as a value that changed to another one. */
function isOnlyOld(figure: PlacedFigure, source: readonly Passage[]): boolean {
  const found = source.flatMap((passage) =>
    passage.figures.filter((each) => same(each, figure)).map((each) => ({ passage, each })),
  );
  const isOldOfPair = ({ passage: { text }, each }: (typeof found)[number]) =>
    afterOld.test(text.slice(each.end)) ||
    beforeOld.test(text.slice(Math.max(0, each.start - 14), each.start)) ||
    changed.test(text.slice(each.end).replace(/\d.*$/s, ''));
  const isOfYearBefore = ({ passage: { text }, each }: (typeof found)[number]) =>
    ofYearBefore.test(text.slice(Math.max(0, each.start - 40), each.start));
  return found.some(isOldOfPair) && found.every((place) => isOldOfPair(place) || isOfYearBefore(place));
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

const anyGrade =
  /(?<![A-Za-z&])([A-D]{1,3}[+-]?)(?=(?:으?로|에서|서|[을를])? ?(?:→|한 단계|두 단계|낮|내|올|높|하향|상향|평가|부여|유지|강등))/g;

/** Whether a sentence about a grade of credit names one that its source, which has others, has not. */
function namesOtherGrade(sentence: string, text: string): boolean {
  if (!/등급/.test(sentence)) return false;
  const known = new Set([...text.matchAll(/(?<![A-Za-z&])([A-D]{1,3}[+-]?)(?![A-Za-z+-])/g)].map(([, grade]) => grade));
  return known.size > 0 && [...sentence.matchAll(anyGrade)].some(([, grade]) => !known.has(grade));
}

/** Returns `order` where a sentence tells the old grade of a company as the new one: A로 for "A에서 A-로". */
export function checkGrades(sentence: string, text: string): Fault[] {
  if (namesOtherGrade(sentence, text)) return ['order'];
  if (new RegExp(gradePair).test(sentence)) return [];
  const stated = saidGrade.exec(sentence)?.[1];
  const known = [...text.matchAll(new RegExp(gradePair, 'g'))];
  return stated !== undefined && known.some(([, old]) => old === stated) && !known.some(([, , now]) => now === stated)
    ? ['order']
    : [];
}
