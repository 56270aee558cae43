import { quantitiesOf } from '../clustering/quantities.ts';
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
/** Least number without a unit that is money: headlines leave out 원 from 억 on. */
const leastWithoutUnit = 1e8;

/** Returns the amounts of money and of shares in a text in lower case with unified spelling. */
export function statedAmounts(text: string): StatedAmount[] {
  const figures = placedFigures(text);
  return figures.flatMap((figure, index) => {
    const unit = unitOf(figure, text);
    if (unit === null || !(figure.value > 0)) return [];
    const written = text.slice(figure.start, figure.end);
    const { step, digitStep } = precisionOf(written, figure.value);
    const inRange = [figures[index - 1], figures[index + 1]].some(
      (other) => other !== undefined && isRange(text, figure, other),
    );
    const form = inRange ? 'range' : formOf(text, figure, written);
    const value = figure.minus ? -figure.value : figure.value;
    return [{ value, unit, form, step, digitStep, start: figure.start, end: figure.end }];
  });
}

function unitOf({ value, unit, start, end }: PlacedFigure, text: string): StatedAmount['unit'] | null {
  if (unit === '원') return 'won';
  if (unit === '달러')
    return /(?:캐나다|호주|홍콩|싱가포르|대만|[chas])\$? ?$/.test(text.slice(Math.max(0, start - 6), start))
      ? null
      : 'usd';
  if (unit === '주') return 'shares';
  const written = text.slice(start, end);
  // 4천억대: 대 counts cars elsewhere.
  const isMoney = unit === '' || (unit === '대' && /[억조] ?대$/.test(written));
  return isMoney && value >= leastWithoutUnit && /[억조]/.test(written) && !otherCurrency.test(text.slice(end))
    ? 'won'
    : null;
}

function precisionOf(written: string, value: number): { step: number; digitStep: number } {
  const step = /[십백천만억조]/.test(written) ? (quantitiesOf(written)[0]?.grain ?? 1) : 1;
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

function formOf(text: string, { start, end }: PlacedFigure, written: string): AmountForm {
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
const [sameShare, roundedShare, apartShare] = [0.01, 0.1, 0.05];

export function relationOf(amount: StatedAmount, known: number): AmountRelation {
  const { form, step, digitStep } = amount;
  if (amount.value < 0 !== known < 0) return form === 'exact' || form === 'about' ? 'apart' : 'near';
  const [value, size] = [Math.abs(amount.value), Math.abs(known)];
  const gap = Math.abs(value - size);
  const share = gap / Math.max(value, size);
  if (form === 'range') return 'near';
  if (share <= sameShare) return 'same';
  const above = size >= value && gap < digitStep;
  if (form === 'band') return above ? 'same' : gap > 2 * digitStep && share > roundedShare ? 'apart' : 'near';
  if (form === 'least') return above && share <= roundedShare ? 'same' : 'near';
  if (form === 'most') return 'near';
  if (form === 'about') {
    if ((gap <= digitStep / 2 || above) && share <= roundedShare) return 'same';
    return gap > digitStep && share > roundedShare ? 'apart' : 'near';
  }
  if ((gap <= step / 2 || (size >= value && gap < step)) && share <= roundedShare) return 'same';
  return gap > digitStep / 2 && share > apartShare ? 'apart' : 'near';
}
