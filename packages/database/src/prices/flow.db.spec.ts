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

const of = { source: 'kiwoom', stockCode: '005930', venue: 'KRX+NXT' } as const;
const flow = (day: string, foreign: number | null): InvestorFlow =>
  foreign === null
    ? { day, foreign, institutional: null, individual: null }
    : { day, foreign, institutional: 0, individual: 0 - foreign };

it('flows are found by period; a day that is not settled waits for its figures and replaces none', async () => {
  const flows = database.get(FlowRepository);
  await flows.merge(of, [flow('2025-12-30', 10), flow('2026-01-02', 0), flow('2026-01-05', null)]);
  expect((await flows.find(of, '2025-12-30', '2026-01-31')).days).toEqual([
    flow('2025-12-30', 10),
    flow('2026-01-02', 0),
    flow('2026-01-05', null),
  ]);
  await flows.merge(of, [flow('2026-01-05', -7), flow('2026-01-06', 5)]);
  await flows.merge(of, [flow('2026-01-06', null)]);
  expect((await flows.find(of, '2026-01-05', '2026-01-31')).days).toEqual([
    flow('2026-01-05', -7),
    flow('2026-01-06', 5),
  ]);
  expect((await flows.find(of, '2025-12-30', '2026-01-05')).days).toHaveLength(3);
  for (const other of [{ source: 'sample' } as const, { stockCode: '000270' }])
    expect((await flows.find({ ...of, ...other }, '2025-12-30', '2026-01-31')).days).toEqual([]);
  const year = await database.collection('investor_flows').findOne({ year: 2026 });
  expect(year?.removeAt).toEqual(new Date('2028-03-06T14:59:59.999Z'));
});

it('flows are all as before where they cannot be stored to the end', async () => {
  const flows = database.get(FlowRepository);
  const key = { ...of, stockCode: '012330' };
  const at = { now: new Date('2026-11-23T10:00:00Z'), to: '2026-11-20', unlessSince: new Date('2026-11-23T09:50:00Z') };
  expect(await flows.claim(key, at)).toBe(true);
  const data = { failCommands: ['commitTransaction'], errorCode: 2 };
  const admin = database.model('FlowYear').db.getClient().db('admin');
  await admin.command({ configureFailPoint: 'failCommand', mode: { times: 1 }, data });
  await expect(flows.merge(key, [flow('2026-11-20', 1)])).rejects.toThrow();
  expect((await flows.find(key, '2026-11-01', '2026-11-30')).days).toEqual([]);
  const later = { ...at, now: new Date('2026-11-23T11:00:00Z'), unlessSince: new Date('2026-11-23T10:50:00Z') };
  expect(await flows.claim(key, later)).toBe(true);
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

it('flows of another venue take the place of the stored ones, and are gathered at once', async () => {
  const flows = database.get(FlowRepository);
  const key = { ...of, stockCode: '035720' };
  const at = { now: new Date('2026-11-23T10:00:00Z'), to: '2026-11-20', unlessSince: new Date('2026-11-23T09:59:00Z') };
  await flows.claim({ ...key, venue: 'KRX' }, { ...at, now: new Date('2026-11-22T10:00:00Z') });
  await flows.merge({ ...key, venue: 'KRX' }, [flow('2026-11-19', 1), flow('2026-11-20', 2)]);
  await flows.noteAnswer(key, { to: '2026-11-20', at: at.now });
  expect(await flows.findAnswer({ ...key, venue: 'KRX' })).toMatchObject({ to: '2026-11-20' });
  expect(await flows.claim({ ...key, venue: 'KRX' }, at)).toBe(false);
  expect(await flows.findAnswer(key)).toBeNull();
  expect(await flows.claim(key, at)).toBe(true);
  await flows.merge(key, [flow('2026-11-20', 30)]);
  expect(await flows.find(key, '2026-11-01', '2026-11-30')).toEqual({
    days: [flow('2026-11-20', 30)],
    venue: 'KRX+NXT',
  });
});

it('flows of an earlier version are those of KRX', async () => {
  const flows = database.get(FlowRepository);
  const key = { source: 'kiwoom', stockCode: '005380' } as const;
  await database
    .collection('investor_flows')
    .insertOne({ ...key, year: 2026, days: [flow('2026-11-20', 4)], removeAt: new Date('2028-01-01') });
  expect(await flows.find(key, '2026-11-01', '2026-11-30')).toMatchObject({ venue: 'KRX' });
});
