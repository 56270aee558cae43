import { expect, it } from 'vitest';
import { bundledCompanies } from '../../stock-master/bundled/bundled-companies.ts';
import { companyProfile } from './company-profile.ts';
import { createNameMask } from './name-mask.ts';

const readProfile = (code: string, names: 'shown' | 'masked' = 'shown'): unknown => {
  const company = bundledCompanies.find((each) => each.code === code);
  if (company === undefined) throw new Error(`not bundled: ${code}`);
  return JSON.parse(companyProfile(company, names, createNameMask(company)));
};

it('tells a model the firms of a financial group, those that headlines name most first', () => {
  expect(readProfile('105560')).toMatchObject({ name: 'KB금융', subsidiaries: expect.arrayContaining(['국민은행']) });
  expect(readProfile('005930')).not.toHaveProperty('subsidiaries');
  expect(readProfile('105560', 'masked')).not.toHaveProperty('subsidiaries');
});
