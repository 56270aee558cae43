import type { FilingFigure } from '@gaemi/domain/filings/filing';

/** An amount of money in won or dollars. */
export type FiledAmount = Pick<FilingFigure, 'value' | 'unit'>;

interface MoneyUnit {
  unit: 'won' | 'usd';
  scale: number;
}

const moneyUnits: Readonly<Record<string, MoneyUnit>> = {
  원: { unit: 'won', scale: 1 },
  KRW: { unit: 'won', scale: 1 },
  천원: { unit: 'won', scale: 1e3 },
  백만원: { unit: 'won', scale: 1e6 },
  십억원: { unit: 'won', scale: 1e9 },
  억원: { unit: 'won', scale: 1e8 },
  조원: { unit: 'won', scale: 1e12 },
  USD: { unit: 'usd', scale: 1 },
  US$: { unit: 'usd', scale: 1 },
  달러: { unit: 'usd', scale: 1 },
  천달러: { unit: 'usd', scale: 1e3 },
  천USD: { unit: 'usd', scale: 1e3 },
  백만달러: { unit: 'usd', scale: 1e6 },
  백만USD: { unit: 'usd', scale: 1e6 },
};

/** Returns the unit of a word such as 백만원 or USD; undefined when it is no unit of money that we know. */
export function moneyUnitOf(word: string): MoneyUnit | undefined {
  const written = word.replace(/\s/g, '').toUpperCase();
  return Object.hasOwn(moneyUnits, written) ? moneyUnits[written] : undefined;
}

/** Returns the units of money that a text states: "(단위 : 백만원, %)" → ["백만원"]. Other units are left out. */
export function statedMoneyUnits(text: string): string[] {
  const stated = text
    .split('단위')
    .slice(1)
    .flatMap((rest) => (/^\s*[:：]?\s*([^()<>\]|]{1,40})/.exec(rest)?.[1] ?? '').split(/[,，/]/));
  return stated.map((word) => word.trim().split(/\s/)[0] ?? '').filter((word) => moneyUnitOf(word) !== undefined);
}

/** Reads a number as filings write it: 1,234.5, -1,234, △1,234 or (1,234). Undefined for anything else. */
export function plainNumber(text: string): number | undefined {
  const written = text.replace(/\s/g, '');
  const negative = /^\((.+)\)$/.exec(written)?.[1] ?? /^[-−△](.+)$/.exec(written)?.[1];
  const digits = negative ?? written.replace(/^\+/, '');
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d{1,18})(?:\.\d{1,6})?$/.test(digits)) return undefined;
  const value = Number(digits.replaceAll(',', ''));
  return negative === undefined || value === 0 ? value : -value;
}

/** Reads an amount whose unit follows it or stands elsewhere. Undefined when either is not certain. */
export function filedAmount(text: string, statedUnit: string | undefined): FiledAmount | undefined {
  const [, number = '', word] = /^(.*?\d\)?)\s*([가-힣A-Za-z$]+)?$/.exec(text.trim()) ?? [];
  const value = plainNumber(number);
  const unit = moneyUnitOf(word ?? statedUnit ?? '');
  if (value === undefined || unit === undefined) return undefined;
  return { value: unit.scale === 1 ? value : Math.round(value * unit.scale), unit: unit.unit };
}
