import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';
import { remember, rememberByObject } from '../remember.ts';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { foldedName } from '../text/folded-name.ts';
import { splitAtCode } from './beside-code.ts';
import { findOrdinaryShare } from './preferred-share.ts';
import { isWhole, placeOf, type Searchable, searchable, wantedText } from './searchable.ts';
import { bySize } from './size-order.ts';
import { spokenName } from './spoken-name.ts';

/** The properties of a company that are searched. */
export type SearchedCompany = Pick<ListedCompany, 'code' | 'name' | 'aliases' | 'formerNames' | 'marketValue'>;

/** A list of companies prepared for repeated searches, the largest company first. */
export type StockIndex<Company extends SearchedCompany = ListedCompany> = readonly IndexedCompany<Company>[];

interface IndexedCompany<Company> {
  company: Company;
  code: string;
  /** The listed name, and the same as it is read aloud. */
  names: Searchable[];
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
    names: listNames(company.name).map((name) => searchable(foldedName(name))),
    otherNames: [...company.aliases, ...company.formerNames].map((name) => searchable(foldedName(name))),
  }));
}

/** A name, as it is read aloud, and with the 앤 that an & is (KT앤G). */
function listNames(name: string): string[] {
  const spoken = [name, spokenName(name)].filter((each) => each !== null);
  return name.includes('&') ? [...spoken, ...spoken.map((each) => each.replaceAll('&', '앤'))] : spoken;
}

/** The same of a list of all companies, once: it stays for a day. */
export const indexListed = rememberByObject(
  (companies: readonly ListedCompany[]): StockIndex => indexStocks(companies),
);

/**
 * Finds companies by name or code, in this order: exact match (also of a press or former name), then prefix, then inside
 * the name, then prefix of a press or former name; each by size (`bySize`). A preferred share finds its ordinary one.
 * Letter case, width and blanks do not count; initials are found as they are read aloud, too (엘지). A lone consonant stands
 * for any syllable that begins with it (ㅅㅅㅈㅈ, 삼성ㅈㅈ), and the last syllable may still be typed. An empty query finds all.
 * A code may be written as A005930 or KR7005930003. What finds nothing is read as a name beside its code (삼성전자(005930)), then as
 * typed on the other keyboard layout, as a whole or in a part (tkatjd, ㅣㅎ화학), at last as a later word of an English name (hynix).
 */
export function searchStocks<Company extends SearchedCompany>(index: StockIndex<Company>, query: string): Company[] {
  const found = findStocks(index, query);
  if (found.length > 0) return found;
  const named = findNamedWithCode(index, query);
  if (named.length > 0) return named;
  const isLatin = /^[A-Za-z]+$/.test(query.trim());
  // Korean typed on the English layout: tkatjdwjswk is 삼성전자.
  const typed = isLatin ? findStocks(index, convertQwertyToHangul(query.trim())) : [];
  if (typed.length > 0) return typed;
  const pressed = findByKeys(index, query);
  return pressed.length > 0 ? pressed : findByLaterWord(index, query);
}

/** Finds the company of a name beside its code, as the press and other services write both. None where the name is another's. */
function findNamedWithCode<Company extends SearchedCompany>(index: StockIndex<Company>, query: string): Company[] {
  const parts = splitAtCode(query);
  if (parts === null) return [];
  const ofCode = findStocks(index, parts.code);
  const ofName = findStocks(index, parts.name);
  // A list, as a portfolio is pasted: of several stocks the one with a code is no answer. A part of names (반도체) is no stock.
  const listed = ofName.length > 0 ? [] : parts.name.split(/[,;/]/).filter((name) => name.trim() !== '');
  const isOther = (found: Company[]) => found.length > 0 && !found.some((company) => ofCode.includes(company));
  if (listed.length > 1 && listed.some((name) => isOther(findStocks(index, name, rank.exact)))) return [];
  return ofName.length === 0 ? ofCode : ofCode.filter((company) => ofName.includes(company));
}

