import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';

export const sampleCompany: ListedCompany = {
  code: '005930',
  name: '삼성전자',
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
