import { conjugate } from '../../text/conjugation.ts';
import { CODES, signTest } from '../../text/sign-test.ts';
import { type Meaning, splitTerms } from './meaning-group.ts';

/**
 * Text without its blanks, since Korean spacing varies. `blankBefore[i]` marks the removed blanks, `origin[i]` is the
 * position of the character in the text.
 */
export type Compact = { text: string; blankBefore: readonly boolean[]; origin: readonly number[]; source: string };

export type Token = { meaning: Meaning; start: number; end: number };

type Term = {
  meaning: Meaning;
  blanksAllowed: ReadonlySet<number>;
  /** Positions of required blanks, after a particle that was inserted into the term. */
  blankNeeded: number | undefined;
  wordStart: boolean;
  ending: 'any' | 'word' | 'particle';
  length: number;
};
type Place = { at: number; afterToken: boolean };
/** Followers by their UTF-16 code: a number is found faster than a text of one character. */
type Node = { next: Map<number, Node>; terms: Term[] };
/** `firsts`: nodes by the code of their first sign, as every walk begins there. */
export type TermIndex = { firsts: readonly (Node | undefined)[] };

const isWordCharacter = signTest(/[가-힣a-zA-Z]/);
/** Particles that may precede the blank of a term: 손 벌리 also finds 손을 벌리, but only with the blank. */
const joints = ['이', '가', '을', '를', '은', '는', '도', '에', '서', '까지'];
const particle = /^(?:[은는이가을를에의도로와과]|으로|까지|부터|만$)/;

const BLANK = 32;

export function compact(source: string): Compact {
  const text = source.replaceAll(' ', '');
  const blankBefore: boolean[] = [];
  const origin: number[] = [];
  let blank = true;
  for (let i = 0; i < source.length; i += 1) {
    if (source.charCodeAt(i) === BLANK) {
      blank = true;
      continue;
    }
    blankBefore.push(blank);
    origin.push(i);
    blank = false;
  }
  return { text, blankBefore, origin, source };
}

/** When one term with the same marks has two meanings, the first wins. */
export function buildTermIndex(entries: readonly { terms: string; meaning: Meaning }[]): TermIndex {
  const root: Node = { next: new Map(), terms: [] };
  const seen = new Set<string>();
  for (const { terms, meaning } of entries) {
    for (const marked of splitTerms(terms).flatMap(listForms)) {
      if (seen.has(marked)) continue;
      seen.add(marked);
      addTerm(root, marked, { meaning });
      for (const blank of marked.matchAll(/(?<=[가-힣]) /g)) {
        for (const joint of joints) {
          const before = marked.slice(0, blank.index) + joint;
          const needed = compact(before.replace(/^\^/, '')).text.length;
          addTerm(root, before + marked.slice(blank.index), { meaning, blankNeeded: needed });
        }
      }
    }
  }
  return { firsts: Array.from({ length: CODES }, (_, code) => root.next.get(code)) };
}

/** "놓치+" stands for all forms of the verb. */
function listForms(term: string): string[] {
  if (!term.endsWith('+')) return [term];
  const stem = term.slice(0, -1);
  const from = stem.lastIndexOf(' ') + 1;
  return conjugate(stem.slice(from).replace(/^\^/, '')).map(
    (form) => stem.slice(0, from) + (stem.startsWith('^') && from === 0 ? '^' : '') + form,
  );
}

function addTerm(root: Node, marked: string, entry: { meaning: Meaning; blankNeeded?: number }): void {
  const spelled = marked.replace(/^\^/, '').replace(/[$~]$/, '');
  const { text, blankBefore } = compact(spelled);
  const blanksAllowed = new Set<number>();
  for (let i = 1; i < text.length; i += 1) if (blankBefore[i]) blanksAllowed.add(i);
  let node = root;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const next = node.next.get(code) ?? { next: new Map(), terms: [] };
    node.next.set(code, next);
    node = next;
  }
  const wordStart = marked.startsWith('^');
  const ending = marked.endsWith('$') ? 'word' : marked.endsWith('~') ? 'particle' : 'any';
  const { meaning, blankNeeded } = entry;
  node.terms.push({ meaning, blanksAllowed, blankNeeded, wordStart, ending, length: text.length });
}

/**
 * Finds the longest term at each position, from left to right, without overlap. Linear in the text: a walk is at most
 * as long as the longest term.
 */
export function findTokens(index: TermIndex, source: Compact): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.text.length) {
    // Most signs begin no term.
    const first = index.firsts[source.text.charCodeAt(at)];
    const found = first && longestFrom(first, source, { at, afterToken: tokens.at(-1)?.end === at });
    if (found !== undefined) tokens.push({ meaning: found.meaning, start: at, end: at + found.length });
    at += found?.length ?? 1;
  }
  return tokens;
}

const noBlanks: readonly number[] = [];

/** The longest term at a place whose first sign leads to this node. */
function longestFrom(first: Node, source: Compact, { at, afterToken }: Place): Term | undefined {
  let node: Node | undefined = first;
  let longest: Term | undefined;
  let blanks = noBlanks;
  for (let offset = 1; node !== undefined; offset += 1) {
    if (node.terms.length > 0) {
      const match = { at, afterToken, blanks };
      for (const term of node.terms) {
        if (!fits(term, source, match)) continue;
        longest = term;
        break;
      }
    }
    node = node.next.get(source.text.charCodeAt(at + offset));
    if (node !== undefined && source.blankBefore[at + offset]) blanks = [...blanks, offset];
  }
  return longest;
}

function fits(term: Term, source: Compact, match: Place & { blanks: readonly number[] }): boolean {
  for (const blank of match.blanks) if (!term.blanksAllowed.has(blank)) return false;
  if (term.blankNeeded !== undefined && !match.blanks.includes(term.blankNeeded)) return false;
  if (term.wordStart && !startsWord(source, match.at)) return false;
  const end = match.at + term.length;
  if (term.length === 2 && match.blanks.length === 0 && !match.afterToken && !touchesWordEdge(source, match.at, end))
    return false;
  if (term.ending === 'any' || endsWord(source, end)) return true;
  return term.ending === 'particle' && particle.test(source.text.slice(end, end + 2));
}

/**
 * Two syllables inside a longer word match by chance (세종전자 does not contain 종전), unless they follow a known word
 * (주가급등세).
 */
function touchesWordEdge(source: Compact, start: number, end: number): boolean {
  return startsWord(source, start) || endsWord(source, end) || particle.test(source.text.slice(end, end + 2));
}

export function startsWord(source: Compact, at: number): boolean {
  return source.blankBefore[at] === true || !isWordCharacter(source.text, at - 1);
}

export function endsWord(source: Compact, end: number): boolean {
  return end >= source.text.length || source.blankBefore[end] === true || !isWordCharacter(source.text, end);
}
