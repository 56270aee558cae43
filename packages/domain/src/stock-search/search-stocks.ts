import type { ListedCompany } from '@gaemi/contracts/stocks';
import { foldedName } from './folded-name.ts';
import { initialOf, isInitial, parted } from './initial-consonants.ts';

/** A list of companies made ready to be searched often. Keeps the order of the list. */
export type StockIndex = readonly IndexedCompany[];

interface IndexedCompany {
  company: ListedCompany;
  code: string;
  name: string;
  otherNames: string[];
}

/** Better first. */
const rank = { exact: 0, prefix: 1, inside: 2, otherName: 3 } as const;
type Rank = (typeof rank)[keyof typeof rank];

/** Prepares a list of companies for `searchStocks`. */
export function indexStocks(companies: readonly ListedCompany[]): StockIndex {
  return companies.map((company) => ({
    company,
    code: foldedName(company.code),
    name: foldedName(company.name),
    otherNames: [...company.aliases, ...company.formerNames].map(foldedName),
  }));
}

/**
 * The companies a query finds by name or code: exactly it, then beginning with it, then with it inside the name, then
 * with a press or former name beginning with it; within each in the order of the list. Letter case and blanks do not
 * count; a lone consonant stands for any syllable beginning with it (ㅅㅅㅈㅈ, 삼성ㅈㅈ). An empty query finds all.
 */
export function searchStocks(index: StockIndex, query: string): ListedCompany[] {
  const wanted = parted(foldedName(query));
  const found: ListedCompany[][] = Object.values(rank).map(() => []);
  for (const entry of index) {
    const place = rankOf(entry, wanted);
    if (place !== undefined) found[place]?.push(entry.company);
  }
  return found.flat();
}

function rankOf({ code, name, otherNames }: IndexedCompany, wanted: string): Rank | undefined {
  const at = firstMatch(name, wanted);
  if (code === wanted || (at === 0 && name.length === wanted.length)) return rank.exact;
  if (code.startsWith(wanted) || at === 0) return rank.prefix;
  if (at !== undefined) return rank.inside;
  return otherNames.some((other) => firstMatch(other, wanted) === 0) ? rank.otherName : undefined;
}

/** Where the wanted text first stands in a name. */
function firstMatch(name: string, wanted: string): number | undefined {
  for (let at = 0; at + wanted.length <= name.length; at += 1) if (matchesAt(name, wanted, at)) return at;
  return undefined;
}

function matchesAt(name: string, wanted: string, at: number): boolean {
  for (let offset = 0; offset < wanted.length; offset += 1) {
    const [letter = '', asked = ''] = [name[at + offset], wanted[offset]];
    if (letter !== asked && !(isInitial(asked) && initialOf(letter) === asked)) return false;
  }
  return true;
}
