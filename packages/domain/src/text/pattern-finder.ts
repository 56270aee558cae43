import { readOpenings } from './pattern-openings.ts';
import { CODES } from './sign-test.ts';

/** Places of patterns by the signs that their matches begin with. */
interface Beginning {
  alone: number[];
  followed: Map<number, number[]>;
}

/**
 * A function that says which patterns match a text, by their places: what testing each says. Most match no headline, and need
 * not be tested, as the text has nowhere the signs that they begin with.
 */
export function createPatternFinder(patterns: readonly RegExp[]): (text: string) => number[] {
  for (const pattern of patterns)
    if (/[gy]/.test(pattern.flags)) throw new RangeError(`${String(pattern)} remembers where it was`);
  // For the first text, as reading all patterns of the product takes longer than a start should.
  let read: Beginnings | undefined;
  /** For each pattern the last text in which it was a candidate. */
  const listed = patterns.map(() => 0);
  let round = 0;
  return (text) => {
    round += 1;
    read ??= readBeginnings(patterns);
    const { always, beginnings, numbers } = read;
    const candidates = [...always];
    const list = (places: readonly number[]): void => {
      for (const place of places) {
        if (listed[place] === round) continue;
        listed[place] = round;
        candidates.push(place);
      }
    };
    for (let at = 0; at < text.length; at += 1) {
      const beginning = beginnings[numbers[text.charCodeAt(at)] ?? 0];
      if (beginning === undefined) continue;
      list(beginning.alone);
      const places = beginning.followed.get(text.charCodeAt(at + 1));
      if (places !== undefined) list(places);
    }
    return candidates.filter((place) => patterns[place]?.test(text)).sort((a, b) => a - b);
  };
}

/** The same of what has a pattern: those whose pattern matches a text, in their order. */
export function createFinder<Item extends object>(
  items: readonly Item[],
  patternOf: (item: Item) => RegExp,
): (text: string) => Item[] {
  const find = createPatternFinder(items.map(patternOf));
  return (text) => find(text).flatMap((place) => items[place] ?? []) as Item[];
}

/** `numbers` leads from the code of a sign to its beginning, faster than a map; `always` may begin with anything. */
interface Beginnings {
  always: number[];
  beginnings: (Beginning | undefined)[];
  numbers: Uint16Array;
}

function readBeginnings(patterns: readonly RegExp[]): Beginnings {
  const always: number[] = [];
  const beginnings: (Beginning | undefined)[] = [undefined];
  const numbers = new Uint16Array(CODES);
  const readBeginning = (code: number): Beginning => {
    const known = beginnings[numbers[code] ?? 0];
    if (known !== undefined) return known;
    const beginning: Beginning = { alone: [], followed: new Map() };
    numbers[code] = beginnings.push(beginning) - 1;
    return beginning;
  };
  for (const [place, pattern] of patterns.entries()) {
    const openings = readOpenings(pattern);
    if (openings === null) always.push(place);
    for (const opening of openings ?? []) {
      const { alone, followed } = readBeginning(opening.charCodeAt(0));
      if (opening.length === 1) alone.push(place);
      else followed.set(opening.charCodeAt(1), [...(followed.get(opening.charCodeAt(1)) ?? []), place]);
    }
  }
  return { always, beginnings, numbers };
}
