import { openingsOf } from './pattern-openings.ts';

/** Patterns by the signs that their matches begin with. */
interface Beginning {
  alone: number[];
  followed: Map<number, number[]>;
}

/**
 * A function that says which patterns match a text, by their places: what testing each says. Most match no headline, and need
 * not be tested, as the text has nowhere the signs that they begin with.
 */
export function createPatternFinder(patterns: readonly RegExp[]): (text: string) => number[] {
  const beginnings = new Map<number, Beginning>();
  const always: number[] = [];
  for (const [place, pattern] of patterns.entries()) {
    const openings = openingsOf(pattern);
    if (openings === null) always.push(place);
    for (const opening of openings ?? []) addOpening(beginnings, opening, place);
  }
  /** For each pattern the last text in which it was a candidate. */
  const listed = patterns.map(() => 0);
  let round = 0;
  return (text) => {
    round += 1;
    const candidates: number[] = [];
    const list = (places: readonly number[] | undefined): void => {
      if (places === undefined) return;
      for (const place of places) {
        if (listed[place] === round) continue;
        listed[place] = round;
        candidates.push(place);
      }
    };
    list(always);
    for (let at = 0; at < text.length; at += 1) {
      const beginning = beginnings.get(text.charCodeAt(at));
      if (beginning === undefined) continue;
      list(beginning.alone);
      list(beginning.followed.get(text.charCodeAt(at + 1)));
    }
    return candidates.filter((place) => patterns[place]?.test(text)).sort((a, b) => a - b);
  };
}

function addOpening(beginnings: Map<number, Beginning>, opening: string, place: number): void {
  const beginning: Beginning = beginnings.get(opening.charCodeAt(0)) ?? { alone: [], followed: new Map() };
  beginnings.set(opening.charCodeAt(0), beginning);
  if (opening.length === 1) {
    beginning.alone.push(place);
    return;
  }
  const next = opening.charCodeAt(1);
  const places = beginning.followed.get(next) ?? [];
  beginning.followed.set(next, [...places, place]);
}
