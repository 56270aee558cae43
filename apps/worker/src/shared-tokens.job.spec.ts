import 'reflect-metadata';
import { DatabaseModule } from '@gaemi/database/database.module';
import { connectionOf } from '@gaemi/database/testing/connection-of';
import type { KiwoomClients } from '@gaemi/providers/kiwoom/kiwoom-clients';
import type { PriceSource } from '@gaemi/providers/prices/price-source';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { systemClock } from '@gaemi/runtime/clock';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { chooseDataSources } from '@gaemi/runtime/settings/data-sources';
import { parseEnvironment } from '@gaemi/runtime/settings/environment';
import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { type KisPriceStub, kisStubKeys, startKisPriceStub } from '@gaemi/testing/providers/kis-price-stub';
import { type KiwoomStub, kiwoomStubKeys, startKiwoomStub } from '@gaemi/testing/providers/kiwoom-stub';
import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { environmentSchema } from './environment.ts';
import { PricesModule } from './prices/prices.module.ts';
import { KIWOOM_CLIENTS, PRICE_SOURCE } from './providers.ts';
import { RuntimeModule } from './runtime.module.ts';

const secret = 'a secret of sixteen characters';
let mongo: Awaited<ReturnType<typeof startTestMongo>>;
let kiwoom: KiwoomStub;
let kis: KisPriceStub;
let uri: string;
let started: TestingModule[];
let count = 0;

beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(() => mongo.close());
beforeEach(async () => {
  [kiwoom, kis] = await Promise.all([startKiwoomStub(), startKisPriceStub()]);
  kiwoom.keepOneToken();
  kis.keepOneToken();
  count += 1;
  uri = mongo.uri(`tokens-${count}`);
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((module) => module.close()));
  await Promise.all([kiwoom.close(), kis.close()]);
});

/** What asks Kiwoom and KIS in a worker, each with a connection of its own to the one store. */
async function startWorker(SESSION_SECRET = secret) {
  const environment = parseEnvironment(environmentSchema, {
    ...{ MONGODB_URI: uri, SESSION_SECRET, PRICE_SOURCE: 'kis' },
    ...{ KIWOOM_API_URL: kiwoom.url, KIWOOM_REQUESTS_PER_SECOND: '1000' },
    ...{ KIWOOM_APP_KEY: kiwoomStubKeys.appKey, KIWOOM_SECRET_KEY: kiwoomStubKeys.secretKey },
    ...{ KIS_API_URL: kis.url, KIS_APP_KEY: kisStubKeys.appKey, KIS_APP_SECRET: kisStubKeys.appSecret },
  });
  const sources = chooseDataSources(environment);
  const runtime = { environment, sources, clock: systemClock, logger: createLogger({ app: 'test', level: 'silent' }) };
  const imports = [RuntimeModule.with(runtime), DatabaseModule.forRoot(uri), PricesModule];
  const module = await Test.createTestingModule({ imports }).compile();
  await module.init();
  started.push(module);
  const [company] = bundledCompanies;
  if (sources.trading.name !== 'kiwoom' || company === undefined) throw new Error('Kiwoom is not chosen');
  const client = module.get<KiwoomClients>(KIWOOM_CLIENTS)(sources.trading);
  const prices = module.get<PriceSource>(PRICE_SOURCE);
  const { signal } = new AbortController();
  return {
    askKiwoom: () =>
      client.ask({ apiId: 'ka10001', path: '/api/dostk/stkinfo', body: { stk_cd: company.code }, signal }),
    askKis: () => prices.fetchDays({ company, from: '2026-11-20', to: '2026-11-20', signal }),
  };
}
const issued = () => [kiwoom.calls('au10001'), kis.tokens()];
const storedText = async () => {
  const [module] = started;
  if (module === undefined) throw new Error('no worker');
  return JSON.stringify(await connectionOf(module).collection('provider_tokens').find().toArray());
};

describe('workers with the same keys', () => {
  it('issue one token of Kiwoom and one of KIS, and one more when it ended', async () => {
    const workers = [await startWorker(), await startWorker(), await startWorker()];
    const askAll = () => Promise.all(workers.flatMap(({ askKiwoom, askKis }) => [askKiwoom(), askKis(), askKis()]));
    await askAll();
    expect(issued()).toEqual([1, 1]);
    kiwoom.endTokens();
    kis.endTokens();
    await askAll();
    expect(issued()).toEqual([2, 2]);
    // One that starts later takes what is there.
    const late = await startWorker();
    await Promise.all([late.askKiwoom(), late.askKis()]);
    expect(issued()).toEqual([2, 2]);
  });

  it('read a refused token again before they issue another', async () => {
    const [first, second] = [await startWorker(), await startWorker()];
    await Promise.all([first.askKiwoom(), second.askKiwoom(), first.askKis(), second.askKis()]);
    kiwoom.endTokens();
    kis.endTokens();
    await Promise.all([first.askKiwoom(), first.askKis()]);
    expect(issued()).toEqual([2, 2]);
    await Promise.all([second.askKiwoom(), second.askKis()]);
    expect(issued()).toEqual([2, 2]);
  });

  it('store no token or key that can be read, and read none of another secret', async () => {
    const worker = await startWorker();
    await Promise.all([worker.askKiwoom(), worker.askKis()]);
    const stored = await storedText();
    expect(stored).toContain('kiwoom:');
    for (const secretText of ['stub-token-1', 'kis-token-1', kiwoomStubKeys.appKey, kisStubKeys.appKey])
      expect(stored).not.toContain(secretText);
    const other = await startWorker('another secret, long enough');
    await other.askKiwoom();
    expect(kiwoom.calls('au10001')).toBe(2);
  });
});
