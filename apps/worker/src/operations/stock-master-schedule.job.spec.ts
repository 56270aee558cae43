import 'reflect-metadata';
import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { DatabaseModule } from '@gaemi/database/database.module';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { type StockMaster, StockMasterRepository } from '@gaemi/database/stock-master/stock-master.repository';
import { connectionOf } from '@gaemi/database/testing/connection-of';
import { indexStocks, searchStocks } from '@gaemi/domain/stock-search/search-stocks';
import { BUNDLED_AS_OF, bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { bundledStockMaster } from '@gaemi/providers/stock-master/bundled/bundled-stock-master';
import { createKisStockMaster } from '@gaemi/providers/stock-master/kis/kis-stock-master';
import type { StockMasterSource } from '@gaemi/providers/stock-master/stock-master';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { hang, htmlPage, status } from '@gaemi/testing/providers/faults';
import { type KisStub, kisStubRows, startKisStub } from '@gaemi/testing/providers/kis-stub';
import type { KisRow } from '@gaemi/testing/providers/kis-stub-lines';
import { ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts';
import { StockMasterSchedule } from './stock-master-schedule.ts';

const forever = Number.POSITIVE_INFINITY;
const clock = { now: () => new Date('2026-11-21T00:00:00Z') };
const samsung: KisRow = { market: 'KOSPI', code: '005930', name: '삼성전자', listedThousands: 5_919_638 };
const samsungBefore: KisRow = { ...samsung, name: '옛삼성전자' };

const logger = createLogger({ app: 'test', level: 'silent' });
const logged = { warn: vi.spyOn(logger, 'warn'), info: vi.spyOn(logger, 'info') };

let stub: KisStub;
beforeAll(async () => {
  stub = await startKisStub();
});
beforeEach(() => {
  stub.recover();
  stub.setRows([...kisStubRows, samsung]);
  stub.requests.length = 0;
});
afterAll(() => stub.close());

describe('the refresh of the stock list', () => {
  let mongo: Awaited<ReturnType<typeof startTestMongo>>;
  let module: TestingModule;
  let masters: StockMasterRepository;
  beforeEach(async () => {
    mongo = await startTestMongo();
    module = await Test.createTestingModule({ imports: [DatabaseModule.forRoot(mongo.uri('stocks'))] }).compile();
    await module.init();
    masters = module.get(StockMasterRepository);
    logged.warn.mockClear();
    logged.info.mockClear();
  });
  afterEach(async () => {
    await module.close();
    await mongo.close();
  });

  function refreshFrom(source: StockMasterSource = createKisStockMaster({ baseUrl: stub.url })) {
    return new StockMasterSchedule(source, masters, module.get(ClusterTasks), clock, logger);
  }
  const inForce = async () => {
    const master = await masters.find();
    if (master === null) throw new Error('no list is in force');
    return master;
  };
  /** What a process finds that has not seen the list before. */
  const search = async (query: string) => {
    const list = await new StockDirectory(masters).current();
    return searchStocks(indexStocks(list?.companies ?? []), query).map(({ code, name }) => `${code} ${name}`);
  };

  it('puts the list of the day in force, with the press names that are known', async () => {
    await refreshFrom().refresh();
    const { source, asOf, companies } = await inForce();
    expect({ source, asOf, size: companies.length }).toEqual({ source: 'kis', asOf: '2026-11-21', size: 1_605 });
    expect(companies.find(({ code }) => code === '005930')).toMatchObject({
      name: '삼성전자',
      aliases: expect.arrayContaining(['삼전']),
      listedShares: 5_919_638_000,
    });
    expect(await search('0126Z0')).toEqual(['0126Z0 삼성에피스홀딩스']);
    expect(await search('삼전')).toContain('005930 삼성전자');
  });

  it('lets new companies appear, delisted ones go, and renamed ones follow under both names', async () => {
    const gone: KisRow = { market: 'KOSDAQ', code: '777770', name: '곧사라질회사' };
    const fresh: KisRow = { market: 'KOSDAQ', code: '0333A0', name: '막상장한회사' };
    stub.setRows([...kisStubRows, samsungBefore, gone]);
    const refresh = refreshFrom();
    await refresh.refresh();
    expect(await search('곧사라질회사')).toHaveLength(1);

    stub.setRows([...kisStubRows, samsung, fresh]);
    await refresh.refresh();
    await refresh.refresh();
    expect(await search('곧사라질회사')).toEqual([]);
    expect(await search('막상장한회사')).toEqual(['0333A0 막상장한회사']);
    expect(await search('옛삼성전자')).toEqual(['005930 삼성전자']);
  });

  it('changes the list at once: whoever reads during a refresh sees the old list or the new one, whole', async () => {
    stub.setRows([...kisStubRows.map((row) => ({ ...row, listedThousands: 1 })), samsungBefore]);
    const refresh = refreshFrom();
    await refresh.refresh();
    const before = await inForce();

    stub.setRows([...kisStubRows.map((row) => ({ ...row, listedThousands: 2 })), samsung]);
    const seen: StockMaster[] = [];
    let refreshing = true;
    const refreshed = refresh.refresh().finally(() => {
      refreshing = false;
    });
    while (refreshing) seen.push(await inForce());
    await refreshed;
    const after = await inForce();
    expect(after.version).not.toBe(before.version);
    expect(seen.length).toBeGreaterThan(1);
    for (const list of seen) expect(list).toEqual(list.version === before.version ? before : after);
  });

  it('does not write a list that is in force already', async () => {
    const refresh = refreshFrom();
    await refresh.refresh();
    await refresh.refresh();
    expect(logged.info.mock.calls).toMatchObject([[{ source: 'kis', size: 1_605 }, 'stock list refreshed']]);
  });

  it('keeps the last good list while the source fails, says so once, and takes the next good one', async () => {
    const refresh = refreshFrom();
    await refresh.refresh();
    const good = await inForce();
    for (const fault of [status(403), htmlPage, htmlPage]) {
      stub.fail(fault, 2);
      await refresh.refresh();
    }
    expect(await inForce()).toEqual(good);
    expect(logged.warn.mock.calls).toMatchObject([[{ err: { provider: 'kis', kind: 'refused' } }, expect.any(String)]]);

    stub.recover();
    stub.setRows([...kisStubRows, samsungBefore]);
    await refresh.refreshOfDay();
    expect(await search('옛삼성전자')).toEqual(['005930 옛삼성전자']);
    const asked = stub.requests.length;
    await refresh.refreshOfDay();
    expect(stub.requests).toHaveLength(asked);
  });

  it('refuses a list that has lost more than a fifth', async () => {
    const refresh = refreshFrom();
    await refresh.refresh();
    stub.setRows(kisStubRows.filter((_, index) => index % 4 !== 0));
    await refresh.refresh();
    expect((await inForce()).companies).toHaveLength(1_605);
    const reason = expect.stringMatching(/shrank from 1605 to 1\d\d\d companies/);
    expect(logged.warn.mock.calls).toMatchObject([[{ err: { message: reason } }, expect.any(String)]]);
  });

  it('is done by one of all workers, once a day', async () => {
    const workers = Array.from({ length: 3 }, () => refreshFrom());
    await Promise.all(workers.map((worker) => worker.refreshOfDay()));
    await Promise.all(workers.map((worker) => worker.refreshOfDay()));
    expect(stub.requests).toHaveLength(2);
    expect((await inForce()).source).toBe('kis');
    const another = createKisStockMaster({ baseUrl: stub.url });
    const tomorrow = { now: () => new Date(clock.now().getTime() + 86_400_000) };
    await new StockMasterSchedule(another, masters, module.get(ClusterTasks), tomorrow, logger).refreshOfDay();
    expect(stub.requests).toHaveLength(4);
  });

  it('comes every morning, and every half hour until one worker has the list', async () => {
    const imports = [ScheduleModule.forRoot()];
    const providers = [{ provide: StockMasterSchedule, useFactory: () => refreshFrom() }];
    const scheduled = await Test.createTestingModule({ imports, providers }).compile();
    await scheduled.init();
    const registry = scheduled.get(SchedulerRegistry);
    expect([registry.getCronJobs().size, registry.getIntervals().length]).toEqual([1, 1]);
    await scheduled.close();
  });

  it('asks once when it is asked twice at the same time', async () => {
    const refresh = refreshFrom();
    await Promise.all([refresh.refresh(), refresh.refresh()]);
    expect(stub.requests).toHaveLength(2);
  });

  it('gives up at once, and in silence, when the worker stops', async () => {
    stub.fail(hang, forever);
    const refresh = refreshFrom();
    const refreshed = refresh.refresh();
    await vi.waitUntil(() => stub.requests.length === 2, { timeout: 20_000 });
    await refresh.onModuleDestroy();
    await refreshed;
    // The source was not left to its time limit: that would be warned of.
    expect(logged.warn).not.toHaveBeenCalled();
  });

  it('goes back to the bundled list when that is asked for, and keeps the names learned meanwhile', async () => {
    stub.setRows([...kisStubRows, { ...samsung, name: '새삼성전자' }]);
    await refreshFrom().refresh();
    await refreshFrom(bundledStockMaster).refresh();
    expect(await inForce()).toMatchObject({ source: 'bundled', asOf: BUNDLED_AS_OF });
    expect((await inForce()).companies).toHaveLength(bundledCompanies.length);
    expect(await search('새삼성전자')).toEqual(['005930 삼성전자']);
  });
});

describe('a start of which connections to the store are cut', () => {
  it.each(['bundled', 'kis'])('has the bundled list in force (STOCK_MASTER_SOURCE=%s)', async (name) => {
    const source = name === 'bundled' ? bundledStockMaster : createKisStockMaster({ baseUrl: stub.url });
    stub.fail(hang, forever);
    const mongo = await startTestMongo();
    const module = await Test.createTestingModule({ imports: [DatabaseModule.forRoot(mongo.uri('cut'))] }).compile();
    await module.init();
    const masters = module.get(StockMasterRepository);
    const data = { failCommands: ['find', 'update'], closeConnection: true };
    const admin = connectionOf(module).getClient().db('admin');
    await admin.command({ configureFailPoint: 'failCommand', mode: { times: 3 }, data });
    const schedule = new StockMasterSchedule(source, masters, module.get(ClusterTasks), clock, logger);
    await schedule.onApplicationBootstrap();
    expect(await masters.find()).toMatchObject({ source: 'bundled' });
    await schedule.onModuleDestroy();
    await module.close();
    await mongo.close();
  });
});

describe('a worker that starts', () => {
  let worker: TestWorker | undefined;
  afterEach(() => worker?.close());
  const start = async () => {
    worker = await startTestWorker({ STOCK_MASTER_SOURCE: 'kis', KIS_MASTER_URL: stub.url });
    return worker.get(StockMasterRepository);
  };

  it('has the bundled list in force when it is ready, whatever the source does', async () => {
    stub.fail(hang, forever);
    const masters = await start();
    expect(await masters.find()).toMatchObject({ source: 'bundled', companies: [...bundledCompanies] });
    await vi.waitUntil(() => stub.requests.length === 2, { timeout: 20_000 });
  });

  it('takes the list of the source as soon as it is there', async () => {
    const masters = await start();
    await vi.waitUntil(async () => (await masters.find())?.source === 'kis', { timeout: 20_000 });
    const list = await masters.find();
    expect(list?.companies).toHaveLength(1_605);
  });
});
