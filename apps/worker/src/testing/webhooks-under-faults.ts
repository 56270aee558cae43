import { WebhookRepository } from '@gaemi/database/webhooks/webhook.repository';
import { newDelivery } from '@gaemi/database/webhooks/webhook-delivery.repository';
import type { Sealer } from '@gaemi/runtime/secrets/sealed-text';
import { startStubServer } from '@gaemi/testing/providers/stub-server';
import { Types } from 'mongoose';
import { WebhookSchedule } from '../webhooks/webhook-schedule.ts';
import type { MonitoringWorker, TestMonitoring } from './start-monitoring.ts';

const MINUTE = 60_000;
/** Moments at which messages are due again, until they are given up after a day. */
const waits = [6_000, 2 * MINUTE, ...[6, 31, 121, 301, 481, 481].map((minutes) => minutes * MINUTE)];

/** What became of the messages to one webhook. */
export interface Outcome {
  /** Stored messages that were delivered, failed, or wait. */
  states: Record<string, number>;
  /** Errors that the last tries ended with. */
  errors: unknown[];
  requests: number;
  /** Message ids that the receiver took, in any order. */
  taken: string[];
}

/** Members' webhooks by what goes wrong with their receivers. */
const faults = ['quick', 'flaky', 'slow', 'gone', 'redirect', 'private'] as const;
type Fault = (typeof faults)[number];

/**
 * Puts `each` messages for each of six webhooks into the store at once: one takes all, one refuses each message twice, one
 * is slow, one is gone, one redirects to a private address, and one has a private address. Workers then send for a day.
 */
export async function sendUnderFaults(
  service: TestMonitoring,
  { workers, sealer, secret, each }: { workers: MonitoringWorker[]; sealer: Sealer; secret: string; each: number },
): Promise<{ ids: string[]; outcomes: Record<Fault, Outcome>; insideRequests: number }> {
  const inside = await startStubServer((_, response) => void response.writeHead(204).end());
  const tries = new Map<string, number>();
  const taken = new Map<string, string[]>();
  const receiver = await startStubServer(({ path, headers }, response) => {
    const id = String(headers['webhook-id']);
    const fault = path.slice(1);
    const seen = (tries.get(fault + id) ?? 0) + 1;
    tries.set(fault + id, seen);
    if (fault === 'gone') return void response.writeHead(410).end();
    if (fault === 'redirect') return void response.writeHead(307, { location: inside.url }).end();
    if (fault === 'flaky' && seen <= 2) return void response.writeHead(500).end();
    taken.set(fault, [...(taken.get(fault) ?? []), id]);
    const answer = () => void response.writeHead(204).end();
    if (fault === 'slow') setTimeout(answer, 40);
    else answer();
  });
  const [first] = workers;
  if (first === undefined) throw new Error('no worker');
  const at = service.now();
  const ids = Array.from({ length: each }, () => new Types.ObjectId());
  const hooks: { fault: Fault; _id: Types.ObjectId; userId: Types.ObjectId }[] = [];
  for (const fault of faults) {
    const _id = new Types.ObjectId();
    const userId = new Types.ObjectId(await service.insertMember());
    const url = fault === 'private' ? 'https://10.0.0.1/hook' : `${receiver.url}/${fault}`;
    await first.get(WebhookRepository).insert({
      ...{
        _id,
        userId,
        url,
        events: ['analysis.failed'],
        sealedSecret: sealer.seal(secret, _id.toHexString()),
        createdAt: at,
      },
      ...{ offBecause: null, failingSince: null, deliveredAt: null, mailDueAt: null },
    });
    hooks.push({ fault, _id, userId });
  }
  const rows = ids.flatMap((eventId) =>
    hooks.map((hook) => newDelivery(hook, { eventId, type: 'analysis.failed', at, data: {} }, at)),
  );
  await service.connection.collection('webhook_deliveries').insertMany(rows);
  for (const wait of [0, ...waits]) {
    service.setNow(new Date(service.now().getTime() + wait));
    await Promise.all(workers.map((worker) => worker.get(WebhookSchedule).settle()));
  }
  const outcomes = await Promise.all(
    hooks.map(async ({ fault, _id }): Promise<[Fault, Outcome]> => {
      const stored = await service.connection.collection('webhook_deliveries').find({ webhookId: _id }).toArray();
      const states = Object.groupBy(stored, ({ state }) => String(state));
      return [
        fault,
        {
          states: Object.fromEntries(Object.entries(states).map(([state, of]) => [state, of?.length ?? 0])),
          errors: [...new Set(stored.map(({ lastError }) => lastError))],
          requests: receiver.requests.filter(({ path }) => path === `/${fault}`).length,
          taken: taken.get(fault) ?? [],
        },
      ];
    }),
  );
  await Promise.all([receiver.close(), inside.close()]);
  return {
    ids: ids.map((id) => `evt_${id.toHexString()}`),
    outcomes: Object.fromEntries(outcomes) as Record<Fault, Outcome>,
    insideRequests: inside.requests.length,
  };
}

/** What must hold of it: nothing lost, no id doubled, nothing sent to a private address. */
export function expectedUnderFaults(each: number) {
  const delivered = (requests: number) => ({ states: { delivered: each }, errors: [null], requests });
  return {
    quick: delivered(each),
    flaky: delivered(3 * each),
    slow: delivered(each),
    // After nine tries, as nobody can know that a redirect stays one.
    redirect: { states: { failed: each }, errors: [null], requests: 9 * each },
    private: { states: { failed: each }, errors: ['refused'], requests: 0 },
    gone: { states: { failed: each } },
  };
}
