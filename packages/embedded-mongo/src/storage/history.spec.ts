import { expect, it } from 'vitest';
import { History } from './history.ts';
import { Row } from './row.ts';
import { Transaction } from './transaction.ts';

const snapshotOf = (snapshot: number) => new Transaction(1n, snapshot);

it('keeps the versions that the oldest snapshot can read, and removes the others', () => {
  const history = new History();
  const [first, second, other] = [new Row(1, { n: 1 }), new Row(1, { n: 2 }), new Row(2, {})];
  history.remember(7, 1, { until: 5, row: first });
  history.remember(7, 2, { until: 6, row: other });
  history.remember(7, 1, { until: 8, row: second });
  history.forget(snapshotOf(4));
  expect([...history.changedSince(7, snapshotOf(5))]).toStrictEqual([2, 1]);
  expect(history.at(7, 1, snapshotOf(4))).toBe(first);
  expect(history.at(7, 1, snapshotOf(5))).toBe(second);
  expect(history.at(7, 1, snapshotOf(8))).toBeUndefined();
  history.forget(snapshotOf(6));
  expect(history.at(7, 2, snapshotOf(5))).toBeUndefined();
  expect(history.at(7, 1, snapshotOf(6))).toBe(second);
  history.forget(undefined);
  expect([...history.changedSince(7, snapshotOf(0))]).toStrictEqual([]);
});
