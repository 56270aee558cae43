import type { PlacedFigure } from '../../figures/read-figures.ts';
import { rememberByObject } from '../../remember.ts';
import type { Passage } from './passages.ts';

/** A figure with its passage. */
export interface Known {
  passage: Passage;
  figure: PlacedFigure;
}

/** The figures of a passage, each with it. */
export const listFigures = rememberByObject((passage: Passage): readonly Known[] =>
  passage.figures.map((figure) => ({ passage, figure })),
);

/** Limit below which a number without a unit is unlikely to be an amount of money. */
const LEAST_AMOUNT = 1_000;
/** Marks of a rounded figure, before or behind it. */
const rounded = /약 ?$|최대 ?$/;
const roundedBehind = /^ ?(?:여|대(?!비)|가량|남짓|안팎|정도|넘|이상|선(?![가-힣]{2}))/;

/** Whether a figure of the source has the value of a figure of a sentence, exactly or as editors round it. */
export function isSameValue({ passage, figure: said }: Known, { figure }: Known): boolean {
  const gap = Math.abs(said.value - figure.value);
  if (gap <= Math.abs(figure.value) * 1e-9) return true;
  // No rounding takes half of a value away.
  if (gap > Math.max(Math.abs(said.value), Math.abs(figure.value)) / 2) return false;
  const before = passage.text.slice(Math.max(0, said.start - 3), said.start);
  const after = passage.text.slice(said.end, said.end + 3);
  const isMarked =
    rounded.test(before) ||
    roundedBehind.test(after) ||
    / ?여(?:원|명|주)?$/.test(passage.text.slice(said.start, said.end));
  return isRoundedFrom(said.value, figure.value, isMarked);
}

/**
 * Returns true for a value cut to its first digits, as editors write long amounts: 18억 of 18억4402만1150. A figure that is
 * short itself must be marked (약, 대, 여) when cut; a figure is never rounded up but at its third digit.
 */
function isRoundedFrom(said: number, exact: number, isMarked: boolean): boolean {
  if (said <= 0 || exact <= 0) return false;
  const digits = significantDigits(exact);
  const saidDigits = significantDigits(said);
  const gap = (exact - said) / exact;
  if (gap >= 0) {
    const step = 10 ** (magnitude(exact) - saidDigits + 1);
    const isCut = Math.abs(Math.floor(exact / step + 1e-9) * step - said) <= said * 1e-9;
    if (isMarked && gap <= 0.1 && (isCut || said % step === 0))
      return digits > saidDigits && gap < (saidDigits === 1 ? 0.2 : 0.1);
    if (isMarked && isCut && saidDigits === 1) return gap < 0.5;
    return isCut && digits >= 4 && digits - saidDigits >= 2 && gap <= 0.03;
  }
  return saidDigits >= 3 && digits > saidDigits && -gap <= 0.005;
}

const magnitude = (value: number): number => Math.floor(Math.log10(value) + 1e-12);
function significantDigits(value: number): number {
  return String(Number(value.toPrecision(12)))
    .replace(/e.*$/, '')
    .replace(/^0\./, '')
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length;
}

/** 20대 1 */
export const isRatio = ({ passage: { text }, figure: said }: Known): boolean =>
  /\d ?대 ?$/.test(text.slice(0, said.start)) || (said.unit === '대' && /^ ?\d/.test(text.slice(said.end)));

/** Smallest number of things that 대 no longer counts: 1천800억대 is an amount. */
const LEAST_BAND = 1e8;

const counters: readonly (readonly string[])[] = [
  ['곳', '개', '건', '가지', '종'],
  ['번째', '차', '회', '차례'],
];
const isSameCounter = (a: string, b: string): boolean => counters.some((each) => each.includes(a) && each.includes(b));

/** The first of a pair has the unit of the second: "지분 6.1→5.0%". */
export function hasUnitOfNext({ passage, figure }: Known, unit: string): boolean {
  const next = passage.figures.find(({ start }) => start > figure.end);
  return (
    figure.unit === '' && next?.unit === unit && /^ ?(?:→|~|∼|-) ?$/.test(passage.text.slice(figure.end, next.start))
  );
}

/** Headlines may leave out 원, but no other unit. */
export function isSameUnit(said: PlacedFigure, known: PlacedFigure): boolean {
  if (said.unit === known.unit || isSameCounter(said.unit, known.unit)) return true;
  // 4조1000억 몰려: a word behind a large amount that looks like a counter.
  if (
    said.unit === '원' &&
    said.value >= LEAST_BAND &&
    !['주', '달러', '유로', '엔', '위안', '%', '%p'].includes(known.unit)
  )
    return true;
  const pair = [said.unit, known.unit];
  if (said.value >= LEAST_BAND && pair.includes('대')) return pair.includes('원') || pair.includes('');
  // 다운로드 500만: headlines leave out what is counted.
  if (known.unit === '' && said.value >= 1e4 && counters.some((each) => each.includes(said.unit))) return true;
  if (said.unit === '' && counters.some((each) => each.includes(known.unit))) return true;
  return said.value >= LEAST_AMOUNT && pair.includes('') && (pair.includes('원') || pair.includes('주'));
}
