import { type Job, type QueueName, queueNames } from '@gaemi/domain/analysis/jobs';
import { systemClock } from '@gaemi/runtime/clock';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { describe, expect, it } from 'vitest';
import { OutboxRelay, type OutboxStore } from './outbox-relay.ts';

const logger = createLogger({ app: 'test', level: 'silent' });

/** An outbox in memory: the port's contract without a database. */
function storeWith(ids: string[]): OutboxStore & { waiting: () => string[] } {
  const claimed = new Set<string>();
  const stored = new Set(ids);
  return {
    waiting: () => [...stored],
    async claimNext() {
      const id = [...stored].find((candidate) => !claimed.has(candidate));
      if (id === undefined) return null;
      claimed.add(id);
      const job = { type: 'news-analysis', version: 1, analysisId: id } as const;
      return { id, queue: queueNames.newsAnalysis, job };
    },
    async delete(id) {
      stored.delete(id);
    },
  };
}

describe('OutboxRelay', () => {
  it('sends all waiting messages and removes them', async () => {
    const store = storeWith(['a', 'b', 'c']);
    const sent: string[] = [];
    const producer = { send: async (_: QueueName, job: Job) => void sent.push(job.analysisId) };
    await new OutboxRelay({ store, producer, clock: systemClock, logger }).sweep();
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(store.waiting()).toEqual([]);
  });

  it('sends the message that its caller has just added, and no other', async () => {
    const store = storeWith(['a', 'b']);
    const sent: string[] = [];
    const producer = { send: async (_: QueueName, job: Job) => void sent.push(job.analysisId) };
    const mine = await store.claimNext(new Date());
    if (mine !== null) await new OutboxRelay({ store, producer, clock: systemClock, logger }).send(mine);
    expect(sent).toEqual(['a']);
    expect(store.waiting()).toEqual(['b']);
  });

  it('keeps a message that the queue did not accept [R36]', async () => {
    const store = storeWith(['a', 'b']);
    const producer = { send: () => Promise.reject(new Error('the queue is down')) };
    const relay = new OutboxRelay({ store, producer, clock: systemClock, logger });
    const mine = await store.claimNext(new Date());
    if (mine !== null) await relay.send(mine);
    await relay.sweep();
    expect(store.waiting()).toEqual(['a', 'b']);
  });

  it('fails nobody while the store is away, and keeps what it could not remove', async () => {
    const store = storeWith(['a']);
    const isAway = () => Promise.reject(new Error('the store is away'));
    const sent: string[] = [];
    const producer = { send: async (_: QueueName, job: Job) => void sent.push(job.analysisId) };
    const parts = { producer, clock: systemClock, logger };
    const mine = await store.claimNext(new Date());
    const away = new OutboxRelay({ ...parts, store: { ...store, delete: isAway } });
    if (mine !== null) await away.send(mine);
    await new OutboxRelay({ ...parts, store: { ...store, claimNext: isAway } }).sweep();
    expect(sent).toEqual(['a']);
    expect(store.waiting()).toEqual(['a']);
  });

  it('shares one sweep between concurrent calls and sends each message once', async () => {
    const store = storeWith(['a', 'b', 'c', 'd']);
    const sent: string[] = [];
    const producer = { send: async (_: QueueName, job: Job) => void sent.push(job.analysisId) };
    const relay = new OutboxRelay({ store, producer, clock: systemClock, logger });
    await Promise.all([relay.sweep(), relay.sweep(), relay.sweep()]);
    expect(sent).toEqual(['a', 'b', 'c', 'd']);
  });
});
