import { NameIndex } from '@gaemi/domain/company-matching/name-index';
import { namesOf } from '@gaemi/domain/company-matching/name-pattern';
import { unifyText } from '@gaemi/domain/company-matching/plain-text';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { bundledCompanies } from '../../stock-master/bundled/bundled-companies.ts';

// Models mention the well-known companies unprompted.
const known = new NameIndex(bundledCompanies);
/** Shorter names are often ordinary words. */
const shortestName = 3;

/** Appends all names of the company to a text, since they are always allowed. */
export function withOwnNames(text: string, company: ListedCompany): string {
  return [text, ...namesOf(company)].join('\n');
}

/** Returns true when every other listed company named in `text` also occurs in `source`, by any of its names. */
export function companiesOccurIn(text: string, source: string, company: ListedCompany): boolean {
  const told = unifyText(source);
  const codes = new Set([company.code, ...known.companiesIn(told).map(({ code }) => code)]);
  const own = namesOf(company);
  return known
    .companiesIn(unifyText(text))
    .filter(({ name }) => name.length >= shortestName && !own.includes(name))
    .every(({ code, name }) => codes.has(code) || told.includes(name));
}
