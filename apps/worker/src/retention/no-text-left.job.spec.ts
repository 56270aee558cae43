import { Ledger } from '@gaemi/database/ledger/ledger';
import { AcceptNewsAnalysis } from '@gaemi/database/news-analysis/accept-news-analysis';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { Transactions } from '@gaemi/database/transactions';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AnalysisRunner } from '../analysis/analysis-runner.ts';
import { NewsAnalysisProcessor } from '../news/news-analysis.processor.ts';
import { newsOrder } from '../testing/news-order.ts';
import { startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { TextExpirySchedule } from './text-expiry-schedule.ts';

/** A word of the article alone. */
const partner = '나라모터스';
const start = new Date('2026-11-23T10:00:00+09:00');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);

let service: TestMonitoring;
beforeAll(async () => {
  service = await startMonitoring({ NAVER_RIGHTS: 'public' });
  service.setNow(start);
});
afterAll(() => service.close());

async function analyse() {
  const userId = await service.insertMember();
  const bonus = { userId: new Types.ObjectId(userId), amount: 100, reason: '가입 축하', reference: 'bonus', at: start };
  await service.get(Transactions).run((transaction) => service.get(Ledger).credit(bonus, transaction));
  const order = newsOrder(userId, { fromDay: '2026-10-23', toDay: '2026-11-23' });
  const { analysis } = await service.get(AcceptNewsAnalysis).accept(order, start);
  const logger = createLogger({ app: 'test', level: 'silent' });
  const runner = new AnalysisRunner(service.get(NewsAnalysisProcessor), { clock: { now: service.now }, logger });
  await runner.handle({ analysisId: analysis._id.toHexString() }, { messageId: 'first', deliveries: 1 });
  return service.get(NewsAnalysisRepository).findByRequestId(userId, order.requestId);
}

/** The collections with a text of the article that the store does not remove by itself until now. */
async function findHolding(): Promise<string[]> {
  const collections = await service.connection.db?.collections();
  const found = await Promise.all(
    (collections ?? []).map(async ({ collectionName: name }) => {
      const documents = await service.connection.collection(name).find().toArray();
      const left = documents.filter(({ expiresAt = null, removeAt = null }) =>
        [expiresAt, removeAt].every((end) => end === null || end > service.now()),
      );
      return JSON.stringify(left).includes(partner) ? [name] : [];
    }),
  );
  return found.flat().sort();
}

it('nothing of a text is left anywhere when its days are over, and the scores stay', async () => {
  const link = 'https://www.yna.co.kr/view/1';
  const title = `삼성전자, ${partner}와 2400억원 규모 공급계약 체결`;
  const pubDate = rfc822(new Date(start.getTime() - 3_600_000));
  service.naver.setArticles([{ title, description: `${title}했다고 공시했다.`, originallink: link, link, pubDate }]);
  const finished = await analyse();
  expect(finished?.result?.lead).not.toEqual([]);
  const holding = ['news_analyses', 'news_details', 'news_evidence', 'stock_events'];
  expect(await findHolding()).toEqual(expect.arrayContaining(holding));

  service.setNow(after(20));
  await service.get(TextExpirySchedule).expire();
  expect(await findHolding()).toEqual(expect.arrayContaining(holding));

  service.setNow(after(21));
  await service.get(TextExpirySchedule).expire();
  expect(await findHolding()).toEqual([]);
  // By which the caches are emptied once no worker has others any more.
  expect(await service.connection.collection('cache_limits').countDocuments()).toBe(1);
  const left = await service.connection.collection('news_analyses').findOne();
  expect(left).toMatchObject({ state: 'done', result: { scores: finished?.result?.scores, lead: [] } });
});
