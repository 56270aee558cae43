/** Signs with which a match begins: `ended` may be followed by anything, `open` by what the pattern says next. */
interface Openings {
  ended: ReadonlySet<string>;
  open: ReadonlySet<string>;
}

/** Signs that are looked at: words of Korean begin alike, but seldom with the same two. */
const LONGEST = 2;
/** A class of more signs stands for any. */
const MOST_SIGNS = 100;

const nothing: Openings = { ended: new Set(), open: new Set(['']) };
const anything: Openings = { ended: new Set(['']), open: new Set() };
const openWith = (signs: readonly string[]): Openings => ({ ended: new Set(), open: new Set(signs) });
const digits = [...'0123456789'];

function either(one: Openings, other: Openings): Openings {
  return { ended: new Set([...one.ended, ...other.ended]), open: new Set([...one.open, ...other.open]) };
}

function inSequence(one: Openings, other: Openings): Openings {
  const [ended, open] = [new Set(one.ended), new Set<string>()];
  for (const begin of one.open) {
    for (const next of other.ended) ended.add((begin + next).slice(0, LONGEST));
    for (const next of other.open) {
      const whole = begin + next;
      if (whole.length < LONGEST) open.add(whole);
      else ended.add(whole.slice(0, LONGEST));
    }
  }
  return { ended, open };
}

/**
 * The first one or two signs that every match of a pattern begins with; null where it may begin with anything. Rather too many
 * than too few: conditions around a match (`^`, lookarounds) are left out, and a repeated part counts from one on.
 */
export function readOpenings(pattern: RegExp): ReadonlySet<string> | null {
  if (pattern.flags !== '') return null;
  const { ended, open } = new PatternReader(pattern.source).alternatives();
  const all = new Set([...ended, ...open]);
  return all.has('') ? null : all;
}

/** Reads the source of a pattern from left to right. */
class PatternReader {
  private readonly source: string;
  private at = 0;

  constructor(source: string) {
    this.source = source;
  }

  alternatives(): Openings {
    let all = this.sequence();
    while (this.takes('|')) all = either(all, this.sequence());
    return all;
  }

  private sequence(): Openings {
    let whole = nothing;
    while (this.at < this.source.length && !/[|)]/.test(this.source.charAt(this.at)))
      whole = inSequence(whole, this.repeated(this.part()));
    return whole;
  }

  private repeated(part: Openings): Openings {
    const [sign] = /^(?:[*+?]|\{\d+,?\d*\})\??/.exec(this.source.slice(this.at)) ?? [];
    if (sign === undefined) return part;
    this.at += sign.length;
    const more = sign.startsWith('?') ? part : inSequence(part, either(nothing, part));
    return /^(?:[*?]|\{0)/.test(sign) ? either(nothing, more) : more;
  }

  private part(): Openings {
    if (this.takes('(')) return this.group();
    if (this.takes('[')) return this.signClass();
    if (this.takes('\\')) return this.escaped();
    const sign = this.source.charAt(this.at);
    this.at += 1;
    if (sign === '.') return anything;
    return sign === '^' || sign === '$' ? nothing : openWith([sign]);
  }

  private group(): Openings {
    const [kind = ''] = /^\?(?:<?[=!]|:|<[^>]+>)/.exec(this.source.slice(this.at)) ?? [];
    this.at += kind.length;
    const inside = this.alternatives();
    this.at += 1;
    return /[=!]$/.test(kind) ? nothing : inside;
  }

  private escaped(): Openings {
    const sign = this.source.charAt(this.at);
    this.at += 1;
    if (sign === 'd') return openWith(digits);
    if (sign === 'b' || sign === 'B') return nothing;
    // Other letters and digits stand for classes, codes and groups; names and codes behind them are left to be read as signs.
    return /[A-Za-z0-9]/.test(sign) ? anything : openWith([sign]);
  }

  private signClass(): Openings {
    const [whole = ''] = /^(?:[^\]\\]|\\.)*/.exec(this.source.slice(this.at)) ?? [];
    this.at += whole.length + 1;
    if (whole.startsWith('^')) return anything;
    const signs: string[] = [];
    for (const [, first = '', last] of whole.matchAll(/(\\?.)(?:-(\\?.))?/gs)) {
      if (first === '\\d') signs.push(...digits);
      else if (/^\\[A-Za-z0-9]/.test(first) || (last !== undefined && last.length > 1)) return anything;
      else signs.push(...between(first.slice(-1), last ?? first.slice(-1)));
      if (signs.length > MOST_SIGNS) return anything;
    }
    return openWith(signs);
  }

  private takes(sign: string): boolean {
    if (this.source.charAt(this.at) !== sign) return false;
    this.at += 1;
    return true;
  }
}

function between(first: string, last: string): string[] {
  const from = first.charCodeAt(0);
  const count = Math.min(MOST_SIGNS + 1, last.charCodeAt(0) - from + 1);
  return Array.from({ length: count }, (_, place) => String.fromCharCode(from + place));
}
