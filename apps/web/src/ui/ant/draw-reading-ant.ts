import type { NewsSide } from '@gaemi/domain/news-side';
import { drawAnt, drawUnderLens, type Scene, stroke } from './draw-walking-ant.ts';

/** A headline that passes by. */
export interface Headline {
  text: string;
  /** Its colour under the lens. */
  side: NewsSide | null;
}

interface Row {
  headlines: readonly (Headline & { width: number })[];
  /** After this many pixels the row begins anew. */
  length: number;
  /** Pixels in a second. */
  speed: number;
}

const FONT = '"Pretendard Variable", Pretendard, "Noto Sans CJK KR", sans-serif';
const SMALL = `500 13px ${FONT}`;
const GAP = 26;
const speeds = [38, 52, 44];

/** Lays headlines out in three rows; measured once, since measuring is slow. */
export function layOutHeadlines(pen: CanvasRenderingContext2D, headlines: readonly Headline[]): Row[] {
  pen.font = SMALL;
  const measured = headlines.map((headline) => ({ ...headline, width: pen.measureText(headline.text).width + GAP }));
  return speeds.map((speed, row) => {
    const own = measured.filter((_, index) => index % speeds.length === row);
    return { headlines: own, length: own.reduce((sum, { width }) => sum + width, 0), speed };
  });
}

/** Draws one moment: headlines pass by; under the lens they are large and have the colour of their side. */
export function drawReadingAnt(pen: CanvasRenderingContext2D, scene: Scene, rows: readonly Row[]): void {
  const { width, height, time, colours } = scene;
  const scale = width < 500 ? 1 : 1.32;
  const ground = height - 24;
  const left = width / 2 - 96 * scale;
  const lens = { x: left + 156 * scale, y: height * 0.43, radius: 52 * scale };
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.textBaseline = 'middle';
  pen.textAlign = 'center';
  pen.font = SMALL;
  pen.fillStyle = colours.faint;
  eachHeadline(rows, scene, (headline, x, row) => pen.fillText(headline.text, x, lens.y + row * 30 * scale));
  stroke({ pen }, { colour: colours.line, width: 1 }, () => {
    pen.moveTo(0, ground + 0.5);
    pen.lineTo(width, ground + 0.5);
  });
  const size = scale > 1 ? 18.5 : 15;
  const zoom = (size * 1.06) / 13;
  drawUnderLens({ pen, colours, lens }, () => {
    pen.font = `700 ${size}px ${FONT}`;
    eachHeadline(rows, scene, ({ text, side }, x, row) => {
      pen.fillStyle = side === null ? colours.faint : colours[side];
      pen.fillText(text, lens.x + (x - lens.x) * zoom, lens.y + row * 30 * scale * 1.12);
    });
  });
  pen.save();
  pen.translate(left, ground);
  pen.scale(scale, scale);
  const own = { x: (lens.x - left) / scale, y: (lens.y - ground) / scale, radius: lens.radius / scale };
  drawAnt({ pen, time, colours, left: 0, ground: 0, bob: Math.sin(time * 11) * 1.2, lens: own });
  pen.restore();
}

/** Every headline in sight with the middle of its text and its row: -1, 0 or 1. */
function eachHeadline(
  rows: readonly Row[],
  { width, time }: Scene,
  draw: (headline: Headline, x: number, row: number) => void,
): void {
  rows.forEach(({ headlines, length, speed }, index) => {
    if (length === 0) return;
    for (let start = -((time * speed + index * 90) % length); start < width; start += length) {
      let x = start;
      for (const headline of headlines) {
        if (x + headline.width > -200 && x < width + 200) draw(headline, x + headline.width / 2, index - 1);
        x += headline.width;
      }
    }
  });
}
