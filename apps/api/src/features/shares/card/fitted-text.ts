import type { SKRSContext2D } from '@napi-rs/canvas';
import { writeFont } from './card-look.ts';

const letters = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** Returns a text as far as it fits into a width with the present font, ending in `…` where it is cut. */
export function fittedText(pen: SKRSContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const parts = Array.from(letters.segment(text), ({ segment }) => segment);
  while (parts.length > 0 && pen.measureText(`${parts.join('').trimEnd()}…`).width > width) parts.pop();
  return `${parts.join('').trimEnd()}…`;
}

interface Place {
  x: number;
  y: number;
  width: number;
  /** From the wanted size down to the least. */
  sizes: readonly number[];
}

/** Writes a line in the largest size in which it fits; in the least one it is cut. */
export function writeFitted(pen: SKRSContext2D, text: string, { x, y, width, sizes }: Place): void {
  for (const size of sizes) {
    pen.font = writeFont(size, 800);
    pen.letterSpacing = `${-0.035 * size}px`;
    if (pen.measureText(text).width <= width) break;
  }
  pen.fillText(fittedText(pen, text, width), x, y);
}
