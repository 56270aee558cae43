import { unifyText } from '../company-matching/plain-text.ts';
import { type FigureUnit, unitAround } from './figure-units.ts';

/** A number of a text with its unit: 37조 7000억원 is 37,700,000,000,000 원. */
export interface Figure {
  value: number;
  unit: FigureUnit;
  /** Direction of a change, as far as a sign or the next words give it. */
  direction: 'up' | 'down' | undefined;
  /** True when the number itself has a minus sign. */
  minus: boolean;
}

const small: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1e3 };
const big: Readonly<Record<string, number>> = { 만: 1e4, 억: 1e8, 조: 1e12, 경: 1e16 };

// A number with its scale word; 3조건, 2조직 and 3경기 are other words. 300여억: somewhat more than that.
const part =
  /((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?: (?=[만억조] ?(?:원|달러|주|명)))?(?:여 ?)?(?:([십백천])여?)?((?:[만억]|조(?!직|건|항|합|사)|경(?= ?\d|원))?)/y;
const counted = /^ ?여? ?(?:원|달러|명|주|대|건|개|톤|엔|위안|유로|가구|곳)/;
const up = /↑|상승|급등|오르|오른|올랐|올라|증가|늘어|늘었|늘린|늘고|늘며|확대|성장|인상|뛰었|뛴/;
const down = /↓|▼|하락|급락|내리|내린|내렸|내려|감소|줄어|줄었|줄인|줄고|줄며|축소|인하|떨어|급감/;
/** What stands between the figures of a list. */
const LIST = /^ ?(?:,|·|ㆍ|및|와|과) ?$/;
/** Number of characters after a figure that are searched for the direction of a change. */
const REACH = 12;

/** A figure with its place in the text: from its first digit to the end of its unit. */
export interface PlacedFigure extends Figure {
  start: number;
  end: number;
}

/** Returns all figures of a text, in order. Digits within a word of Latin letters (HBM4) belong to its name. */
export function readFigures(text: string): Figure[] {
  return placedFigures(unifyText(text).toLowerCase()).map(({ start: _start, end: _end, ...figure }) => figure);
}

/** Returns all figures of a text in lower case whose spelling is unified (`unifyText`), in order, with their places. */
export function placedFigures(unified: string): PlacedFigure[] {
  const figures: PlacedFigure[] = [];
  const start = /(?<![a-z][a-z\d]{0,15}[-&.'+]?)\d/g;
  for (let found = start.exec(unified); found !== null; found = start.exec(unified)) {
    const date = dateAt(unified, found.index);
    const at = found.index;
    if (date !== undefined) figures.push(...date.figures.map((figure) => ({ ...figure, start: at })));
    const figure = date === undefined ? figureAt(unified, at) : undefined;
    if (figure !== undefined) figures.push({ ...figure, start: at });
    start.lastIndex = Math.max(figure?.end ?? date?.end ?? 0, found.index + 1);
  }
  // "각각 12%, 20% 감소": the direction follows only the last of a list.
  for (const [index, figure] of [...figures.entries()].toReversed()) {
    const next = figures[index + 1];
    const isListed =
      next !== undefined && figure.unit === next.unit && LIST.test(unified.slice(figure.end, next.start));
    if (isListed && figure.direction === undefined) figure.direction = next.direction;
  }
  // 3~5%: the unit follows only the second number.
  return figures.map((figure, index) => {
    const next = figures[index + 1];
    const behind = unified.slice(figure.end, figure.end + 2);
    const isRange = figure.unit === '' && next !== undefined && /^[~∼-]\d/.test(behind);
    return isRange ? { ...figure, value: figure.value * scaleAbove(figure, next), unit: next.unit } : figure;
  });
}

/** What the scale of the second number of a range adds to a plain first one: 13~15만원. */
function scaleAbove(first: Figure, second: Figure): number {
  const scale = Object.values(big).findLast((each) => second.value >= each) ?? 1;
  return first.value < 10_000 && scale > 1 && first.value * scale < second.value ? scale : 1;
}

const plain = { direction: undefined, minus: false } as const;

/** 2026-11-20, 2026.11.20 */
function dateAt(text: string, at: number) {
  const [all, ...numbers] = /^(20\d\d)[-./](\d{1,2})[-./](\d{1,2})(?!\d)/.exec(text.slice(at, at + 11)) ?? [];
  if (all === undefined) return undefined;
  const end = at + all.length;
  const figures = ['년', '월', '일'].map((unit, index) => ({ value: Number(numbers[index]), unit, ...plain, end }));
  return { figures, end };
}

function figureAt(text: string, at: number): Figure & { end: number } {
  const number = numberAt(text, at);
  const right = text.slice(number.end, number.end + 20).replace(/^여(?= ?[가-힣])/, '');
  const skipped = text.slice(number.end).startsWith('여') && !right.startsWith('여') ? 1 : 0;
  const left = text.slice(Math.max(0, at - 4), at);
  const { unit, scale, length } = unitAround(left, right);
  const end = number.end + skipped + length;
  const mark = text.slice(Math.max(0, at - 6), at);
  const minus = /(?:^|[ (:])-[$₩€¥]? ?$|마이너스 ?$/.test(mark);
  const direction = minus || /[▼↓] ?$/.test(mark) ? 'down' : /[+↑] ?$/.test(mark) ? 'up' : directionAfter(text, end);
  return { value: number.value * scale, unit, direction, minus, end };
}

/** Adds up the parts of a number while each is smaller than the one before: 37조 7000억, 20만 5천, 2천500억. */
function numberAt(text: string, at: number): { value: number; end: number } {
  let [total, section, end, last] = [0, 0, at, Number.POSITIVE_INFINITY];
  for (let next = at; ; ) {
    part.lastIndex = next;
    const found = part.exec(text);
    if (found === null) break;
    const [all, digits = '', hundreds = '', myriads = ''] = found;
    const own = Number(digits.replaceAll(',', '')) * (small[hundreds] ?? 1);
    const scale = (small[hundreds] ?? 1) * (big[myriads] ?? 1);
    const value = own * (big[myriads] ?? 1);
    const after = next + all.trimEnd().length;
    if (next !== at) {
      const inSection = section > 0 && own < last && myriads !== '';
      const smaller = value < last || inSection;
      const bare = hundreds === '' && myriads === '' && text[next - 1] === ' ';
      if (!smaller || (bare && !counted.test(text.slice(after, after + 6)))) break;
    }
    section += own;
    if (myriads !== '') {
      total += section * (big[myriads] ?? 1);
      section = 0;
    }
    end = after;
    last = scale;
    if (scale === 1) break;
    next = text[after] === ' ' ? after + 1 : after;
  }
  return { value: total + section, end };
}

function directionAfter(text: string, end: number): Figure['direction'] {
  const next = text.slice(end, end + REACH).replace(/\d.*$/s, '');
  const [rise, fall] = [next.search(up), next.search(down)];
  if (rise === -1 && fall === -1) return undefined;
  return fall === -1 || (rise !== -1 && rise < fall) ? 'up' : 'down';
}
