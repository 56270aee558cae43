import type { Fault } from './faults.ts';

const grade = '[\'"‘“]?([A-D]{1,3}[+-]?|부정적|안정적|긍정적)[\'"’”]?';
const pair = `${grade}(?:에서|→|서) ?${grade}`;
const said = new RegExp(`등급[^.]*?${grade}(?:으로|로) `);

/** Returns `order` where a sentence tells the old grade of a company as the new one: A로 for "A에서 A-로". */
export function checkGrades(sentence: string, text: string): Fault[] {
  if (new RegExp(pair).test(sentence)) return [];
  const stated = said.exec(sentence)?.[1];
  const known = [...text.matchAll(new RegExp(pair, 'g'))];
  return stated !== undefined && known.some(([, old]) => old === stated) && !known.some(([, , now]) => now === stated)
    ? ['order']
    : [];
}
