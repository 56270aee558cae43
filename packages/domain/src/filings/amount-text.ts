import type { FilingFigure } from './filing.ts';

const unitNames: Record<FilingFigure['unit'], string> = { won: '원', usd: '달러', shares: '주', percent: '%' };
const [trillion, hundredMillion, tenThousand] = [1e12, 1e8, 1e4];

/** An amount for a sentence, rounded to 억 from 10억 on: "4,210억 원", "1조 2,300억 원", "3억 5,000만 원", "361원", "100만 주". */
export function amountText({ value, unit }: Pick<FilingFigure, 'value' | 'unit'>): string {
  const size = Math.abs(value);
  if (unit === 'percent') return `${grouped(Math.round(size * 10) / 10)}%`;
  const parts = partsOf(size);
  const name = unitNames[unit];
  return parts.length === 0 ? `${grouped(Math.round(size))}${name}` : `${parts.join(' ')} ${name}`;
}

/** An amount for a label: "4,210억", "1.2조", "3억달러", "100만주". */
export function shortAmount({ value, unit }: Pick<FilingFigure, 'value' | 'unit'>): string {
  const size = Math.abs(value);
  const suffix = unit === 'won' ? '' : unitNames[unit];
  if (unit === 'percent') return amountText({ value, unit });
  if (Math.round(size / hundredMillion) >= 1e4) return `${grouped(Math.round(size / (trillion / 10)) / 10)}조${suffix}`;
  if (size >= hundredMillion) return `${grouped(Math.round(size / hundredMillion))}억${suffix}`;
  if (size >= tenThousand) return `${grouped(Math.round(size / tenThousand))}만${suffix}`;
  return `${grouped(Math.round(size))}${unitNames[unit]}`;
}

/** Parts of a size of 10,000 or more in 조, 억 and 만, without those that rounding drops. */
function partsOf(size: number): string[] {
  if (size < tenThousand) return [];
  const step = size >= 10 * hundredMillion ? hundredMillion : tenThousand;
  const rounded = Math.round(size / step) * step;
  const counts: [number, string][] = [
    [Math.floor(rounded / trillion), '조'],
    [Math.floor((rounded % trillion) / hundredMillion), '억'],
    [Math.floor((rounded % hundredMillion) / tenThousand), '만'],
  ];
  return counts.flatMap(([count, word]) => (count === 0 ? [] : [`${grouped(count)}${word}`]));
}

const grouped = (value: number): string => value.toLocaleString('en-US');
