import { bySide, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import type { DayScale } from './day-scale.ts';
import type { Mark, PlotFrame, TimelineEvent } from './mark.ts';
import { chooseLabels } from './timeline-labels.ts';

export interface TimelineLayout {
  /** Height of the lane of each side in pixels. */
  lanes: Record<NewsSide, number>;
  /** Oldest first, those of a day with most points first. */
  marks: Mark[];
}

const SMALLEST_RADIUS = 3.5;
/** From a bubble to the end of its lane: its label and some air. */
const LABEL_LINES = 1.7;
/** Parts of both lanes that the first side may get. */
const splits = [0.56, 0.5, 0.44];

/** Places the events of both sides. `nameOf` gives the text of a label; null for none. */
export function layOutTimeline(
  events: readonly TimelineEvent[],
  days: DayScale,
  { frame, nameOf }: { frame: PlotFrame; nameOf: (event: TimelineEvent) => string | null },
): TimelineLayout {
  const { unit, lanes } = chooseScale(events, frame);
  const marks = events.map((event): Mark => {
    const height = unit * event.points;
    const isSmall = event.points < 1;
    return {
      event,
      x: days.computePercent(event.day),
      shift: 0,
      height: frame.base + height,
      // The radius follows the root of the height, so that height and area say the same.
      radius: isSmall ? 2.5 : Math.max(SMALLEST_RADIUS, 2 * Math.sqrt(height)),
      isSmall,
      label: null,
    };
  });
  for (const side of newsSides) {
    const ofSide = marks.filter(({ event, isSmall }) => event.side === side && !isSmall);
    spread(ofSide, frame.width);
    const labels = chooseLabels(ofSide, { frame, most: frame.labels[side], lane: lanes[side], nameOf });
    for (const [mark, label] of labels) mark.label = label;
  }
  return { lanes, marks };
}

/** The mark nearest to a place (percent of the width); larger ones reach a little further. */
export function nearestMark(marks: readonly Mark[], x: number): Mark | undefined {
  const distance = (mark: Mark) => Math.abs(mark.x - x) - mark.event.points * 0.05;
  return marks.filter(({ isSmall }) => !isSmall).toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Splits the height between the sides so that a point is drawn as high as it can be. */
function chooseScale(events: readonly TimelineEvent[], frame: PlotFrame) {
  const largest = (side: NewsSide) => Math.max(0, ...events.filter((e) => e.side === side).map((e) => e.points));
  const options = splits.map((part) => {
    const lanes = bySide((side) => Math.round(frame.lanes * (side === newsSides[0] ? part : 1 - part)));
    const unit = Math.min(frame.tallestPoint, ...newsSides.map((side) => roomIn(lanes[side], frame) / largest(side)));
    return { unit, lanes };
  });
  return options.reduce((best, option) => (option.unit > best.unit ? option : best));
}

/** The height that the largest event of a lane may have: with its base, its radius and its label it fills the lane. */
function roomIn(lane: number, { base, fontSize }: PlotFrame): number {
  // Letters of several times the size leave none for a label.
  const rest = Math.max(lane / 4, lane - base - LABEL_LINES * fontSize);
  return (Math.sqrt(1 + rest) - 1) ** 2;
}

/** Moves marks of nearly the same place apart, by a radius at most. */
function spread(marks: readonly Mark[], width: number): void {
  const at = ({ x, shift }: Mark) => (x / 100) * width + shift;
  for (const [index, mark] of marks.entries()) {
    const before = marks.slice(0, index);
    const gap = () =>
      Math.min(
        ...before.map((other) => {
          const distance = Math.hypot(at(mark) - at(other), mark.height - other.height);
          return distance / Math.min(mark.radius, other.radius);
        }),
      );
    let best = { shift: 0, gap: gap() };
    for (const step of [0.5, -0.5, 1, -1]) {
      if (best.gap >= 0.8) break;
      mark.shift = step * mark.radius;
      if (gap() > best.gap && at(mark) <= width + 4) best = { shift: mark.shift, gap: gap() };
    }
    mark.shift = best.shift;
  }
}
