import { shortNumber } from '../../../analysis/accumulated/share-text.ts';
import { axisTicks, priceTicks } from './axis-ticks.ts';
import type { CoursePoint } from './course.ts';

interface Tick {
  y: number;
  text: string;
}

interface Place {
  x: number;
  y: number;
}

interface Panel {
  title: string;
  /** Base line of the title, above the panel. */
  titleY: number;
  top: number;
  bottom: number;
  ticks: Tick[];
}

/** Where everything of the plot stands, in pixels from its upper left corner. */
export interface CourseLayout {
  width: number;
  height: number;
  left: number;
  /** Right end of the panels; the figures of the axes begin behind it. */
  right: number;
  /** Middle of each day. */
  xs: number[];
  barWidth: number;
  /** Null with fewer than two closing prices. */
  close: (Panel & { lines: string[]; dots: Place[] }) | null;
  net: Panel & { zero: number; majors: string; area: string; lead: string; bars: (Place & { height: number })[] };
  ends: { majors: Place; lead: Place };
  days: { x: number; text: string; anchor: 'start' | 'middle' | 'end' }[];
  dayY: number;
}

const TITLE = 22;
const CLOSE_HEIGHT = 82;
const GAP = 14;
const NET_HEIGHT = 168;
const DAYS_HEIGHT = 28;
const SIDE = 8;
/** Room of a day's label. */
const DAY_ROOM = 104;

/** Lays out the course of a period in a width; sizes of text do not depend on it. At least two points. */
export function courseLayout(points: readonly CoursePoint[], width: number): CourseLayout {
  const netRange = findRange(points.flatMap(({ majors, lead, net }) => [majors, lead, net]));
  // A little selling needs no whole step below 0.
  const low = Math.min(0, netRange[0]);
  const netTicks = axisTicks(...netRange).filter((tick) => tick >= low);
  const closes = points.flatMap(({ close }) => (close === null ? [] : [close]));
  const closeTicks = closes.length < 2 ? null : priceTicks(...findRange(closes));
  const texts = [...netTicks.map(netText), ...(closeTicks ?? []).map(closeText)];
  const right = width - Math.max(...texts.map(textWidth)) - 6;
  const step = (right - 2 * SIDE) / (points.length - 1);
  const xs = points.map((_, index) => round(SIDE + index * step));
  const netTop = closeTicks === null ? TITLE : 2 * TITLE + CLOSE_HEIGHT + GAP;
  const bottom = netTop + NET_HEIGHT;
  const y = createScale(low, netTicks.at(-1) ?? 1, { top: netTop, bottom });
  const net = netPanel(points, xs, { ticks: netTicks, top: netTop, bottom, y });
  const last = { x: xs.at(-1) ?? 0, point: points.at(-1) };
  return {
    width,
    height: bottom + DAYS_HEIGHT,
    left: 0,
    right,
    xs,
    barWidth: round(Math.max(1, Math.min(14, step * 0.6))),
    close: closeTicks === null ? null : closePanel(points, xs, closeTicks),
    net,
    ends: { majors: { x: last.x, y: y(last.point?.majors ?? 0) }, lead: { x: last.x, y: y(last.point?.lead ?? 0) } },
    days: dayLabels(points, xs),
    dayY: bottom + DAYS_HEIGHT - 6,
  };
}

/** Index of the day nearest to a place. */
export function nearestDay(xs: readonly number[], x: number): number {
  const first = xs[0] ?? 0;
  const step = ((xs.at(-1) ?? 0) - first) / Math.max(1, xs.length - 1);
  const index = step === 0 ? 0 : Math.round((x - first) / step);
  return Math.min(xs.length - 1, Math.max(0, index));
}

function closePanel(points: readonly CoursePoint[], xs: readonly number[], ticks: readonly number[]) {
  const [top, bottom] = [TITLE, TITLE + CLOSE_HEIGHT];
  const y = createScale(ticks[0] ?? 0, ticks.at(-1) ?? 1, { top, bottom });
  const runs: Place[][] = [[]];
  points.forEach(({ close }, index) => {
    if (close === null) runs.push([]);
    else runs.at(-1)?.push({ x: xs[index] ?? 0, y: y(close) });
  });
  return {
    title: '종가',
    titleY: 12,
    top,
    bottom,
    ticks: ticks.map((tick) => ({ y: y(tick), text: closeText(tick) })),
    lines: runs.filter((run) => run.length > 1).map(lineOf),
    dots: runs.flatMap((run) => (run.length === 1 ? run : [])),
  };
}

interface NetAxis {
  ticks: readonly number[];
  top: number;
  bottom: number;
  y: (shares: number) => number;
}

function netPanel(points: readonly CoursePoint[], xs: readonly number[], { ticks, top, bottom, y }: NetAxis) {
  const zero = y(0);
  const line = (value: (point: CoursePoint) => number) =>
    lineOf(points.map((point, index) => ({ x: xs[index] ?? 0, y: y(value(point)) })));
  const majors = line((point) => point.majors);
  return {
    title: '누적 순매수',
    titleY: top - 10,
    top,
    bottom,
    ticks: ticks.map((tick) => ({ y: y(tick), text: netText(tick) })),
    zero,
    majors,
    area: `${xs[0]},${zero} ${majors} ${xs.at(-1)},${zero}`,
    lead: line((point) => point.lead),
    bars: points.map(({ net }, index) => ({
      x: xs[index] ?? 0,
      y: Math.min(zero, y(net)),
      height: round(Math.abs(y(net) - zero)),
    })),
  };
}

/** Labels of the first and the last day and of as many between as have room. */
function dayLabels(points: readonly CoursePoint[], xs: readonly number[]): CourseLayout['days'] {
  const last = points.length - 1;
  const room = (xs[last] ?? 0) - (xs[0] ?? 0);
  const parts = Math.max(1, Math.min(last, Math.floor(room / DAY_ROOM)));
  return Array.from({ length: parts + 1 }, (_, part) => {
    const index = Math.round((last * part) / parts);
    return {
      x: xs[index] ?? 0,
      text: shortDay(points[index]?.day ?? ''),
      anchor: part === 0 ? 'start' : part === parts ? 'end' : 'middle',
    };
  });
}

function createScale(low: number, high: number, { top, bottom }: { top: number; bottom: number }) {
  return (value: number) => round(bottom - ((bottom - top) * (value - low)) / (high - low));
}

/** "11.19" */
const shortDay = (day: string) => day.slice(5).split('-').map(Number).join('.');
const netText = (shares: number) => (shares === 0 ? '0' : `${shortNumber(shares)}주`);
const closeText = (won: number) => `${won.toLocaleString('ko-KR')}원`;
const lineOf = (places: readonly Place[]) => places.map(({ x, y }) => `${x},${y}`).join(' ');
const round = (pixels: number) => Math.round(pixels * 10) / 10;
const findRange = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/** Room of a text of 12 px, at most. */
function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u00ff' ? 11.5 : 7.2), 0);
}
