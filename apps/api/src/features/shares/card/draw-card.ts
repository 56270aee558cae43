import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { cardColours, writeFont } from './card-look.ts';
import type { CardTexts } from './card-texts.ts';
import { drawBar } from './draw-bar.ts';
import { drawArrow, drawLogo } from './draw-marks.ts';
import { fittedText, writeFitted } from './fitted-text.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** Left and right edge of the content. */
const LEFT = 64;
const RIGHT = WIDTH - LEFT;
const FOOT_TOP = 550;
const HEAD_BOTTOM = 104;
const LEAD_LINE = 66;
/** Characters of a verdict in large letters. */
const LONGEST_WORD = 8;

/** Draws the picture of a shared result, light only; no text is smaller than 25 px, so that a preview of 300 px is legible. */
export function drawCard(texts: CardTexts): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = cardColours.surface;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawHead(pen, texts);
  const height = 56 + (texts.lead.length > 0 ? 16 : 0) + LEAD_LINE * texts.lead.length + 38 + 134;
  const top = HEAD_BOTTOM + (FOOT_TOP - HEAD_BOTTOM - height) / 2;
  drawVerdict(pen, texts, top);
  drawScores(pen, texts, top + height - 134);
  drawFoot(pen, texts);
  return canvas;
}

function drawHead(pen: SKRSContext2D, { moment }: CardTexts): void {
  drawLogo(pen, { x: LEFT, y: 54, size: 50 });
  write(pen, '개미렌즈', { x: 128, y: 92, font: writeFont(34, 800), spacing: -1.5, colour: cardColours.text });
  write(pen, moment, { x: RIGHT, y: 91, font: writeFont(26, 500), colour: cardColours.dim, align: 'right' });
}

function drawVerdict(pen: SKRSContext2D, { name, direction, tone, lead }: CardTexts, top: number): void {
  const colour = cardColours[tone];
  const nameFont = writeFont(46, 700);
  // A sentence in the place of a word leaves room for the name.
  const verdictFont = writeFont(direction.length > LONGEST_WORD ? 28 : 40, 800);
  pen.font = verdictFont;
  pen.letterSpacing = '-1.2px';
  const mark = 22 + 56 + 12 + pen.measureText(direction).width;
  pen.font = nameFont;
  const shown = fittedText(pen, name, RIGHT - LEFT - mark);
  write(pen, shown, { x: LEFT, y: top + 46, font: nameFont, spacing: -1.4, colour: cardColours.text });
  const next = LEFT + pen.measureText(shown).width + 22;
  drawArrow(pen, { x: next + 28, y: top + 28 }, tone);
  write(pen, direction, { x: next + 68, y: top + 43, font: verdictFont, spacing: -1.2, colour });
  lead.forEach((line, at) => {
    pen.fillStyle = cardColours.text;
    writeFitted(pen, line, {
      x: LEFT,
      y: top + 56 + 16 + LEAD_LINE * at + 50,
      width: RIGHT - LEFT,
      sizes: [50, 44, 38, 34],
    });
  });
}

function drawScores(pen: SKRSContext2D, { good, bad, reserve }: CardTexts, top: number): void {
  const number = writeFont(100, 800);
  const [label, figure] = [top + 26, top + 119];
  write(pen, '호재', { x: LEFT, y: label, font: writeFont(28, 700), colour: cardColours.good });
  write(pen, String(good), { x: LEFT, y: figure, font: number, spacing: -4, colour: cardColours.good });
  const from = LEFT + pen.measureText(String(good)).width + 32;
  write(pen, '악재', { x: RIGHT, y: label, font: writeFont(28, 700), colour: cardColours.bad, align: 'right' });
  write(pen, String(bad), { x: RIGHT, y: figure, font: number, spacing: -4, colour: cardColours.bad, align: 'right' });
  const to = RIGHT - pen.measureText(String(bad)).width - 32;
  if (reserve !== null) drawBar(pen, { x: from, y: top + 37, width: to - from, height: 60 }, { good, reserve, bad });
}

function drawFoot(pen: SKRSContext2D, { basis, risk }: CardTexts): void {
  pen.fillStyle = cardColours.sunken;
  pen.fillRect(0, FOOT_TOP, WIDTH, HEIGHT - FOOT_TOP);
  const line = { y: 599, font: writeFont(25, 500), colour: cardColours.dim };
  write(pen, basis, { x: LEFT, ...line });
  write(pen, risk, { x: RIGHT, ...line, align: 'right' });
}

interface Line {
  x: number;
  /** Of the baseline. */
  y: number;
  font: string;
  colour: string;
  /** Between letters, in pixels. */
  spacing?: number;
  align?: 'left' | 'right';
}

function write(pen: SKRSContext2D, text: string, { x, y, font, colour, spacing = 0, align = 'left' }: Line): void {
  pen.font = font;
  pen.letterSpacing = `${spacing}px`;
  pen.textAlign = align;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
  pen.textAlign = 'left';
}
