import { createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { createMarketMatcher } from '@gaemi/domain/company-matching/market-matcher';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { expect, it } from 'vitest';
import { companyCases } from './labelled-sets.ts';

/** Every so many cases: the plain way takes 40 ms for each. */
const STEP = 40;

it('the index of all names finds what matching each of 2,613 companies finds', () => {
  const matcher = createCompanyMatcher(bundledCompanies);
  const market = createMarketMatcher(bundledCompanies, matcher);
  for (const { title, description } of companyCases().filter((_, index) => index % STEP === 0)) {
    const plain = bundledCompanies.filter((each) => matcher.match(each, { title, description }).about !== 'no');
    expect(market.matchAll({ title, description }).map(({ company }) => company.code)).toEqual(
      plain.map(({ code }) => code),
    );
  }
});
