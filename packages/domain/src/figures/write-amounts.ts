import { groupDigits } from './group-digits.ts';

/** An amount, or two from one to the other: blanks stand beside units alone, so that a year before an amount is no part of it. */
const amounts =
  /(?<![\d.,])(?:\d[\d,.조억만천]* ?[~∼～→] ?)?\d(?:[\d,.조억만천]|(?<=[조억만천])\s|\s(?=[조억만천원달]))*(?:원|달러)/g;

/** Writes the amounts of a sentence in one way, as people read them: "4890억원어치" is "4,890억 원어치", "1조2000억원" "1조 2,000억 원". */
export function writeAmounts(sentence: string): string {
  return sentence.replace(amounts, (amount) =>
    amount
      .replace(/(?<![\d.,])\d{4,}/g, (digits) => groupDigits(BigInt(digits)))
      .replace(/([조억만])\s?(?=\d)/g, '$1 ')
      .replace(/([조억만천])\s?(?=원|달러)/g, '$1 '),
  );
}
