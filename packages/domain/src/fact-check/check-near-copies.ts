import { readFigures } from '../figures/read-figures.ts';
import { rememberByObject } from '../remember.ts';
import type { Fault } from './reading/faults.ts';
import type { Passage } from './reading/passages.ts';

/** The words of a passage without marks, without their particles and endings, and the places of each. */
interface Words {
  words: readonly string[];
  stems: readonly string[];
  places: ReadonlyMap<string, readonly number[]>;
}

const marks = /^['"“‘(]+|['"”’),.…]+$/g;
const ending = /(?:으로|에서|보다|이라고|라고|[은는이가을를도의로에]|었어요|어요|예요|에요|다고|다며|다)$/;
const period = /^(?:올해|지난해|작년|전년|내년|[1-4]분기|[상하]반기|\d{1,2}월)/;
const lastYear = /^(?:지난해|작년|전년)/;
/** A period whose results a company also reports together with those before it. */
const addsUp = /^(?:[2-4]분기|\d{1,2}월)$/;
const count = /\d[\d,.]*[천만억조\d,.]*/;
/** Places of one word that are looked at. */
const MOST_PLACES = 50;

const readWords = rememberByObject(({ text }: Passage): Words => {
  const words = text.split(/\s+/).map((word) => word.replace(marks, '').replace('목표주가', '목표가'));
  const stems = words.map((word) => (word.length > 2 ? word.replace(ending, '') : word));
  const places = new Map<string, number[]>();
  for (const [place, stem] of stems.entries()) {
    const known = places.get(stem);
    if (known === undefined) places.set(stem, [place]);
    else if (known.length < MOST_PLACES) known.push(place);
  }
  return { words, stems, places };
});

/**
 * Returns what differs where a sentence copies the words of the source around it: "최대 300만원 할인하는" beside "최대 500만원 할인하는".
 * Nothing differs where a figure or a period stands in the source with one of its neighbours.
 */
export function checkNearCopies(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  // Read only where a figure or a period asks for it.
  let texts: Words[] | undefined;
  for (const passage of said) {
    const read = readWords(passage);
    for (const [place, word] of read.words.entries()) {
      if (!/\d/.test(word) && !period.test(word)) continue;
      texts ??= source.map(readWords);
      const fault = findDifference(read, place, texts) ?? (leavesOutTotal(read, place, texts) ? 'period' : undefined);
      if (fault !== undefined) return [fault];
    }
  }
  return [];
}

function findDifference({ words, stems }: Words, place: number, texts: readonly Words[]): Fault | undefined {
  const [before, stem = '', behind, further] = [-1, 0, 1, 2].map((step) => stems[place + step]);
  if (behind === undefined) return undefined;
  const isKnown = texts.some(({ stems: known, places }) =>
    places.get(stem)?.some((at) => (before !== undefined && known[at - 1] === before) || known[at + 1] === behind),
  );
  if (isKnown) return undefined;
  for (const { words: knownWords, stems: known, places } of texts)
    for (const at of places.get(behind) ?? []) {
      const isCopied = (before !== undefined && known[at - 2] === before) || (place < 2 && known[at + 1] === further);
      const fault = isCopied ? compare(words[place] ?? '', knownWords[at - 1] ?? '') : undefined;
      if (fault !== undefined) return fault;
    }
  return undefined;
}

/** What two words at the same place differ in: the period, the currency, or the size of the same unit. */
function compare(word: string, other: string): Fault | undefined {
  const [said, known] = [period.exec(word)?.[0], period.exec(other)?.[0]];
  if (said !== undefined && known !== undefined)
    return said === known || (lastYear.test(said) && lastYear.test(known)) ? undefined : 'period';
  const [size, knownSize] = [count.exec(word)?.[0], count.exec(other)?.[0]];
  if (size === undefined || knownSize === undefined) return undefined;
  const [unit, knownUnit] = [word.replace(count, ''), other.replace(count, '')];
  if (size === knownSize)
    return /^원/.test(unit) !== /^원/.test(knownUnit) && /^달러/.test(unit + knownUnit) ? 'unit' : undefined;
  const [value = 0, knownValue = 0] = [word, other].map((text) => readFigures(text)[0]?.value);
  return unit !== knownUnit || Math.abs(value - knownValue) <= Math.abs(knownValue) / 10 ? undefined : 'figure';
}

/** "3분기 매출" or "3분기에 누적 매출" where the source only has "3분기까지 누적 매출". */
function leavesOutTotal({ words, stems }: Words, place: number, texts: readonly Words[]): boolean {
  const [stem = '', behind] = [stems[place], stems[place + 1]];
  if (!addsUp.test(stem) || behind === undefined || (words[place] ?? '').endsWith('까지')) return false;
  const followedBy = (first: string, ...next: readonly (string | undefined)[]): boolean =>
    texts.some(({ stems: known, places }) =>
      places.get(first)?.some((at) => next.every((word, step) => known[at + 1 + step] === word)),
    );
  if (followedBy(stem, behind)) return false;
  return behind === '누적' ? followedBy(`${stem}까지`, behind) : followedBy(stem, '누적', behind);
}
