import { expect, it } from 'vitest';
import { addedFigures } from './decision-reports.ts';

const change = (value: number, unit: 'percent' | 'shares' = 'percent') =>
  ({ name: 'holding_change', value, unit }) as const;

it('changes of a holding add up as they are written', () => {
  expect(addedFigures([change(0.1)], [change(0.2)])).toEqual([change(0.3)]);
  expect(addedFigures([change(1.15)], [change(2.3)])).toEqual([change(3.45)]);
});

it('a holding that was bought and sold again has no change', () => {
  const rows = [change(0.05), change(500, 'shares')];
  const none = addedFigures(rows, [change(-0.05), change(-500, 'shares')]);
  expect(none).toEqual([]);
  expect(addedFigures(none, [change(20, 'shares')])).toEqual([change(20, 'shares')]);
});
