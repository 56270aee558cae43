import 'reflect-metadata';
import { AcceptNewsAnalysis } from '@gaemi/database/news-analysis/accept-news-analysis';
import { DecideObjection } from '@gaemi/database/objections/decide-objection';
import { ObjectionRepository } from '@gaemi/database/objections/objection.repository';
import { ObjectionRefunds } from '@gaemi/database/objections/objection-refunds';
import { insertMember } from '@gaemi/database/testing/insert-member';
import { openTestDatabase, type TestDatabase } from '@gaemi/database/testing/open-test-database';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ReporterRefundSchedule } from './reporter-refund-schedule.ts';

const start = new Date('2026-11-21T03:00:00.000Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Upholds the objection of a member whose refund cannot be written at the decision. */
async function upholdUnrefunded(event: string, at: Date) {
  const userId = await insertMember(database, { credit: 100, at });
  const stock = { stockCode: '005930', stockName: '삼성전자' } as const;
  const { analysis } = await database.get(AcceptNewsAnalysis).accept(
    {
      ...{ ...stock, userId, requestId: crypto.randomUUID(), grade: 'new', tier: 'medium' },
      ...{ fromDay: '2026-08-21', toDay: '2026-11-21', cost: 20, reason: '삼성전자 호재/악재 분석' },
    },
    at,
  );
  await buildCharge(analysis._id, 'unreadable');
  const { objection } = await database.get(ObjectionRepository).report({
    ...{ ...stock, userId, analysisId: analysis._id, eventId: 'e1', at, event, kind: 'wrong_side', side: 'good' },
    ...{ sentence: '공급 계약을 맺었어요.', type: 'orders', day: '2026-11-20', articles: [], links: [], wordings: [] },
  });
  const decision = { state: 'upheld', adminId: new Types.ObjectId(), requestId: 'request-1', at } as const;
  await database.get(DecideObjection).decide(objection._id.toHexString(), decision);
  return { userId, analysisId: analysis._id };
}

const buildCharge = (_id: Types.ObjectId, charged: unknown) =>
  database.collection('news_analyses').updateOne({ _id }, { $set: { charged } });
const creditOf = async (userId: string) => (await database.get(UserRepository).findById(userId))?.credit;

it('refunds the reporters of an objection behind one whose refund cannot be written', async () => {
  const broken = await upholdUnrefunded('first', start);
  const sound = await upholdUnrefunded('second', new Date(start.getTime() + 60_000));
  await buildCharge(sound.analysisId, 20);
  const logger = createLogger({ app: 'test', level: 'silent' });
  const later = new Date(start.getTime() + 3_600_000);
  const schedule = new ReporterRefundSchedule(database.get(ObjectionRefunds), { now: () => later }, logger);
  await schedule.refundReporters();
  expect(await creditOf(sound.userId)).toBe(100);
  expect(await creditOf(broken.userId)).toBe(80);
  await buildCharge(broken.analysisId, 20);
  await schedule.refundReporters();
  expect(await creditOf(broken.userId)).toBe(100);
  const rows = { userId: new Types.ObjectId(sound.userId), reference: /^refund:/ };
  expect(await database.collection('credit_logs').findOne(rows)).toMatchObject({ createdAt: later, creditAfter: 100 });
});
