import { expect, it } from 'vitest';
import { isFoundByPreferred } from './preferred-share.ts';

const samsung = { code: '005930', name: '삼성전자' };

it.each([
  ['삼성전자우', samsung, true],
  ['삼성 전자 우', samsung, true],
  ['005935', samsung, true],
  ['삼성전자우(005935)', samsung, true],
  ['삼성전자(005930)', samsung, false],
  ['현대차2우B', { code: '005380', name: '현대차' }, true],
  ['00088k', { code: '000880', name: '한화' }, true],
  ['엘지전자우', { code: '066570', name: 'LG전자' }, true],
  ['삼성전자', samsung, false],
  ['005930', samsung, false],
  ['삼성', samsung, false],
  // A name that ends so.
  ['연우', { code: '115960', name: '연우' }, false],
])('%s asks for the preferred share of %j: %s', (term, stock, is) => {
  expect(isFoundByPreferred(term, stock)).toBe(is);
});
