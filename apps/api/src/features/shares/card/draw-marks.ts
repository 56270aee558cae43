import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { cardColours } from './card-look.ts';
import type { CardTexts } from './card-texts.ts';

/** The magnifying glass with the ant, in the box of 28 of the logo. */
export function drawLogo(pen: SKRSContext2D, { x, y, size }: { x: number; y: number; size: number }): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 28, size / 28);
  pen.lineCap = 'round';
  stroke(pen, 'M18.9 18.9 25 25', { colour: cardColours.accent, width: 3.6 });
  pen.beginPath();
  pen.arc(12, 12, 9.6, 0, 2 * Math.PI);
  pen.strokeStyle = cardColours.accent;
  pen.lineWidth = 2.4;
  pen.stroke();
  pen.fillStyle = cardColours.text;
  pen.beginPath();
  pen.ellipse(7.9, 13.7, 3, 2.4, (-14 * Math.PI) / 180, 0, 2 * Math.PI);
  pen.fill();
  for (const [left, top, radius] of [
    [12.2, 13, 1.7],
    [15.7, 11.2, 2.2],
  ] as const) {
    pen.beginPath();
    pen.arc(left, top, radius, 0, 2 * Math.PI);
    pen.fill();
  }
  const legs = 'M16 9.3q.2-2 1.8-2.6M14.8 9.2q-.3-1.9.8-3.2M11.3 14.4l-1 2.9M12.6 14.6l.5 2.7M13.5 14l2 2.5';
  stroke(pen, legs, { colour: cardColours.text, width: 1.1 });
  pen.restore();
}

const arrows = { good: 'M5 12l7-7 7 7M12 19V5', bad: 'M19 12l-7 7-7-7M12 5v14', even: 'M5 9h14M5 15h14' } as const;
const softColours = { good: 'goodSoft', bad: 'badSoft', even: 'evenSoft' } as const;

/** The sign of a direction in its circle. */
export function drawArrow(pen: SKRSContext2D, centre: { x: number; y: number }, tone: CardTexts['tone']): void {
  pen.beginPath();
  pen.arc(centre.x, centre.y, 28, 0, 2 * Math.PI);
  pen.fillStyle = cardColours[softColours[tone]];
  pen.fill();
  pen.save();
  pen.translate(centre.x - 16, centre.y - 16);
  pen.scale(32 / 24, 32 / 24);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  stroke(pen, arrows[tone], { colour: cardColours[tone], width: 2 });
  pen.restore();
}

function stroke(pen: SKRSContext2D, path: string, { colour, width }: { colour: string; width: number }): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(new Path2D(path));
}
