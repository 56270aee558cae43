import type { NewsSide } from '@gaemi/domain/news-side';
import { describe, expect, it } from 'vitest';
import { dayScale } from './day-scale.ts';
import { type Mark, type PlotFrame, plotFrames, type TimelineEvent } from './mark.ts';
import { labelBox } from './timeline-labels.ts';
import { layOutTimeline, nearestMark } from './timeline-layout.ts';

const days = dayScale('2026-10-15', '2026-11-20');
const frame: PlotFrame = plotFrames.wide;

function eventOf(day: string, points: number, side: NewsSide = 'good'): TimelineEvent {
  return { event_id: `${day}-${points}-${side}`, day, short: '공급 계약', type: 'orders', side, strength: 2, points };
}

const layOut = (events: TimelineEvent[], size = frame) =>
  layOutTimeline(events, days, { frame: size, nameOf: ({ short }) => short });

const markOf = (marks: readonly Mark[], points: number) => {
  const mark = marks.find(({ event }) => event.points === points);
  if (mark === undefined) throw new Error(`no mark of ${points} points`);
  return mark;
};

/** A frame in letters of so many times the size. */
const withLetters = (frame: PlotFrame, times: number): PlotFrame => ({ ...frame, fontSize: frame.fontSize * times });

describe('layout of the timeline', () => {
  it('places a day in the middle of its slot, the first and the last within the plot', () => {
    const [first, last] = layOut([eventOf('2026-10-15', 3), eventOf('2026-11-20', 3)]).marks;
    expect(first?.x).toBeCloseTo(100 / 37 / 2);
    expect(last?.x).toBeCloseTo(100 - 100 / 37 / 2);
  });

  it('draws height and area in proportion to the points', () => {
    const { marks } = layOut([eventOf('2026-10-20', 2), eventOf('2026-11-06', 8)]);
    const [small, large] = [markOf(marks, 2), markOf(marks, 8)];
    expect((large.height - frame.base) / (small.height - frame.base)).toBeCloseTo(4);
    expect(large.radius ** 2 / small.radius ** 2).toBeCloseTo(4);
  });

  it.each([1, 9, 35])('keeps an event of %s points and its label within its lane', (points) => {
    for (const side of ['good', 'bad'] as const) {
      const { marks, lanes } = layOut([eventOf('2026-11-01', points, side)]);
      const { height, radius } = markOf(marks, points);
      expect(height + radius + 1.2 * frame.fontSize).toBeLessThanOrEqual(lanes[side]);
      expect(markOf(marks, points).label).not.toBeNull();
    }
  });

  it('gives the larger side the higher lane', () => {
    const { lanes } = layOut([eventOf('2026-11-01', 9, 'bad'), eventOf('2026-11-01', 2, 'good')]);
    expect(lanes.bad).toBeGreaterThan(lanes.good);
  });

  it('makes events under one point dots without a label', () => {
    const { marks } = layOut([eventOf('2026-11-01', 0.4)]);
    expect(markOf(marks, 0.4)).toMatchObject({ isSmall: true, label: null });
  });

  it('moves events of the same day and points apart, by a radius at most', () => {
    const { marks } = layOut([eventOf('2026-11-11', 5.1), eventOf('2026-11-11', 5)]);
    const [first, second] = [markOf(marks, 5.1), markOf(marks, 5)];
    expect(Math.abs(first.shift - second.shift)).toBeGreaterThan(0.7 * second.radius);
    expect(Math.abs(second.shift)).toBeLessThanOrEqual(second.radius);
  });

  it.each([1, 2, 3])('draws a larger event higher in letters of %s times the size', (times) => {
    const { marks } = layOut(
      [eventOf('2026-10-20', 2), eventOf('2026-11-06', 8)],
      withLetters(plotFrames.narrow, times),
    );
    expect(markOf(marks, 8).height).toBeGreaterThan(markOf(marks, 2).height);
  });

  it.each(
    (Object.keys(plotFrames) as (keyof typeof plotFrames)[]).flatMap((name) =>
      [1, 2].map((times) => ({ name, times })),
    ),
  )('never lets labels overlap ($name, letters of $times times the size)', ({ name, times }) => {
    const size = withLetters(plotFrames[name], times);
    // Every day of the last three weeks, with points that repeat: a crowd.
    const events = Array.from({ length: 21 }, (_, at) =>
      eventOf(`2026-11-${String(at + 1).padStart(2, '0')}`, 1 + ((at * 7) % 9), at % 3 === 0 ? 'bad' : 'good'),
    ).filter(({ day }) => day <= '2026-11-20');
    const labelled = layOut(events, size).marks.filter(({ label }) => label !== null);
    if (times === 1) expect(labelled.length).toBeGreaterThan(0);
    for (const side of ['good', 'bad'] as const) {
      const boxes = labelled
        .filter(({ event }) => event.side === side)
        .map((mark) =>
          labelBox(mark, `${mark.label?.text} +${Math.round(mark.event.points)}`, {
            frame: size,
            place: mark.label?.place ?? 'middle',
          }),
        );
      for (const [index, a] of boxes.entries()) {
        expect(a.left).toBeGreaterThanOrEqual(0);
        expect(a.right).toBeLessThanOrEqual(size.width);
        for (const b of boxes.slice(index + 1)) {
          const isApart = a.right <= b.left || b.right <= a.left || a.far <= b.near || b.far <= a.near;
          expect(isApart).toBe(true);
        }
      }
    }
  });

  it('labels the largest first and leaves out what has no name', () => {
    const { marks } = layOutTimeline([eventOf('2026-10-20', 4), eventOf('2026-11-10', 9)], days, {
      frame: plotFrames.narrow,
      nameOf: ({ points, short }) => (points === 9 ? null : short),
    });
    expect(markOf(marks, 9).label).toBeNull();
    expect(markOf(marks, 4).label?.text).toBe('공급 계약');
  });
});

describe('the event nearest to a finger', () => {
  it('is the nearest that can be pointed at', () => {
    const { marks } = layOut([eventOf('2026-10-20', 2), eventOf('2026-10-30', 0.2), eventOf('2026-11-10', 3)]);
    expect(nearestMark(marks, days.computePercent('2026-10-29'))?.event.day).toBe('2026-10-20');
    expect(nearestMark(marks, 100)?.event.day).toBe('2026-11-10');
    expect(nearestMark([], 50)).toBeUndefined();
  });
});
