import { expect, it } from 'vitest';
import type { CompanyMatch } from '../../company-matching/company-matcher.ts';
import type { ListedCompany } from '../../stock-master/listed-company.ts';
import { extractFeatures, readFeatures, type TextToJudge } from './features.ts';

const companyNamed = (name: string): ListedCompany => ({
  code: 'X00001',
  name,
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
});
const company = companyNamed('한빛전자');
const match = (): CompanyMatch => ({ about: 'yes', because: 'named_in_title', othersInTitle: 0 });
const text: TextToJudge = {
  title: '한빛전자, 자사주 소각',
  description: '이사회가 결의했다.',
  company,
  standing: match(),
};

it('reads an article once for its kind and for judging it', () => {
  expect(readFeatures({ ...text })).toBe(readFeatures(text));
  expect(readFeatures({ ...text, standing: match() })).not.toBe(readFeatures(text));
});

it.each([
  ['another headline', { title: '한빛전자, 유상증자 결정' }],
  ['another description', { description: '' }],
  ['another company', { company: companyNamed('세종화학') }],
  ['no company', { company: undefined }],
])('reads %s with the same standing anew', (_, other) => {
  readFeatures(text);
  const changed = { ...text, ...other };
  expect([...extractFeatures(changed)]).toEqual([...extractFeatures({ ...changed, standing: match() })]);
  expect([...extractFeatures(changed)]).not.toEqual([...extractFeatures(text)]);
});
