import { Writable } from 'node:stream';
import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import { DeadLetterRepository } from '@gaemi/database/dead-letters/dead-letter.repository';
import { AcceptNewsAnalysis } from '@gaemi/database/news-analysis/accept-news-analysis';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { OutboxRepository } from '@gaemi/database/outbox/outbox.repository';
import { refuseRefund } from '@gaemi/database/testing/refuse-refund';
import { type NewsAnalysisJob, queueNames } from '@gaemi/domain/analysis/jobs';
import type { DeadLetter } from '@gaemi/queue/dead-letter-consumer';
import { deadLetterQueueOf } from '@gaemi/queue/jobs';
import { systemClock } from '@gaemi/runtime/clock';
import { loggerOptions } from '@gaemi/runtime/logging/logger';
import { alarms } from '@gaemi/runtime/metrics/alarms';
import { deadLetters } from '@gaemi/runtime/metrics/metrics';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, accumulationOrder, ended, findAccumulation } from '../testing/accumulation-order.ts';
import { newsOrder } from '../testing/news-order.ts';
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts';
import { DeadLetterHandler } from './dead-letter.handler.ts';

const queue = queueNames.newsAnalysis;
const nothing = { ready: [], delayed: [], inFlight: [] };
const lines: Record<string, unknown>[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
const logger = pino(loggerOptions({ app: 'test', level: 'warn' }), sink);
const ERROR = 50;
/** Alarms that were raised in the log about an analysis or a letter. */
const raised = (about: Record<string, unknown>) =>
  lines.flatMap((line) => {
    const isAbout = Object.entries(about).every(([field, value]) => line[field] === value);
    return isAbout && line.level === ERROR && line.alarm !== undefined ? [line.alarm] : [];
  });
let worker: TestWorker;
let userId: string;
beforeAll(async () => {
  const sources = { NEWS_SOURCE: 'sample', ANALYZER: 'offline', TRADING_SOURCE: 'sample' };
  worker = await startTestWorker(sources, systemClock, logger);
});
afterAll(() => worker.close());
beforeEach(async () => {
  userId = await worker.insertMember();
});

const buildJob = (analysisId: string): NewsAnalysisJob => ({
  type: 'news-analysis',
  version: 1,
  analysisId,
});
const storedLetters = async (text: string) => (await worker.deadLetters()).filter(({ body }) => body.includes(text));
const emptied = (name: string) => expect.poll(() => worker.queue.inspect(name)).toEqual(nothing);
const counted = async (outcome: string) =>
  (await deadLetters.get()).values.find(({ labels }) => labels.queue === queue && labels.outcome === outcome)?.value ??
  0;

/** An analysis whose message is lost: it runs, and nobody holds it. */
async function waiting() {
  const order = newsOrder(userId);
  const { analysis, message } = await worker.get(AcceptNewsAnalysis).accept(order, new Date());
  await worker.get(OutboxRepository).delete(message?.id ?? '');
  return { order, id: analysis._id.toHexString() };
}

describe('a letter in the dead-letter queue', () => {
  it('ends its analysis at once with the credits back, is kept, and leaves its queue [R33]', async () => {
    const { order, id } = await waiting();
    const before = await counted('refunded');
    await worker.sendText({ queue, at: 'dead' }, JSON.stringify(buildJob(id)));
    expect(await worker.ended(order, 20_000)).toMatchObject({ state: 'error', failure: 'analysis-failed' });
    expect(await worker.creditOf(userId)).toBe(100);
    expect(await worker.sumOfLog(userId)).toBe(100);
    await emptied(deadLetterQueueOf(queue));
    expect(await storedLetters(id)).toMatchObject([
      { queue, body: JSON.stringify(buildJob(id)), analysisId: id, outcome: 'refunded', messageId: expect.any(String) },
    ]);
    expect(await counted('refunded')).toBe(before + 1);
    expect(raised({ analysisId: id, outcome: 'refunded' })).toEqual([alarms.deadLetter]);
  });

  it('sent back by hand out of what is kept, it is recognised: no second refund, no result [R38]', async () => {
    const { order, id } = await waiting();
    await worker.sendText({ queue, at: 'dead' }, JSON.stringify(buildJob(id)));
    const closed = await worker.ended(order, 20_000);
    await expect.poll(async () => (await storedLetters(id)).map(({ outcome }) => outcome)).toEqual(['refunded']);
    const [letter] = await storedLetters(id);
    await worker.sendText({ queue, at: 'main' }, letter?.body ?? '');
    await worker.sendText({ queue, at: 'dead' }, letter?.body ?? '');
    await emptied(queue);
    await expect
      .poll(async () => (await storedLetters(id)).map(({ outcome }) => outcome))
      .toEqual(['had-ended', 'refunded']);
    // Webhooks hear of the end at any time.
    expect(await worker.find(order)).toEqual({ ...closed, announced: expect.any(Boolean) });
    expect(await worker.sumOfLog(userId)).toBe(100);
  });

  it('that is no job is kept as it came and counted, and the next job is worked on [R33]', async () => {
    const before = await counted('unreadable');
    const poison = ['{not json', '', 'x'.repeat(100_000)].map((text) => `${crypto.randomUUID()}${text}`);
    for (const body of poison) await worker.sendText({ queue, at: 'main' }, body);
    for (const body of poison) {
      await expect.poll(() => storedLetters(body)).toMatchObject([{ body, analysisId: null, outcome: 'unreadable' }]);
      const [letter] = await storedLetters(body);
      await expect.poll(() => raised({ letterId: letter?._id.toHexString() })).toEqual([alarms.deadLetter]);
    }
    await emptied(deadLetterQueueOf(queue));
    expect(await counted('unreadable')).toBe(before + poison.length);
    const order = newsOrder(userId);
    await worker.accept(order);
    expect((await worker.ended(order)).state).toBe('done');
  });

  it('of an accumulation analysis, and of an analysis that nobody knows [R33]', async () => {
    const accumulation = queueNames.accumulation;
    const order = accumulationOrder(userId);
    await accept(worker, order);
    const closed = await ended(worker, order);
    const ids = [closed._id.toHexString(), 'f'.repeat(24)];
    for (const analysisId of ids) {
      const job = { type: 'accumulation', version: 1, analysisId } as const;
      await worker.sendText({ queue: accumulation, at: 'dead' }, JSON.stringify(job));
      await expect
        .poll(() => storedLetters(analysisId))
        .toMatchObject([{ queue: accumulation, analysisId, outcome: 'had-ended' }]);
    }
    expect(await findAccumulation(worker, order)).toEqual({ ...closed, announced: expect.any(Boolean) });
    await emptied(deadLetterQueueOf(accumulation));
  });
});

describe('a dead letter that comes at the wrong moment', () => {
  const letterOf = (id: string, change: Partial<DeadLetter> = {}): DeadLetter => {
    const job = buildJob(id);
    return { queue, messageId: crypto.randomUUID(), body: JSON.stringify(job), job, context: {}, ...change };
  };
  const handle = (letter: DeadLetter) =>
    new DeadLetterHandler(
      worker.get(DeadLetterRepository),
      worker.get(RunningNewsAnalysis),
      worker.get(RunningAccumulation),
      systemClock,
      logger,
    ).handle(letter);

  it('waits while somebody works on the analysis after all, and ends it once that is over', async () => {
    const { order, id } = await waiting();
    const running = worker.get(RunningNewsAnalysis);
    const [now, letter] = [new Date(), letterOf(id)];
    await running.claim(id, { owner: 'somebody', until: new Date(now.getTime() + 60_000) }, now);
    expect(await handle(letter)).toBe('later');
    expect((await worker.find(order)).state).toBe('running');
    expect(await storedLetters(id)).toMatchObject([{ outcome: null }]);
    await running.release(id, 'somebody');
    expect(await handle(letter)).toBe('done');
    expect((await worker.find(order)).state).toBe('error');
    expect(await storedLetters(id)).toMatchObject([{ outcome: 'refunded' }]);
  });

  it('once dealt with, ends nothing when it comes again after its job was sent back [R38]', async () => {
    const { order, id } = await waiting();
    const letter = letterOf(id);
    // Laid aside by a version that could not read it, and redelivered to one that can.
    expect(await handle({ ...letter, job: null })).toBe('done');
    expect(await handle(letter)).toBe('done');
    expect((await worker.find(order)).state).toBe('running');
    await worker.send(buildJob(id));
    expect((await worker.ended(order)).state).toBe('done');
    expect(await worker.sumOfLog(userId)).toBe(80);
  });

  it('leaves a refund that cannot be written to the sweep, which writes it when it can [R27]', async () => {
    const { order, id } = await waiting();
    const allow = await refuseRefund(worker.connection.collection('credit_logs'), { kind: 'news', id });
    expect(await handle(letterOf(id))).toBe('done');
    expect(await worker.find(order)).toMatchObject({
      state: 'refunding',
      statuses: { good: 'pending', bad: 'pending' },
    });
    expect(await storedLetters(id)).toMatchObject([{ outcome: 'refund-pending' }]);
    expect(raised({ analysisId: id })).toContain(alarms.refundPending);
    await allow();
    const closed = { state: 'error', failure: 'analysis-failed', pendingRefund: null };
    await expect.poll(() => worker.find(order), { timeout: 60_000 }).toMatchObject(closed);
    expect(await worker.sumOfLog(userId)).toBe(100);
  });
});
