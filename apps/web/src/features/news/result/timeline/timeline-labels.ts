import {
  type LabelPlace,
  labelPlaces,
  type Mark,
  type PlacedLabel,
  type PlotFrame,
  type TimelineEvent,
} from './mark.ts';

interface Box {
  left: number;
  right: number;
  /** Distances from the zero line. */
  near: number;
  far: number;
}

interface Options {
  frame: PlotFrame;
  /** Most labels. */
  most: number;
  /** Height of the lane. */
  lane: number;
  nameOf: (event: TimelineEvent) => string | null;
}

/** From a bubble to its label, in pixels. */
export const LABEL_GAP = 4;

/**
 * Chooses the labels of one side, most points first. One that would cover another label or a bubble is left out. All
 * distances grow with the width, so what is free at the narrowest is free everywhere.
 */
export function chooseLabels(marks: readonly Mark[], options: Options): Map<Mark, PlacedLabel> {
  const { frame, most, nameOf } = options;
  const bubbles = new Map(marks.map((mark) => [mark, bubbleBox(mark, frame.width)]));
  const placed = new Map<Mark, PlacedLabel>();
  const taken: Box[] = [];
  for (const mark of marks.toSorted((a, b) => b.event.points - a.event.points).slice(0, 3 * most)) {
    if (placed.size >= most) break;
    const text = nameOf(mark.event);
    if (text === null) continue;
    const others = [...bubbles].filter(([other]) => other !== mark).map(([, box]) => box);
    const place = labelPlaces.find((candidate) => {
      const box = labelBox(mark, `${text} +${Math.round(mark.event.points)}`, { place: candidate, ...options });
      const isInside = box.left >= 0 && box.right <= frame.width && box.far <= options.lane && box.near >= 0;
      return isInside && ![...taken, ...others].some((other) => overlaps(box, other));
    });
    if (place === undefined) continue;
    taken.push(labelBox(mark, `${text} +${Math.round(mark.event.points)}`, { place, ...options }));
    placed.set(mark, { text, place });
  }
  return placed;
}

/** The box of a label at the narrowest width of its frame. */
export function labelBox(mark: Mark, text: string, { frame, place }: { frame: PlotFrame; place: LabelPlace }): Box {
  const { x, shift, height, radius } = mark;
  const middle = (x / 100) * frame.width + shift;
  const width = textWidth(text, frame.fontSize);
  const line = 1.2 * frame.fontSize;
  const beside = radius + LABEL_GAP;
  const left = {
    middle: middle - width / 2,
    start: middle - radius,
    end: middle + radius - width,
    right: middle + beside,
    left: middle - beside - width,
  }[place];
  const near = place === 'right' || place === 'left' ? height - line / 2 : height + beside;
  return { left, right: left + width, near, far: near + line };
}

function bubbleBox({ x, shift, height, radius }: Mark, width: number): Box {
  const middle = (x / 100) * width + shift;
  // The square within the circle and a little more: corners of its box are air.
  const reach = 0.8 * radius;
  return { left: middle - reach, right: middle + reach, near: height - reach, far: height + reach };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right + 5 && b.left < a.right + 5 && a.near < b.far + 1 && b.near < a.far + 1;
}

/** Width of a text in pixels, rather too large than too small. */
function textWidth(text: string, fontSize: number): number {
  const ems = [...text].map((letter) => (/[ㄱ-힣]/.test(letter) ? 0.9 : letter === ' ' ? 0.28 : 0.64));
  return fontSize * ems.reduce((sum, width) => sum + width, 0);
}
