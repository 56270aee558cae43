import type { SKRSContext2D } from '@napi-rs/canvas';
import { cardColours } from './card-look.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 5;
const OUTER = 14;
const INNER = 3;
const HATCH = 10;

/** The bar of 100: good news, what is left open, bad news. A part of 0 is not there. */
export function drawBar(pen: SKRSContext2D, box: Box, parts: { good: number; reserve: number; bad: number }): void {
  const shown = (['good', 'reserve', 'bad'] as const).filter((part) => parts[part] > 0);
  const sum = shown.reduce((total, part) => total + parts[part], 0);
  const room = box.width - GAP * (shown.length - 1);
  let { x } = box;
  shown.forEach((part, at) => {
    const width = (room * parts[part]) / sum;
    const left = at === 0 ? OUTER : INNER;
    const right = at === shown.length - 1 ? OUTER : INNER;
    pen.beginPath();
    pen.roundRect(x, box.y, width, box.height, [left, right, right, left]);
    if (part === 'reserve') fillHatched(pen, { ...box, x, width });
    else {
      pen.fillStyle = part === 'good' ? cardColours.goodFill : cardColours.badFill;
      pen.fill();
    }
    x += width + GAP;
  });
}

/** Fills the present path with slanted lines. */
function fillHatched(pen: SKRSContext2D, { x, y, width, height }: Box): void {
  pen.save();
  pen.clip();
  pen.fillStyle = cardColours.reserve;
  pen.fillRect(x, y, width, height);
  pen.strokeStyle = cardColours.hatch;
  pen.lineWidth = 3;
  for (let from = x - height; from < x + width; from += HATCH) {
    pen.beginPath();
    pen.moveTo(from, y + height);
    pen.lineTo(from + height, y);
    pen.stroke();
  }
  pen.restore();
}
