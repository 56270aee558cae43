import { NameIndex } from '@gaemi/domain/company-matching/name-index';
import { listNames } from '@gaemi/domain/company-matching/name-pattern';
import { unifyText } from '@gaemi/domain/company-matching/plain-text';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { bundledCompanies } from '../../stock-master/bundled/bundled-companies.ts';

let index: NameIndex | undefined;

/** The bundled companies by their names, indexed when a model first asks. Models mention the well-known ones unprompted. */
export function knownCompanies(): NameIndex {
  index ??= new NameIndex(bundledCompanies);
  return index;
}

/** Shorter names are often ordinary words. */
const shortestName = 3;

/** Returns true when every other listed company named in `text` also occurs in `source`, by any of its names. */
export function companiesOccurIn(text: string, source: string, company: ListedCompany): boolean {
  const reported = unifyText(source);
  const codes = new Set([
    company.code,
    ...knownCompanies()
      .companiesIn(reported)
      .map(({ code }) => code),
  ]);
  const own = listNames(company);
  return knownCompanies()
    .companiesIn(unifyText(text))
    .filter(({ name }) => name.length >= shortestName && !own.includes(name))
    .every(({ code, name }) => codes.has(code) || reported.includes(name));
}
