import { expect, it } from 'vitest';
import { marketCapRanks } from './market-cap-ranks.ts';

it('ranks companies by market value and leaves out those without one', () => {
  const ranks = marketCapRanks([
    { code: '900010', marketValue: 3_000 },
    { code: '900020', marketValue: null },
    { code: '900030', marketValue: 4_000 },
    { code: '900040' },
  ]);
  expect([...ranks]).toEqual([
    ['900030', 1],
    ['900010', 2],
  ]);
});
