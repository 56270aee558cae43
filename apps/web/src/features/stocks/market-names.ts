import type { Market } from '@gaemi/domain/stock-master/listed-company';

export const marketNames: Record<Market, string> = { KOSPI: '코스피', KOSDAQ: '코스닥', KONEX: '코넥스' };
