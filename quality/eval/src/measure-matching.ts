import { type CompanyMatch, createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { computeFigures, type Figures } from './figures.ts';
import type { CompanyCase } from './labelled-sets.ts';

/**
 * Figures of "about the company" (only `yes` counts as yes), next to those of a plain search for the name, and the
 * mistakes.
 */
export function measureMatching(cases: readonly CompanyCase[]): {
  figures: Figures;
  nameInText: Figures;
  mistakes: { case: CompanyCase; match: CompanyMatch }[];
} {
  const matcher = createCompanyMatcher(bundledCompanies);
  const companies = new Map(bundledCompanies.map((company) => [company.code, company]));
  const results = cases.map((entry) => {
    const company = companies.get(entry.stock_code);
    if (company === undefined) throw new Error(`Not a bundled company: ${entry.stock_code}`);
    const naive = `${entry.title} ${entry.description}`.includes(company.name);
    return { case: entry, match: matcher.match(company, entry), naive, wanted: entry.about === 'yes' };
  });
  return {
    figures: computeFigures(count(results.map(({ match, wanted }) => ({ said: match.about === 'yes', wanted })))),
    nameInText: computeFigures(count(results.map(({ naive, wanted }) => ({ said: naive, wanted })))),
    mistakes: results
      .filter(({ match, wanted }) => (match.about === 'yes') !== wanted)
      .map(({ case: entry, match }) => ({ case: entry, match })),
  };
}

/** Counts yes-or-no answers against the expected ones. */
export function count(answers: readonly { said: boolean; wanted: boolean }[]) {
  return {
    right: answers.filter(({ said, wanted }) => said && wanted).length,
    wrong: answers.filter(({ said, wanted }) => said && !wanted).length,
    missed: answers.filter(({ said, wanted }) => !said && wanted).length,
  };
}
