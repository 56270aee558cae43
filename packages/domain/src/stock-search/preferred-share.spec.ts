import { expect, it } from 'vitest';
import { isFoundByPreferred } from './preferred-share.ts';

const company = (code: string, name: string, more: { aliases?: string[]; formerNames?: string[] } = {}) => ({
  ...{ code, name, aliases: [], formerNames: [] },
  ...more,
});
const samsung = company('005930', '삼성전자', { aliases: ['삼전'] });
const posco = company('005490', 'POSCO홀딩스', { formerNames: ['포스코', '포항제철'] });

it.each([
  ['삼성전자우', samsung, true],
  ['삼성 전자 우', samsung, true],
  ['005935', samsung, true],
  ['삼성전자우(005935)', samsung, true],
  ['삼성전자(005930)', samsung, false],
  ['현대차2우B', company('005380', '현대차'), true],
  ['00088k', company('000880', '한화'), true],
  ['엘지전자우', company('066570', 'LG전자'), true],
  ['삼전우', samsung, true],
  ['포스코우', posco, true],
  ['포항제철', posco, false],
  ['대우', company('900010', '가나', { aliases: ['대'], formerNames: ['대우'] }), false],
  ['삼성전자', samsung, false],
  ['005930', samsung, false],
  ['삼성', samsung, false],
  // A name that ends so.
  ['연우', company('115960', '연우'), false],
])('%s asks for the preferred share of %j: %s', (term, stock, is) => {
  expect(isFoundByPreferred(term, stock)).toBe(is);
});
