import type { ListedCompany } from '../stock-master/listed-company.ts';
import { isQuotedFirm } from '../stock-master/subsidiaries.ts';
import { chooseEnding } from './name-ending.ts';
import { compactName, listNames } from './name-pattern.ts';
import { isOrdinaryWord, showsOtherSense } from './ordinary-words.ts';
import { isWordSign } from './plain-text.ts';

/** A listed company named somewhere in a text. */
export interface NamedCompany {
  code: string;
  name: string;
  start: number;
  end: number;
}

/** Index of all names of the list. It finds the other companies named in a text, and the names that contain another. */
export class NameIndex {
  private readonly byFirstSigns = new Map<string, { name: string; code: string }[]>();
  private readonly all: { compact: string; name: string; code: string }[] = [];

  constructor(companies: readonly ListedCompany[]) {
    for (const company of companies) {
      for (const name of listNames(company)) {
        this.all.push({ compact: compactName(name), name, code: company.code });
        // A one-character name or an ordinary word does not identify another company, nor does a group's house that is quoted.
        if (name.length < 2 || isOrdinaryWord(name) || isQuotedHouse(company, name)) continue;
        const key = name.slice(0, 2);
        const bucket = this.byFirstSigns.get(key) ?? [];
        bucket.push({ name, code: company.code });
        this.byFirstSigns.set(key, bucket);
      }
    }
    for (const bucket of this.byFirstSigns.values()) bucket.sort((a, b) => b.name.length - a.name.length);
  }

  /** Names of other companies that contain this one (한화솔루션 for 한화), longest first. */
  longerNames(name: string, code: string): string[] {
    const compact = compactName(name);
    return this.all
      .filter((other) => other.code !== code && other.compact.length > compact.length)
      .filter((other) => other.compact.includes(compact))
      .map((other) => other.name)
      .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  }

  /** Whether a name of another company begins like this: 롯데 may be any firm of its group. */
  isShared(beginning: string, code: string): boolean {
    const compact = compactName(beginning);
    return this.all.some((other) => other.code !== code && other.compact.startsWith(compact));
  }

  /** Returns the listed companies named in a normalised text, from left to right; the longest name wins. */
  companiesIn(text: string): NamedCompany[] {
    const found: NamedCompany[] = [];
    for (let start = 0; start < text.length - 1; start += 1) {
      if (isWordSign(text, start - 1)) continue;
      const hit = this.longestAt(text, start);
      if (hit === undefined) continue;
      const end = start + hit.name.length;
      const context = { before: text.slice(0, start), after: text.slice(end), whole: text };
      if (!showsOtherSense(hit.name, context)) found.push({ ...hit, start, end });
      start = end - 1;
    }
    return found;
  }

  private longestAt(text: string, start: number): { name: string; code: string } | undefined {
    const bucket = this.byFirstSigns.get(text.slice(start, start + 2));
    return bucket?.find(({ name }) => {
      if (!text.startsWith(name, start)) return false;
      const tail = letterRun(text, start + name.length);
      return chooseEnding(tail, name) !== 'other_word';
    });
  }
}

const isQuotedHouse = ({ subsidiaries }: ListedCompany, name: string): boolean =>
  subsidiaries?.includes(name) === true && isQuotedFirm(name);

/** Returns the letters and digits after a position, up to the first blank. */
export function letterRun(text: string, from: number): string {
  return /^[가-힣A-Za-z0-9&重電車銀證建]*/.exec(text.slice(from, from + 12))?.[0] ?? '';
}
