import 'reflect-metadata';
import type { InvestorFlow } from '@gaemi/domain/prices/investor-flow';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { FlowRepository } from './flow.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const of = { source: 'kiwoom', stockCode: '005930' } as const;
const flow = (day: string, foreign: number | null): InvestorFlow =>
  foreign === null
    ? { day, foreign, institutional: null, individual: null }
    : { day, foreign, institutional: 0, individual: 0 - foreign };

it('flows are found by period; a day that is not settled waits for its figures and replaces none', async () => {
  const flows = database.get(FlowRepository);
  await flows.merge(of, [flow('2025-12-30', 10), flow('2026-01-02', 0), flow('2026-01-05', null)]);
  expect(await flows.find(of, '2025-12-30', '2026-01-31')).toEqual([
    flow('2025-12-30', 10),
    flow('2026-01-02', 0),
    flow('2026-01-05', null),
  ]);
  await flows.merge(of, [flow('2026-01-05', -7), flow('2026-01-06', 5)]);
  await flows.merge(of, [flow('2026-01-06', null)]);
  expect(await flows.find(of, '2026-01-05', '2026-01-31')).toEqual([flow('2026-01-05', -7), flow('2026-01-06', 5)]);
  expect(await flows.find({ ...of, source: 'sample' }, '2025-12-30', '2026-01-31')).toEqual([]);
  const year = await database.collection('investor_flows').findOne({ year: 2026 });
  expect(year?.removeAt).toEqual(new Date('2028-03-06T14:59:59.999Z'));
});

it('the claim to gather flows goes to another one when a clock that was ahead made it', async () => {
  const flows = database.get(FlowRepository);
  const claim = (time: string) => {
    const now = new Date(`2026-11-23T${time}:00Z`);
    const unlessSince = new Date(now.getTime() - 600_000);
    return flows.claim({ ...of, stockCode: '000660' }, { now, to: '2026-11-20', unlessSince });
  };
  expect(await claim('10:00')).toBe(true);
  expect(await claim('10:09')).toBe(false);
  expect(await claim('09:55')).toBe(false);
  expect(await claim('09:54')).toBe(true);
});
