import { expect, it } from 'vitest';
import { type Costs, keyLeft } from './spending.ts';

it.each([
  ['what its day leaves', { daily_credit_limit: 150, spent_today: 20, credit: 500, scopes: ['read', 'analyse'] }, 130],
  ['what the member has left', { daily_credit_limit: 150, spent_today: 20, credit: 50, scopes: ['analyse'] }, 50],
  ['nothing, where it only reads', { daily_credit_limit: 150, spent_today: 0, credit: 500, scopes: ['read'] }, 0],
  ['nothing past its limit', { daily_credit_limit: 10, spent_today: 20, credit: 500, scopes: ['analyse'] }, 0],
] as const)('a key may still spend %s', (_, { credit, scopes, ...key }, left) => {
  expect(keyLeft({ credit, api_key: { ...key, scopes: [...scopes] } } as Costs)).toBe(left);
});
