import { foldedName } from '../stock-master/folded-name.ts';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { type OrdinaryShare, ordinaryShareOf } from './preferred-share.ts';
import { placeOf, type Searchable, searchable, wantedText } from './searchable.ts';
import { bySize } from './size-order.ts';

/** The properties of a company that are searched. */
export type SearchedCompany = Pick<ListedCompany, 'code' | 'name' | 'aliases' | 'formerNames' | 'marketValue'>;

/** A list of companies prepared for repeated searches, the largest company first. */
export type StockIndex<Company extends SearchedCompany = ListedCompany> = readonly IndexedCompany<Company>[];

interface IndexedCompany<Company> {
  company: Company;
  code: string;
  name: Searchable;
  otherNames: Searchable[];
}

/** Better first. */
const rank = { exact: 0, prefix: 1, inside: 2, otherName: 3 } as const;
type Rank = (typeof rank)[keyof typeof rank];

/** Prepares a list of companies for `searchStocks`. */
export function indexStocks<Company extends SearchedCompany>(companies: readonly Company[]): StockIndex<Company> {
  return companies.toSorted(bySize).map((company) => ({
    company,
    code: foldedName(company.code),
    name: searchable(foldedName(company.name)),
    otherNames: [...company.aliases, ...company.formerNames].map((name) => searchable(foldedName(name))),
  }));
}

/**
 * Finds companies by name or code, in this order: exact match (also of a press or former name), then prefix, then inside
 * the name, then prefix of a press or former name; each by size (`bySize`). A preferred share finds its ordinary one.
 * Letter case and blanks do not count. A lone consonant stands for any syllable that begins with it (ㅅㅅㅈㅈ, 삼성ㅈㅈ). An
 * empty query finds all.
 */
export function searchStocks<Company extends SearchedCompany>(index: StockIndex<Company>, query: string): Company[] {
  const wanted = wantedText(query);
  const ordinary = ordinaryShareOf(wanted.text);
  const found: Company[][] = Object.values(rank).map(() => []);
  for (const entry of index) {
    const place = isOrdinaryShare(entry, ordinary) ? rank.exact : rankOf(entry, wanted);
    if (place !== undefined) found[place]?.push(entry.company);
  }
  return found.flat();
}

function rankOf({ code, name, otherNames }: IndexedCompany<unknown>, wanted: Searchable): Rank | undefined {
  const at = placeOf(wanted, name);
  if (code === wanted.text || (at === 0 && name.text.length === wanted.text.length)) return rank.exact;
  if (otherNames.some(({ text }) => text === wanted.text)) return rank.exact;
  if (code.startsWith(wanted.text) || at === 0) return rank.prefix;
  if (at > 0) return rank.inside;
  return otherNames.some((other) => placeOf(wanted, other) === 0) ? rank.otherName : undefined;
}

function isOrdinaryShare({ code, name, otherNames }: IndexedCompany<unknown>, ordinary: OrdinaryShare): boolean {
  return code === ordinary.code || [name, ...otherNames].some(({ text }) => text === ordinary.name);
}
