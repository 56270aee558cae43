import 'reflect-metadata';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AcceptAccumulation } from '../accumulation/accept-accumulation.ts';
import { Ledger } from '../ledger/ledger.ts';
import { AcceptNewsAnalysis } from '../news-analysis/accept-news-analysis.ts';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import type { AnalysisOrder } from './accept-analysis.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const orderOf = (userId: string, requestId: string): AnalysisOrder => ({
  ...{ userId, requestId, stockCode: '005930', stockName: '삼성전자', grade: 'new' },
  ...{ fromDay: '2026-10-20', toDay: '2026-11-20', cost: 10, reason: '삼성전자 분석' },
});

it('a request id is charged once when orders of two kinds come to two processes at once', async () => {
  const [news, accumulations] = [database.get(AcceptNewsAnalysis), database.get(AcceptAccumulation)];
  const userId = await insertMember(database, { credit: 100, at: now });
  for (const requestId of ['a', 'b', 'c']) {
    const order = orderOf(userId, requestId);
    const outcomes = await Promise.allSettled([
      news.accept({ ...order, tier: 'medium' }, now),
      accumulations.accept(order, now),
    ]);
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toEqual([expect.objectContaining({ code: 'REQUEST_ID_REUSED' })]);
  }
  expect(await database.get(Ledger).addUp(userId)).toBe(100 - 3 * 10);
});

it('the request id of another member is free', async () => {
  const [one, other] = [
    await insertMember(database, { credit: 100, at: now }),
    await insertMember(database, { credit: 100, at: now }),
  ];
  await database.get(AcceptNewsAnalysis).accept({ ...orderOf(one, 'same'), tier: 'medium' }, now);
  await expect(database.get(AcceptAccumulation).accept(orderOf(other, 'same'), now)).resolves.toMatchObject({
    analysis: { requestId: 'same' },
  });
});
