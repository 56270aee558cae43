import { findQuantities } from '../clustering/quantities.ts';
import { type PlacedFigure, placedFigures } from '../figures/read-figures.ts';
import type { FilingFigure } from './filing.ts';

/**
 * How a text states an amount: `about` 약 4,000억, `band` 4천억대, `least` 4천억 이상, `most` 최대 4천억, `range` 3천억~4천억.
 */
export type AmountForm = 'exact' | 'about' | 'band' | 'least' | 'most' | 'range';

/** An amount of a text with its precision. Places are offsets in the text. */
export interface StatedAmount {
  value: number;
  unit: Exclude<FilingFigure['unit'], 'percent'>;
  form: AmountForm;
  /** Smallest step written: 0.1조 for 1.2조, 1억 for 4,200억. */
  step: number;
  /** Place of the last digit that is not 0: 100억 for 4,200억. */
  digitStep: number;
  start: number;
  end: number;
}

/** Currencies that the reader of figures does not know, right behind a number. */
const otherCurrency =
  /^ ?(?:캐나다|호주|홍콩|싱가포르|대만|뉴질랜드|미국 ?달러|弗|元|파운드|루피|리얄|디르함|페소|헤알|바트|프랑|루블|크로네|유로|엔(?!지|진)|위안|동(?![가-힣]))/;
/** Dollars of other countries, by the text before the number. */
const otherDollar = /(?:캐나다|호주|홍콩|싱가포르|대만|(?<![a-z])[chas])\$? ?$/;
/** Least number without a unit that is money: headlines leave out 원 from 억 on. */
const leastWithoutUnit = 1e8;

/** Returns the amounts of money and of shares in a text in lower case with unified spelling. */
export function statedAmounts(text: string): StatedAmount[] {
  const figures = placedFigures(text).map((figure) => withoutNextWord(figure, text));
  return figures.flatMap((figure, index) => {
    const unit = findUnit(figure, text);
    if (unit === null || !(figure.value > 0)) return [];
    const { start, end } = figure;
    const written = text.slice(start, end);
    const neighbours = [figures[index - 1], figures[index + 1]];
    const inRange = neighbours.some((other) => other !== undefined && isRange(text, figure, other));
    const form = inRange ? 'range' : readForm(text, figure, written);
    const value = figure.minus ? -figure.value : figure.value;
    return [{ value, unit, form, ...measurePrecision(written, figure.value), start, end }];
  });
}

/** Units that stand apart from 억 and 조; any other word behind a blank is the next word: 2조 분기배당, 500억 건조 계약. */
const apart = /^(?:원|달러|유로|엔|위안|파운드|주|명|개|톤|대|%|%p)$/;

function withoutNextWord(figure: PlacedFigure, text: string): PlacedFigure {
  const [, number] = /^(.*[억조]) [^ ]+$/.exec(text.slice(figure.start, figure.end)) ?? [];
  if (number === undefined || apart.test(figure.unit)) return figure;
  return { ...figure, unit: '', end: figure.start + number.length };
}

function findUnit({ value, unit, start, end }: PlacedFigure, text: string): StatedAmount['unit'] | null {
  if (unit === '원') return 'won';
  if (unit === '달러') return otherDollar.test(text.slice(Math.max(0, start - 6), start)) ? null : 'usd';
  if (unit === '주') return 'shares';
  const written = text.slice(start, end);
  // 4천억대: 대 counts cars elsewhere.
  const isMoney = unit === '' || (unit === '대' && /[억조] ?대$/.test(written));
  if (!isMoney || value < leastWithoutUnit || !/[억조]/.test(written)) return null;
  return otherCurrency.test(text.slice(end)) ? null : 'won';
}

function measurePrecision(written: string, value: number): { step: number; digitStep: number } {
  // An amount in plain digits is exact: 1,500원.
  if (!/[십백천만억조]/.test(written)) return { step: 1, digitStep: 1 };
  const step = findQuantities(written)[0]?.grain ?? 1;
  let digitStep = step;
  for (const next of zeros(step)) {
    if (Math.abs(value / next - Math.round(value / next)) > 1e-6) break;
    digitStep = next;
  }
  return { step, digitStep };
}

