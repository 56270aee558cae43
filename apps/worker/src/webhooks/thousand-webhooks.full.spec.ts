import { createWebhookSealer } from '@gaemi/runtime/secrets/sealed-text';
import { expect, it } from 'vitest';
import { startMonitoring } from '../testing/start-monitoring.ts';
import { expectedUnderFaults, sendUnderFaults } from '../testing/webhooks-under-faults.ts';

const SESSION_SECRET = 'a secret of sixteen characters';
const secret = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;

it('1,000 messages at once to receivers that fail, by three workers', { timeout: 600_000 }, async () => {
  const service = await startMonitoring({ SESSION_SECRET, WEB_ORIGIN: 'http://localhost:3000' });
  service.setNow('2026-11-23T00:00:00Z');
  const workers = await Promise.all([service.startWorker(), service.startWorker(), service.startWorker()]);
  const each = 167;
  const sealer = createWebhookSealer(SESSION_SECRET);
  const { ids, outcomes, insideRequests } = await sendUnderFaults(service, { workers, sealer, secret, each });
  for (const worker of workers) await worker.close();
  await service.close();
  expect(outcomes).toMatchObject(expectedUnderFaults(each));
  // What was on its way when the first one said so, and no more.
  expect(outcomes.gone.requests).toBeLessThanOrEqual(4 * workers.length);
  for (const { taken } of [outcomes.quick, outcomes.flaky, outcomes.slow])
    expect(taken.toSorted()).toEqual(ids.toSorted());
  expect(insideRequests).toBe(0);
});