/** What names have between their letters (KT&G, S-Oil). Anything else is typed on purpose. */
const PUNCTUATION = /[&.'·-]/;

const writeKey = remember((character: string) =>
  PUNCTUATION.test(character) ? '' : convertHangulToQwerty(character).toLowerCase(),
);

/**
 * Returns the keys that type a text, whatever the layout, without punctuation of names: `lghkgkr` for LG화학, and for ㅣㅎ화학, which is the same
 * typed without switching to Latin letters.
 */
const writeKeys = (text: string): string => Array.from(text, writeKey).join('');

/** Fewest keys that tell a name. */
const FEWEST_KEYS = 2;

/** Finds the companies with a name that begins with the same keys, those with the whole name first. */
function findByKeys<Company extends SearchedCompany>(index: StockIndex<Company>, query: string): Company[] {
  const wanted = writeKeys(foldedName(query));
  if (wanted.length < FEWEST_KEYS) return [];
  const whole: Company[] = [];
  const begun: Company[] = [];
  for (const { company, names, otherNames } of index) {
    const keys = [...names, ...otherNames].map(({ text }) => writeKeys(text));
    if (keys.includes(wanted)) whole.push(company);
    else if (keys.some((each) => each.startsWith(wanted))) begun.push(company);
  }
  return [...whole, ...begun];
}

/** Fewest letters that tell a later word: `sk` begins too many. */
const FEWEST_LETTERS = 3;

/** Finds the companies of whose English name a later word begins so: `hynix` of SK hynix. */
function findByLaterWord<Company extends SearchedCompany>(index: StockIndex<Company>, query: string): Company[] {
  const wanted = foldedName(query);
  if (wanted.length < FEWEST_LETTERS || !/^[a-z]/.test(wanted)) return [];
  return index.flatMap(({ company }) => (company.aliases.some((name) => hasLaterWord(name, wanted)) ? company : []));
}

const hasLaterWord = (name: string, wanted: string): boolean =>
  name.split(' ').some((_, at, words) => at > 0 && foldedName(words.slice(at).join('')).startsWith(wanted));

function findStocks<Company extends SearchedCompany>(
  index: StockIndex<Company>,
  query: string,
  last: Rank = rank.otherName,
): Company[] {
  const wanted = wantedText(bareCode(query) ?? query);
  const ordinary = findOrdinaryShare(wanted.text);
  const found: Company[][] = Object.values(rank).map(() => []);
  for (const entry of index) {
    const place = isOrdinaryShare(entry, ordinary) ? rank.exact : rankOf(entry, wanted);
    if (place !== undefined && place <= last) found[place]?.push(entry.company);
  }
  return found.flat();
}

/** The code as trading programs (A005930) and the exchange (KR7005930003) write it; undefined for any other text. */
function bareCode(query: string): string | undefined {
  const [, ofPrograms, ofExchange] = /^(?:a(\d[\da-z]{5})|kr7(\d[\da-z]{5})\d{3})$/.exec(foldedName(query)) ?? [];
  return ofPrograms ?? ofExchange;
}

function rankOf({ code, names, otherNames }: IndexedCompany<unknown>, wanted: Searchable): Rank | undefined {
  if (code === wanted.text || names.some((name) => isWhole(wanted, name))) return rank.exact;
  if (otherNames.some(({ text }) => text === wanted.text)) return rank.exact;
  const places = names.map((name) => placeOf(wanted, name));
  if (code.startsWith(wanted.text) || places.includes(0)) return rank.prefix;
  if (places.some((at) => at > 0)) return rank.inside;
  return otherNames.some((other) => placeOf(wanted, other) === 0) ? rank.otherName : undefined;
}

function isOrdinaryShare(
  { code, names, otherNames }: IndexedCompany<unknown>,
  ordinary: ReturnType<typeof findOrdinaryShare>,
): boolean {
  return code === ordinary.code || [...names, ...otherNames].some(({ text }) => text === ordinary.name);
}
