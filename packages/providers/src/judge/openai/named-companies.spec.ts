import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { expect, it } from 'vitest';
import { companiesOccurIn } from './named-companies.ts';

const company: ListedCompany = {
  code: '005930',
  name: '삼성전자',
  market: 'KOSPI',
  aliases: ['삼전'],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};

it.each([
  ['the company itself', '삼성전자의 수주가 늘었어요.', '1조원 수주'],
  ['another by the same name', '현대자동차에 공급해요.', '삼성전자, 현대자동차에 공급'],
  ['another by another of its names', '현대자동차에 공급해요.', '삼성전자, 현대차에 공급'],
  ['nobody', '수주가 늘어 실적에 도움이 돼요.', ''],
])('the article may be quoted as naming %s', (_, reason, article) => {
  expect(companiesOccurIn(reason, article, company)).toBe(true);
});

it('rejects a listed company that the article does not name', () => {
  expect(companiesOccurIn('SK하이닉스를 앞섰다는 평가예요.', '삼성전자, 메모리 점유율 1위', company)).toBe(false);
});
