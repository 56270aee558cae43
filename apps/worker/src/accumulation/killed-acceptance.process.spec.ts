import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { AcceptAccumulation } from '@gaemi/database/accumulation/accept-accumulation';
import { AccumulationRepository } from '@gaemi/database/accumulation/accumulation.repository';
import type { AnalysisOrder } from '@gaemi/database/analysis/accept-analysis';
import { OutboxRepository } from '@gaemi/database/outbox/outbox.repository';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Acceptance } from '../testing/accept-in-process.ts';
import { accumulationOrder, ended } from '../testing/accumulation-order.ts';
import { onWireOf } from '../testing/on-wire.ts';
import { startKillingProxy } from '../testing/start-killing-proxy.ts';
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;
let worker: TestWorker;
beforeAll(async () => {
  // Beside the packages that it imports.
  folder = await mkdtemp(join(root, 'node_modules/.killed-acceptance-'));
  const input = join(root, 'src/testing/accept-in-process.ts');
  await build({
    root,
    logLevel: 'error',
    build: { outDir: folder, sourcemap: false, rolldownOptions: { input } },
  });
  worker = await startTestWorker({ TRADING_SOURCE: 'sample' });
  // What a dead process leaves open holds the member's balance, in production for a minute.
  const short = { setParameter: 1, transactionLifetimeLimitSeconds: 5 };
  await worker.connection.getClient().db('admin').command(short);
});
afterAll(async () => {
  await worker.close();
  await rm(folder, { recursive: true });
});

const storeAt = (port: number) => {
  const uri = new URL(worker.mongoUri);
  uri.port = String(port);
  uri.searchParams.set('directConnection', 'true');
  return uri.href;
};

interface Strike {
  service: 'store' | 'queue';
  at: string;
  moment: 'before' | 'after';
}

/** How a request begins on its wire: a command of MongoDB with its collection, an action of SQS. */
const onWire = {
  store: onWireOf,
  queue: (action: string) => `AmazonSQS.${action}`,
};

/** Accepts an order in a process of its own, which is killed at the strike. Answers how the process ended. */
async function acceptIn(order: AnalysisOrder, strike: Strike | null): Promise<string> {
  const endpoint = new URL(worker.queue.endpoint);
  const started = Promise.withResolvers<() => void>();
  const kill = () => void started.promise.then((strikeNow) => strikeNow());
  const before = (service: Strike['service'], port: string) => {
    const { at, moment } = strike?.service === service ? strike : { at: null, moment: 'before' as const };
    return startKillingProxy({ port: Number(port), at: at === null ? null : onWire[service](at), moment, kill });
  };
  const [store, queue] = await Promise.all([
    before('store', new URL(worker.mongoUri).port),
    before('queue', endpoint.port),
  ]);
  const sqsEndpoint = `http://127.0.0.1:${queue.port}`;
  const given: Acceptance = { mongoUri: storeAt(store.port), sqsEndpoint, region: worker.queue.region, order };
  const child = spawn(process.execPath, [join(folder, 'accept-in-process.js'), JSON.stringify(given)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  started.resolve(() => child.kill('SIGKILL'));
  const [said, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  await Promise.all([store.close(), queue.close()]);
  return signal ?? `exit code ${code} ${said}`;
}

const computeCharges = async ({ userId }: AnalysisOrder) => 100 - (await worker.creditOf(userId));
const find = (order: AnalysisOrder) =>
  worker.get(AccumulationRepository).findByRequestId(order.userId, order.requestId);

describe('a process that is killed while it accepts [R25]', () => {
  it('accepts whole when nobody kills it [R25]', async () => {
    const order = accumulationOrder(await worker.insertMember());
    expect(await acceptIn(order, null)).toMatch(/^exit code 0/);
    expect((await ended(worker, order)).state).toBe('done');
    expect(await computeCharges(order)).toBe(10);
  });

  it.each<Strike & { accepted: boolean }>([
    { at: 'insert credit_logs', service: 'store', moment: 'after', accepted: false },
    { at: 'commitTransaction', service: 'store', moment: 'before', accepted: false },
    { at: 'commitTransaction', service: 'store', moment: 'after', accepted: true },
    { at: 'SendMessage', service: 'queue', moment: 'before', accepted: true },
    { at: 'SendMessage', service: 'queue', moment: 'after', accepted: true },
    { at: 'delete outbox', service: 'store', moment: 'before', accepted: true },
  ])(
    '$moment $at leaves all or nothing, and the job runs once [R25]',
    async (strike) => {
      const order = accumulationOrder(await worker.insertMember());
      expect(await acceptIn(order, strike)).toBe('SIGKILL');
      expect((await find(order)) !== null).toBe(strike.accepted);
      expect(await computeCharges(order)).toBe(strike.accepted ? 10 : 0);
      // Whoever had no answer asks again.
      const { analysis: again } = await worker.get(AcceptAccumulation).accept(order, new Date());
      expect(await computeCharges(order)).toBe(10);
      // Past the claim of whoever was sending.
      await worker.sweepOutbox();
      const closed = await ended(worker, order, 60_000);
      expect(closed).toMatchObject({ _id: again._id, state: 'done', failures: 0 });
      await expect.poll(() => worker.get(OutboxRepository).count(), { timeout: 60_000 }).toBe(0);
      await expect
        .poll(() => worker.queue.inspect(queueNames.accumulation), { timeout: 60_000 })
        .toEqual({ ready: [], delayed: [], inFlight: [] });
      // Webhooks hear of the end at any time.
      expect(await find(order)).toEqual({ ...closed, announced: expect.any(Boolean) });
      expect(await worker.sumOfLog(order.userId)).toBe(90);
    },
    120_000,
  );
});
