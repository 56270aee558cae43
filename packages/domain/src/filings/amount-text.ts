import type { FilingFigure } from './filing.ts';

const unitNames: Record<FilingFigure['unit'], string> = { won: '원', usd: '달러', shares: '주', percent: '%' };
const [trillion, hundredMillion, tenThousand] = [1e12, 1e8, 1e4];

/**
 * An amount for a sentence: exact below 100,000, then rounded to 만 and from 10억 on to 억: "4,210억 원", "3억 5,000만 원",
 * "1만 5,000원", "100만 주".
 */
export function amountText({ value, unit }: Pick<FilingFigure, 'value' | 'unit'>): string {
  const size = Math.abs(value);
  if (unit === 'percent') return `${grouped(Math.round(size * 10) / 10)}%`;
  const step = findStep(size);
  return inParts(Math.round(size / step) * step, unit);
}

/** The same with its decimals: what a single share costs or pays must not be rounded, be it 102.5 won or 0.07 dollars. */
export const exactAmountText = ({ value, unit }: Pick<FilingFigure, 'value' | 'unit'>): string =>
  unit === 'percent' ? amountText({ value, unit }) : inParts(Math.abs(value), unit);

/** The same as a label: "361원", "15,000원". */
export const exactShortAmount = ({ value, unit }: Pick<FilingFigure, 'value' | 'unit'>): string =>
  `${grouped(Math.abs(value))}${unitNames[unit]}`;

function inParts(rounded: number, unit: FilingFigure['unit']): string {
  const name = unitNames[unit];
  const parts = splitParts(rounded);
  const rest = rounded % tenThousand;
  if (parts.length === 0) return `${grouped(rounded)}${name}`;
  return rest === 0 ? `${parts.join(' ')} ${name}` : `${parts.join(' ')} ${grouped(rest)}${name}`;
}

function findStep(size: number): number {
  if (size >= 10 * hundredMillion) return hundredMillion;
  return size >= 10 * tenThousand ? tenThousand : 1;
}

/** An amount for a label: "4,210억", "1.2조", "3억달러", "100만주". */
export function shortAmount({ value, unit }: Pick<FilingFigure, 'value' | 'unit'>): string {
  const size = Math.abs(value);
  const suffix = unit === 'won' ? '' : unitNames[unit];
  if (unit === 'percent') return amountText({ value, unit });
  if (Math.round(size / hundredMillion) >= 1e4) return `${grouped(Math.round(size / (trillion / 10)) / 10)}조${suffix}`;
  // 99,999,999 rounds to 억, not to 10,000만.
  if (Math.round(size / tenThousand) >= tenThousand) return `${grouped(Math.round(size / hundredMillion))}억${suffix}`;
  if (size >= tenThousand) return `${grouped(Math.round(size / tenThousand))}만${suffix}`;
  return `${grouped(Math.round(size))}${unitNames[unit]}`;
}

/** Parts of a rounded size in 조, 억 and 만. */
function splitParts(rounded: number): string[] {
  const counts: [number, string][] = [
    [Math.floor(rounded / trillion), '조'],
    [Math.floor((rounded % trillion) / hundredMillion), '억'],
    [Math.floor((rounded % hundredMillion) / tenThousand), '만'],
  ];
  return counts.flatMap(([count, word]) => (count === 0 ? [] : [`${grouped(count)}${word}`]));
}

const grouped = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 6 });
