import { SourceQuotas } from '@gaemi/database/source-quota/source-quotas';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import type { SourceNames } from '@gaemi/domain/sources';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const friday = new Date('2026-11-27T01:00:00Z');
const LIMIT = 10;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.addMember('subscriber@example.com');
});
afterAll(() => api.close());
beforeEach(async () => {
  moveTo(friday);
  await api.connection.collection('source_quotas').deleteMany({});
});

const moveTo = (at: Date) => api.clock.forward((at.getTime() - api.clock.now().getTime()) / 1_000);
const others = { judge: 'offline', trading: 'sample', stockMaster: 'bundled', prices: 'none' } as const;
const publish = (...news: SourceNames['news']) =>
  api.app
    .get(WorkerSourcesRepository, { strict: false })
    .publish({ id: 'worker', sources: { ...others, news } }, api.clock.now());
const spend = (calls: number, monitoring: boolean) =>
  api.app
    .get(SourceQuotas, { strict: false })
    .spend('naver', calls, { limit: LIMIT, now: api.clock.now(), monitoring });

async function resumesAt(): Promise<string | null> {
  const browser = await api.logIn('subscriber@example.com');
  return (await browser.get('/api/v1/alerts').expect(200)).body.watching_resumes_at;
}

it('says of monitoring that has used its share of calls that it goes on in the next round', async () => {
  await publish('naver');
  expect(await resumesAt()).toBeNull();
  await spend(LIMIT / 2 - 1, true);
  expect(await resumesAt()).toBeNull();
  await spend(1, true);
  expect(await resumesAt()).toBe('2026-11-29T22:00:00.000Z');
  moveTo(new Date('2026-11-30T00:00:00Z'));
  await publish('naver');
  expect(await resumesAt()).toBeNull();
});

it('it is said, too, when analyses have used all calls', async () => {
  await publish('naver');
  await spend(LIMIT, false);
  expect(await resumesAt()).toBe('2026-11-29T22:00:00.000Z');
});

it('it is not said while another source is asked', async () => {
  await publish('naver', 'feed');
  await spend(LIMIT / 2, true);
  expect(await resumesAt()).toBeNull();
});
