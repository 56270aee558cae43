import { expect, it } from 'vitest';
import { filed } from '../testing/filing-fixture.ts';
import { judgeFiling } from './judge-filing.ts';

it('a loss with derivatives is bad news of a size', () => {
  const filing = filed('파생상품거래손실발생', '2026-11-18', ['loss_amount', 12_345_678_900]);
  expect(judgeFiling(filing, { marketValue: null })).toMatchObject({
    label: 'bad',
    strength: 2,
    material: true,
    reason: '123억 원 규모 파생상품 거래 손실이 났다고 공시했어요.',
  });
});

it('a change of results by 30 % has the direction of its change', () => {
  const name = '매출액또는손익구조30%(대규모법인은15%)이상변동';
  const profit = ['operating_profit', 8_415_000] as const;
  const judged = (change: number) =>
    judgeFiling(filed(name, '2026-11-18', profit, ['operating_profit', change, 'percent']), { marketValue: null });
  expect(judged(35)).toMatchObject({ label: 'good', strength: 2 });
  expect(judged(-62)).toMatchObject({ label: 'bad', strength: 3 });
});
