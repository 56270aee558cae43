import type { ListedCompany } from '../stock-master/listed-company.ts';
import type { CompanyMatch, CompanyMatcher } from './company-matcher.ts';
import { compactName, listNames } from './name-pattern.ts';
import { isWordSign, unifyText } from './plain-text.ts';

/** A listed company that a text may be about, and how sure that is. */
export interface MarketMatch {
  company: ListedCompany;
  match: CompanyMatch;
}

export interface MarketMatcher {
  /** Returns every company that the text is about, or may be about (`doubtful`), in the order of the list. */
  matchAll(text: { title: string; description: string }): MarketMatch[];
}

const CODE_LENGTH = 6;
const codeSigns = /[0-9A-Z]{6}/;

/**
 * Prepares matching of a text against all listed companies at once. An index of all names finds the few that the text may name;
 * only these go through the rules of `matcher`, which knows the same companies. Gives the same as `match` for each company of the list.
 */
export function createMarketMatcher(companies: readonly ListedCompany[], matcher: CompanyMatcher): MarketMatcher {
  const byCode = new Map(companies.map((company, index) => [company.code, index]));
  const names = new FirstSignsIndex(companies);
  return {
    matchAll: (text) => {
      const candidates = new Set<number>();
      for (const part of [unifyText(text.title), unifyText(text.description)]) {
        names.findIn(part, candidates);
        findCodes(part, byCode, candidates);
      }
      return [...candidates]
        .sort((a, b) => a - b)
        .flatMap((index) => {
          const company = companies[index];
          if (company === undefined) return [];
          const match = matcher.match(company, text);
          return match.about === 'no' ? [] : [{ company, match }];
        });
    },
  };
}

/** Every spelling of every company without blanks, in lower case, by its first two characters. */
class FirstSignsIndex {
  private readonly buckets = new Map<string, { compact: string; index: number }[]>();
  /** Length of the longest spelling. */
  private longest = 0;

  constructor(companies: readonly ListedCompany[]) {
    for (const [index, company] of companies.entries()) {
      for (const compact of new Set(listNames(company).map(compactName))) {
        const key = compact.slice(0, 2);
        this.buckets.set(key, [...(this.buckets.get(key) ?? []), { compact, index }]);
        this.longest = Math.max(this.longest, compact.length);
      }
    }
  }

  /** Adds the companies of which a spelling begins at the start of a word, whatever its blanks and letter case. */
  findIn(text: string, found: Set<number>): void {
    for (let start = 0; start < text.length; start += 1) {
      if (text[start] === ' ' || isWordSign(text, start - 1)) continue;
      // Between two characters of a name there is one blank at most.
      const compact = text
        .slice(start, start + 2 * this.longest)
        .replaceAll(' ', '')
        .toLowerCase();
      for (const key of [compact.slice(0, 2), compact.slice(0, 1)]) {
        for (const name of this.buckets.get(key) ?? []) {
          if (compact.startsWith(name.compact)) found.add(name.index);
        }
      }
    }
  }
}

function findCodes(text: string, byCode: ReadonlyMap<string, number>, found: Set<number>): void {
  if (!codeSigns.test(text)) return;
  for (let start = 0; start + CODE_LENGTH <= text.length; start += 1) {
    const index = byCode.get(text.slice(start, start + CODE_LENGTH));
    if (index !== undefined) found.add(index);
  }
}
