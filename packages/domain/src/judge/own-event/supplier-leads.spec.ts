import { expect, it } from 'vitest';
import type { ListedCompany } from '../../stock-master/listed-company.ts';
import { supplierLeads } from './supplier-leads.ts';

const company: ListedCompany = {
  code: 'X00001',
  name: '가나전자',
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
const leads = (title: string, description = '') => supplierLeads({ title, description, company });
const filed = '다라소재는 가나전자와 214억원 규모의 공급계약을 체결했다고 공시했다. 최근 매출액의 18%에 해당한다.';

it.each([
  ['다라소재, 가나전자와 214억 규모 소재 공급계약', filed],
  ['다라테크, 가나전자에 검사장비 공급', ''],
  ['다라조선, 가나전자서 컨선 4척 수주…7억달러 일감', ''],
  ['다라테크, 가나전자로부터 장비 납품 계약 따내', ''],
  ['다라테크, 가나전자 美 공장에 조립장비 312억 공급', ''],
  ['[특징주] 다라테크, 가나전자 납품 계약에 급등', ''],
])('reads "%s" as news of the supplier', (title, description) => {
  expect(leads(title, description)).toBe(true);
});

it.each([
  ['가나전자, 다라소재와 214억 공급계약', filed],
  ['테슬라, 가나전자와 23조 공급계약', '테슬라가 가나전자와 반도체 공급 계약을 맺었다고 외신이 전했다.'],
  ['방사청, 가나전자와 4000억 수주 계약', '방사청은 가나전자와 계약을 체결했다고 밝혔다.'],
  ['오픈AI, 가나전자에 첫 지분 투자', ''],
  ['공정위, 가나전자에 과징금 112억', ''],
  ['공정위, 가나전자에 과징금 312억…납품업체에 판촉비 떠넘겨', ''],
  ['공정위, 가나전자에 하도급 납품 대금 지급 명령', ''],
  ['중기부, 가나전자에 납품대금 미지급 시정명령', ''],
  ['방통위, 가나전자에 공급 계약 자료 과태료', ''],
  ['다라, 가나전자서 라마로 수주 돌렸다', ''],
])('leaves "%s" to the weights', (title, description) => {
  expect(leads(title, description)).toBe(false);
});