/** The next powers of ten above a step. */
function zeros(step: number): number[] {
  return Array.from({ length: 14 }, (_, index) => step * 10 ** (index + 1));
}

function isRange(text: string, a: PlacedFigure, b: PlacedFigure): boolean {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  return (
    /^ ?(?:[~∼-]|에서|부터) ?$/.test(text.slice(first.end, second.start)) &&
    !/에서/.test(text.slice(first.end, second.start))
  );
}

function readForm(text: string, { start, end }: PlacedFigure, written: string): AmountForm {
  const [left, right] = [text.slice(Math.max(0, start - 8), start), text.slice(end, end + 10)];
  if (/최대 ?$|많게는 ?$/.test(left) || /^ ?(?:이하|미만|육박|가까이|에 ?달할|까지(?! ?공급))/.test(right))
    return 'most';
  if (
    /최소 ?$|적어도 ?$/.test(left) ||
    /^ ?(?:이상|넘|초과|돌파|을 ?넘|를 ?넘|을 ?웃|를 ?웃|을 ?돌파|를 ?돌파|웃도)/.test(right)
  )
    return 'least';
  if (
    /대$/.test(written) ||
    /^ ?(?:초반|중반|후반)?대(?![가-힣])|^ ?(?:초반|중반|후반)?대(?:의|에|로|를|규모| )/.test(right)
  )
    return 'band';
  if (
    /(?:약|대략|어림잡아) ?$/.test(left) ||
    /여/.test(written) ||
    /^ ?(?:여|가량|안팎|내외|수준|정도|상당)/.test(right)
  )
    return 'about';
  return 'exact';
}

/** Relation of a stated amount to a known one: `same`, `apart` where it clearly is another amount, `near` in between. */
export type AmountRelation = 'same' | 'near' | 'apart';

/** Amounts within 1 % are the same; other gaps count at the precision that the text states, up to 10 %. */
const [sameShare, roundedShare] = [0.01, 0.1];
/** Gap up to which a round amount (1,000억, 4,200억) can stand for another one. */
const headlineShare = 0.025;
/** Gap from which an amount is another one, by whether it states three digits or fewer. */
const [apartShare, apartShareOfRound] = [0.02, 0.05];

/** Compares a stated amount with a known one at the precision of the text. */
export function findRelation(amount: StatedAmount, known: number): AmountRelation {
  const { form } = amount;
  if (amount.value < 0 !== known < 0) return form === 'exact' || form === 'about' ? 'apart' : 'near';
  const [value, size] = [Math.abs(amount.value), Math.abs(known)];
  const gap = {
    size: Math.abs(value - size),
    share: Math.abs(value - size) / Math.max(value, size),
    above: size >= value,
  };
  if (form === 'range') return 'near';
  return gap.share <= sameShare ? 'same' : relationsByForm[form](amount, gap);
}

interface Gap {
  size: number;
  share: number;
  /** The known amount is larger than the stated one. */
  above: boolean;
}

const relationsByForm: Record<Exclude<AmountForm, 'range'>, (amount: StatedAmount, gap: Gap) => AmountRelation> = {
  most: () => 'near',
  least: ({ digitStep }, { size, share, above }) =>
    above && size < digitStep && share <= roundedShare ? 'same' : 'near',
  band: ({ digitStep }, { size, share, above }) => {
    if (above && size < digitStep) return 'same';
    return size > 2 * digitStep && share > roundedShare ? 'apart' : 'near';
  },
  about: ({ digitStep }, { size, share, above }) => {
    if ((size <= digitStep / 2 || (above && size < digitStep)) && share <= roundedShare) return 'same';
    return size > digitStep && share > roundedShare ? 'apart' : 'near';
  },
  exact: ({ value, step, digitStep }, { size, share, above }) => {
    const isRounded = size <= step / 2 || (above && size < step);
    if (isRounded && share <= roundedShare) return 'same';
    const isRound = digitStep > Math.abs(value) / 100;
    if (isRound && size <= digitStep / 2 && share <= headlineShare) return 'same';
    return size > digitStep / 2 && share > (isRound ? apartShareOfRound : apartShare) ? 'apart' : 'near';
  },
};
