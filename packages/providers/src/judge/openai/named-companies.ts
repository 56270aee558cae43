import { NameIndex } from '@gaemi/domain/company-matching/name-index';
import { namesOf } from '@gaemi/domain/company-matching/name-pattern';
import { unifyText } from '@gaemi/domain/company-matching/plain-text';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { bundledCompanies } from '../../stock-master/bundled/bundled-companies.ts';

// The well-known ones are those that a model brings up by itself.
const known = new NameIndex(bundledCompanies);
/** Shorter names are as often words. */
const shortestName = 3;

/** A text followed by all names of the company, which may always be called by them. */
export function withOwnNames(text: string, company: ListedCompany): string {
  return [text, ...namesOf(company)].join('\n');
}

/** Whether every other listed company that `text` names stands in `source` too, by whichever of its names. */
export function companiesOccurIn(text: string, source: string, company: ListedCompany): boolean {
  const told = unifyText(source);
  const codes = new Set([company.code, ...known.companiesIn(told).map(({ code }) => code)]);
  const own = namesOf(company);
  return known
    .companiesIn(unifyText(text))
    .filter(({ name }) => name.length >= shortestName && !own.includes(name))
    .every(({ code, name }) => codes.has(code) || told.includes(name));
}
