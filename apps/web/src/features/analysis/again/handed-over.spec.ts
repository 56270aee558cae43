import { expect, it } from 'vitest';
import { handOverStock, takeHandedStock } from './handed-over.ts';

const stock = { code: '005380', name: '현대차' };

it('hands a stock to the entry that it was given with, once', () => {
  const entry = handOverStock(stock);
  expect(takeHandedStock(entry)).toEqual(stock);
  expect(takeHandedStock(entry)).toBeNull();
});

it('hands nothing to another entry', () => {
  const entry = handOverStock(stock);
  for (const other of [null, {}, { shownRun: {} }, { handOver: 'another' }]) expect(takeHandedStock(other)).toBeNull();
  handOverStock({ code: '005930', name: '삼성전자' });
  expect(takeHandedStock(entry)).toBeNull();
});
