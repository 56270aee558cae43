import { describe, expect, it } from 'vitest';
import { buildCourse } from './course.ts';
import { courseLayout, nearestDay } from './course-layout.ts';

const dayOf = (index: number) => new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10);
const days = (count: number, close: (index: number) => number | null = (index) => 50_000 + 100 * index) =>
  buildCourse(
    Array.from({ length: count }, (_, index) => ({
      day: dayOf(index),
      majors_net: index % 3 === 2 ? -20_000 : 50_000,
      lead_net: 10_000,
      close: close(index),
    })),
  );
const numbers = (line: string) => line.split(' ').map((place) => place.split(',').map(Number));

describe('the course of a period', () => {
  it('adds up the net buying from the first day on', () => {
    expect(days(3).map(({ majors, lead, net }) => [majors, lead, net])).toEqual([
      [50_000, 10_000, 50_000],
      [100_000, 20_000, 50_000],
      [80_000, 30_000, -20_000],
    ]);
  });
});

describe('the layout of the course', () => {
  it.each([264, 318, 736, 1200])('keeps everything within %d px, the panels above each other on one axis', (width) => {
    const layout = courseLayout(days(60), width);
    const { close, net, xs, right } = layout;
    expect(right).toBeLessThan(width);
    expect(xs.every((x) => x >= 0 && x <= right)).toBe(true);
    expect(xs.toSorted((a, b) => a - b)).toEqual(xs);
    expect(close?.bottom).toBeLessThan(net.titleY);
    for (const [x = -1, y = -1] of numbers(net.majors)) {
      expect(xs).toContain(x);
      expect(y).toBeGreaterThanOrEqual(net.top);
      expect(y).toBeLessThanOrEqual(net.bottom);
    }
    expect(net.bottom).toBeLessThan(layout.dayY);
    expect(layout.dayY).toBeLessThanOrEqual(layout.height);
  });

  it('labels the first and the last day, and no more between than have room', () => {
    const texts = (width: number) => courseLayout(days(60), width).days.map(({ text, anchor }) => `${text} ${anchor}`);
    expect(texts(318)).toEqual(['10.1 start', '10.31 middle', '11.29 end']);
    expect(texts(736)).toHaveLength(7);
    expect(courseLayout(days(2), 736).days.map(({ text }) => text)).toEqual(['10.1', '10.2']);
  });

  it('puts buying above and selling below the line of 0', () => {
    const { net } = courseLayout(days(3), 400);
    const [buying, , selling] = net.bars;
    expect((buying?.y ?? 0) + (buying?.height ?? 0)).toBeCloseTo(net.zero);
    expect(selling?.y).toBe(net.zero);
    expect(selling?.height).toBeGreaterThan(0);
  });

  it('gives a little selling no whole step of the axis', () => {
    const { net } = courseLayout(days(60), 736);
    expect(net.ticks.map(({ text }) => text)).toEqual(['0', '100만주', '200만주']);
    expect(net.bottom - net.zero).toBeLessThan(5);
  });

  it('leaves the closing prices out where there are none, and is lower then', () => {
    const without = courseLayout(
      days(10, () => null),
      400,
    );
    expect(without.close).toBeNull();
    expect(without.height).toBeLessThan(courseLayout(days(10), 400).height);
    expect(
      courseLayout(
        days(10, (index) => (index === 4 ? 50_000 : null)),
        400,
      ).close,
    ).toBeNull();
  });

  it('breaks the line of closing prices where a day has none', () => {
    const layout = courseLayout(
      days(6, (index) => ([1, 3].includes(index) ? null : 50_000 + index)),
      400,
    );
    expect(layout.close?.lines.map((line) => numbers(line).length)).toEqual([2]);
    expect(layout.close?.dots.map(({ x }) => x)).toEqual([layout.xs[0], layout.xs[2]]);
  });

  it('finds the day under the pointer', () => {
    const { xs } = courseLayout(days(11), 400);
    expect(nearestDay(xs, -50)).toBe(0);
    expect(nearestDay(xs, (xs[3] ?? 0) + 1)).toBe(3);
    expect(nearestDay(xs, 4_000)).toBe(10);
  });
});
