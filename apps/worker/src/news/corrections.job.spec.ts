import { DecideObjection } from '@gaemi/database/objections/decide-objection';
import { ObjectionRepository } from '@gaemi/database/objections/objection.repository';
import type { NewsSide } from '@gaemi/domain/news-side';
import { findMarks } from '@gaemi/domain/objections/corrections';
import type { ObjectionKind } from '@gaemi/domain/objections/objection';
import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import { naverArticles } from '@gaemi/testing/providers/naver-articles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsOrder } from '../testing/news-order.ts';
import { startLiveWorker } from '../testing/start-live-worker.ts';
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts';

/** A finished analysis of a new member, with its sides and evidence. */
async function analysed(worker: TestWorker, stock = { stockCode: '005930', stockName: '삼성전자' }) {
  const userId = await worker.insertMember();
  const order = newsOrder(userId, stock);
  await worker.accept(order);
  const analysis = await worker.ended(order);
  const details = await worker.connection.collection('news_details').find({ analysisId: analysis._id }).toArray();
  const sideOf = (side: NewsSide): SideDetail => details.find((detail) => detail.side === side)?.content;
  const evidence = await worker.connection.collection('news_evidence').findOne({ _id: analysis._id });
  if (evidence === null) throw new Error('no evidence');
  return { userId, order, analysis, evidence, good: sideOf('good'), bad: sideOf('bad') };
}
type Analysed = Awaited<ReturnType<typeof analysed>>;

/** Reports the strongest good event as its member, and upholds it. */
async function upheld(worker: TestWorker, { userId, analysis, evidence, good }: Analysed, kind: ObjectionKind) {
  const [reason] = good.reasons.filter(({ confirmedBy }) => confirmedBy === undefined);
  const event = evidence.events.find(({ id }: { id: string }) => id === reason?.eventId);
  const articles = evidence.articles.filter(({ id }: { id: string }) => event.articleIds.includes(id));
  const { representativeId } = event;
  const { objection } = await worker.get(ObjectionRepository).report({
    userId,
    analysisId: analysis._id,
    eventId: event.id,
    at: new Date(),
    stockCode: analysis.stockCode,
    stockName: analysis.stockName,
    event: representativeId,
    kind,
    side: 'good',
    sentence: event.judgement.reason,
    type: event.judgement.type,
    day: '2026-11-20',
    articles,
    ...findMarks(kind, { representativeId, articles }),
  });
  const decision = { state: 'upheld', adminId: analysis._id, requestId: 'request-1', at: new Date() } as const;
  await worker.get(DecideObjection).decide(objection._id.toHexString(), decision);
  return { event, articles };
}

const linksOf = ({ reasons }: SideDetail) => reasons.flatMap(({ links }) => links);
const listIds = ({ timeline = [], side }: SideDetail) =>
  timeline.filter((event) => event.side === side).map(({ eventId }) => eventId);

describe('the analyses after an upheld objection', () => {
  let worker: TestWorker;
  beforeAll(async () => {
    worker = await startTestWorker({ NEWS_SOURCE: 'sample', ANALYZER: 'offline' });
  });
  afterAll(() => worker.close());

  it('leave out the articles of another company and count them there', async () => {
    const before = await analysed(worker);
    const { articles, event } = await upheld(worker, before, 'other_company');
    const after = await analysed(worker);
    const links: string[] = articles.map(({ link }: { link: string }) => link);
    const found = after.evidence.articles.map(({ link }: { link: string }) => link);
    expect(found.filter((link: string) => links.includes(link))).toEqual([]);
    expect([...linksOf(after.good), ...linksOf(after.bad)].filter((link) => links.includes(link))).toEqual([]);
    const [was, is] = [before.analysis.result?.coverage, after.analysis.result?.coverage];
    expect(is?.droppedBy?.other_company).toBe((was?.droppedBy?.other_company ?? 0) + articles.length);
    expect(is?.found).toBe(was?.found);
    expect(listIds(before.good)).toContain(event.id);
    expect(listIds(after.good)).not.toContain(event.id);
    expect(after.analysis.result?.scores.good).toBeLessThan(before.analysis.result?.scores.good ?? 0);
    // What was stored stays as it was.
    const stored = await worker.find(before.order);
    expect(stored.result).toEqual(before.analysis.result);
  });

  it('count an event for the other side, with the same sentence, and of this company only', async () => {
    const stock = { stockCode: '000660', stockName: 'SK하이닉스' };
    const before = await analysed(worker, stock);
    const { event } = await upheld(worker, before, 'wrong_side');
    const after = await analysed(worker, stock);
    expect(listIds(after.good)).not.toContain(event.id);
    expect(listIds(after.bad)).toContain(event.id);
    const corrected = after.evidence.events.find(({ id }: { id: string }) => id === event.id);
    expect(corrected.judgement).toEqual({ ...event.judgement, label: 'bad' });
    expect(after.bad.score).toBeGreaterThan(before.bad.score);
    expect(await worker.creditOf(before.userId)).toBe(100);
    expect(await worker.sumOfLog(before.userId)).toBe(100);
  });

  it('are not waited for: the worker refunds the reporters whom the decision left', async () => {
    const stock = { stockCode: '035420', stockName: 'NAVER' };
    const first = await analysed(worker, stock);
    await upheld(worker, first, 'wrong_side');
    const late = await analysed(worker, stock);
    expect(await worker.creditOf(late.userId)).toBe(80);
    const objections = worker.connection.collection('objections');
    const objection = await objections.findOne({ stockCode: stock.stockCode });
    const [userId, analysisId] = [late.analysis.userId, late.analysis._id];
    const report = { objectionId: objection?._id, userId, analysisId, eventId: 'e1', createdAt: new Date() };
    await worker.connection.collection('objection_reports').insertOne(report);
    const refunding = { adminId: first.analysis._id, requestId: 'request-1', at: new Date() };
    await objections.updateOne({ stockCode: stock.stockCode }, { $set: { refunding } });
    await expect.poll(() => worker.creditOf(late.userId), { timeout: 60_000 }).toBe(100);
    expect(await worker.sumOfLog(late.userId)).toBe(100);
    expect((await objections.findOne({ stockCode: stock.stockCode }))?.refunding).toBeUndefined();
  });
});

it('the cached answers of a model do not bring a corrected error back, and nothing is asked again', async () => {
  const live = await startLiveWorker();
  try {
    const to = new Date(Date.now() - 3_600_000);
    live.naver.setArticles(naverArticles({ company: { name: '삼성전자' }, count: 20, to, perDay: 5 }));
    const before = await analysed(live.worker);
    const { event } = await upheld(live.worker, before, 'wrong_side');
    live.model.questions.length = 0;
    const after = await analysed(live.worker);
    expect(live.model.questions.filter(({ articles }) => articles.length > 0)).toEqual([]);
    expect(listIds(after.bad)).toContain(event.id);
    expect(listIds(after.good)).not.toContain(event.id);
  } finally {
    await live.close();
  }
});
