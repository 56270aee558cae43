import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { PriceRepository } from '@gaemi/database/prices/price.repository';
import { ScorecardRepository } from '@gaemi/database/scorecard/scorecard.repository';
import { ScorecardRowRepository } from '@gaemi/database/scorecard/scorecard-row.repository';
import type { ScorecardRowRecord } from '@gaemi/database/scorecard/scorecard-row.schema';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { StockMasterRepository } from '@gaemi/database/stock-master/stock-master.repository';
import { openTestDatabase, type TestDatabase } from '@gaemi/database/testing/open-test-database';
import { Transactions } from '@gaemi/database/transactions';
import { bundledCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { createRightsRegister, publicRights } from '@gaemi/domain/rights/source-rights';
import { listTradingDays } from '@gaemi/domain/scorecard/market-returns';
import { directionOf } from '@gaemi/domain/scoring/direction';
import type { PriceSourceName } from '@gaemi/domain/sources';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFiles, recount } from './recount.ts';
import { recountStore } from './recount-store.ts';
import { ReturnJoiner } from './return-joiner.ts';
import { ScorecardComputer } from './scorecard-computer.ts';
import { ScorecardSchedule } from './scorecard-schedule.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const days = listTradingDays('2026-09-01', '2026-11-20');
const codes = Array.from({ length: 22 }, (_, index) => String(100_000 + index));
const free = createRightsRegister({ kis: { ...publicRights.kis, redistribution: true, evidence: 'a contract' } });

const companies = codes.map((code) => ({
  code,
  name: `회사${code}`,
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
}));

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  await database.get(StockMasterRepository).replace({ version: '1', source: 'kis', asOf: '2026-11-20', companies });
});
afterEach(() => database.close());

/** Closes whose returns follow the day and the stock, and nothing else. */
const closeOf = (stock: number, day: number) => 10_000 + ((stock * 37 + day * 53) % 211) * 10;
const scoreOf = (stock: number, day: number) => (stock * 17 + day * 29) % 101;

const row = (stock: number, day: number, change: Partial<ScorecardRowRecord> = {}): ScorecardRowRecord => ({
  stockCode: codes[stock] ?? '',
  market: 'KOSPI',
  day: days[day] ?? '',
  scoreVersion: 2,
  asOf: new Date(`${days[day]}T03:00:00.000Z`),
  good: 50,
  bad: 20,
  percentage: scoreOf(stock, day),
  direction: directionOf(scoreOf(stock, day), false),
  judgedBy: 'offline',
  judgeVersion: 'v5',
  events: [
    { type: 'orders', day: days[Math.max(0, day - 5)] ?? '', confirmedOn: stock % 2 === 0 ? '2026-11-20' : null },
  ],
  ...change,
});

const freeze = (record: ScorecardRowRecord) =>
  database.get(Transactions).run((transaction) => database.get(ScorecardRowRepository).freeze(record, transaction));

async function freezeAll(): Promise<void> {
  for (const [stock] of codes.entries()) for (let day = 1; day < 40; day += 3) await freeze(row(stock, day));
}

async function storePrices(
  source: PriceSourceName,
  upTo = days.length,
  isHalted: (stock: number, day: number) => boolean = () => false,
): Promise<void> {
  const prices = database.get(PriceRepository);
  for (const [stock, stockCode] of codes.entries()) {
    const claim = await prices.claim({ source, stockCode }, { now, unlessSince: new Date(8.64e15) });
    if (claim === null) throw new Error('not claimed');
    const known = days.slice(0, upTo).map((day, index) => ({
      day,
      close: closeOf(stock, index),
      volume: isHalted(stock, index) ? 0 : 1,
    }));
    await prices.replace({ source, stockCode }, claim, { days: known, asOf: '2026-11-20', completeFrom: null });
  }
}

function schedule(prices: PriceSourceName = 'kis', rights = free, at = now): ScorecardSchedule {
  const rows = database.get(ScorecardRowRepository);
  const joining = new ReturnJoiner(rows, database.get(PriceRepository), database.get(StockDirectory), bundledCalendar);
  const sources = { news: ['dart' as const], judge: 'offline', trading: 'kiwoom', prices, stockMaster: 'kis' } as const;
  const names = { ...sources, news: [...sources.news] };
  const computer = new ScorecardComputer(joining, rows, database.get(ScorecardRepository), rights, names);
  const logger = createLogger({ app: 'test', level: 'silent' });
  return new ScorecardSchedule(computer, database.get(ClusterTasks), { now: () => at }, logger);
}

const stored = async () => {
  const last = await database.get(ScorecardRepository).findLast();
  if (last === null) throw new Error('nothing computed');
  return last;
};

describe('a frozen score', () => {
  it('is the first of its stock, day and version, and is never changed or removed', async () => {
    await freeze(row(0, 1));
    await freeze(row(0, 1, { good: 99 }));
    await freeze(row(0, 1, { scoreVersion: 1, good: 10 }));
    const { rows } = await database.get(ScorecardRowRepository).find();
    expect(rows.map(({ good, scoreVersion }) => [scoreVersion, good])).toEqual([
      [1, 10],
      [2, 50],
    ]);
    const model = database.model<ScorecardRowRecord>('ScorecardRow');
    await expect(model.updateOne({}, { $set: { good: 0 } }).exec()).rejects.toThrow('never changed or removed');
    await expect(model.deleteMany({}).exec()).rejects.toThrow('never changed or removed');
  });

  it('is one of those that end at the same moment', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 5 }, (_, good) => freeze(row(0, 1, { good }))));
    expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await database.get(ScorecardRowRepository).find()).rows).toHaveLength(1);
  });

  it('names no member', async () => {
    await freeze(row(0, 1));
    const fields = Object.keys((await database.collection('scorecard_rows').findOne({})) ?? {});
    expect(fields.sort()).toEqual([...Object.keys(row(0, 1)), '_id'].sort());
  });
});

describe('the nightly computation', () => {
  it('joins the rows with the stored prices, once for all workers', async () => {
    await freezeAll();
    await storePrices('kis');
    const workers = [schedule(), schedule(), schedule()];
    await Promise.all(workers.map((worker) => worker.computeOnce()));
    expect(await database.collection('scorecards').countDocuments()).toBe(1);
    const { rows } = await database.get(ScorecardRowRepository).find();
    const [first] = rows;
    const own = closeOf(0, 2) / closeOf(0, 1) - 1;
    const mean = codes.reduce((sum, _, stock) => sum + closeOf(stock, 2) / closeOf(stock, 1) - 1, 0) / codes.length;
    expect(first?.joined?.returns.next_day).toEqual({ excess: expect.closeTo(own - mean, 12), priced: 22 });
    expect((await stored()).answer).toMatchObject({
      n: 286,
      days: 13,
      metrics: null,
      // The first two rows of a stock have an event of the same day.
      filings: [{ type: 'orders', n: 264, confirmed: 132, share: 0.5 }],
    });
  });

  it('comes later in the day where no worker ran at night', async () => {
    await freezeAll();
    await storePrices('kis');
    const at = (time: string) => schedule('kis', free, new Date(`2026-11-21T${time}:00+09:00`));
    // The night has its time first.
    await at('01:00').computeMissed();
    expect(await database.get(ScorecardRepository).findLast()).toBeNull();
    await at('21:40').computeMissed();
    expect((await stored()).computedAt).toEqual(new Date('2026-11-21T21:40:00+09:00'));
    await at('22:00').computeMissed();
    expect((await stored()).computedAt).toEqual(new Date('2026-11-21T21:40:00+09:00'));
  });

  it('adds returns as prices come, and keeps those whose prices have gone', async () => {
    await freezeAll();
    await storePrices('kis', 2);
    await schedule().computeOnce();
    const returnsOfFirst = async () => (await database.get(ScorecardRowRepository).find()).rows[0]?.joined?.returns;
    expect(await returnsOfFirst()).toMatchObject({ same_day: { priced: 22 }, next_day: null, five_days: null });
    await storePrices('kis');
    const tomorrow = new Date(now.getTime() + 86_400_000);
    await schedule('kis', free, tomorrow).computeOnce();
    const known = await returnsOfFirst();
    expect(known).toMatchObject({ next_day: { priced: 22 }, five_days: { priced: 22 } });
    await database.collection('daily_prices').deleteMany({});
    const later = new Date(now.getTime() + 2 * 86_400_000);
    await schedule('kis', free, later).computeOnce();
    expect(await returnsOfFirst()).toEqual(known);
    expect(await database.collection('scorecards').countDocuments()).toBe(2);
  });

  it('has no return of a halted stock, whose last close stands for every day of the halt', async () => {
    await freezeAll();
    await storePrices('kis', days.length, (stock, day) => stock === 0 && day > 4 && day < 15);
    await schedule().computeOnce();
    const { rows } = await database.get(ScorecardRowRepository).find();
    const findReturns = (stock: number, day: number) =>
      rows.find((each) => each.stockCode === codes[stock] && each.day === days[day])?.joined?.returns;
    expect(findReturns(0, 4)).toMatchObject({ same_day: { priced: 22 }, next_day: null, five_days: null });
    expect(findReturns(0, 7)).toBeUndefined();
    expect(findReturns(1, 7)).toMatchObject({ same_day: { priced: 21 }, next_day: { priced: 21 } });
    expect(findReturns(0, 16)).toMatchObject({ same_day: { priced: 22 }, next_day: { priced: 22 } });
  });

  it('leaves out a step beyond the daily limit, but counts what a stock lost before its delisting', async () => {
    for (const stock of [0, 1]) await freeze(row(stock, 4));
    await storePrices('kis');
    const fallen = days.slice(0, 12).map((day, at) => ({ day, close: at < 5 ? 10_000 : 1_000, volume: 1 }));
    for (const stockCode of codes.slice(0, 2)) {
      const prices = database.get(PriceRepository);
      const of = { source: 'kis' as const, stockCode };
      const claim = await prices.claim(of, { now, unlessSince: new Date(8.64e15) });
      if (claim !== null) await prices.replace(of, claim, { days: fallen, asOf: '2026-11-20', completeFrom: null });
    }
    const listed = companies.filter(({ code }) => code !== codes[1]);
    const master = { version: '2', source: 'kis' as const, asOf: '2026-11-20', companies: listed };
    await database.get(StockMasterRepository).replace(master);
    await schedule().computeOnce();
    const { rows } = await database.get(ScorecardRowRepository).find();
    const [stillListed, delisted] = rows.map(({ joined }) => joined?.returns);
    expect(stillListed).toMatchObject({ same_day: { priced: 21 }, next_day: null, five_days: null });
    expect(delisted?.next_day?.excess).toBeCloseTo(-0.9, 0);
  });

  it.each(['sample', 'none'] as const)('joins nothing with prices of the source %s', async (source) => {
    await freezeAll();
    await storePrices('sample');
    await schedule(source).computeOnce();
    const { rows } = await database.get(ScorecardRowRepository).find();
    expect(rows.every(({ joined }) => joined === null)).toBe(true);
  });

  it('stores nothing without rows', async () => {
    await schedule().computeOnce();
    expect(await database.get(ScorecardRepository).findLast()).toBeNull();
  });
});

describe('computing again', () => {
  /** Writes the files of the last computation as a visitor downloads them. */
  async function download(): Promise<{ rows: string; events: string }> {
    const folder = mkdtempSync(join(tmpdir(), 'scorecard-'));
    const paths = { rows: join(folder, 'rows.csv'), events: join(folder, 'events.csv') };
    for (const [name, path] of [
      ['rows.csv', paths.rows],
      ['events.csv', paths.events],
    ] as const)
      writeFileSync(path, (await database.get(ScorecardRepository).findFile(name)) ?? '');
    return paths;
  }
  /** Rows of 22 days in a row, so that figures are shown. */
  const freezeDense = async () => {
    for (let day = 1; day < 23; day += 1) for (let stock = 0; stock < 4; stock += 1) await freeze(row(stock, day));
  };

  it('gives the same bytes as the page, from the files and from the store', async () => {
    await freezeDense();
    await storePrices('kis');
    await schedule().computeOnce();
    const page = JSON.stringify((await stored()).answer);
    expect(JSON.parse(page)).toMatchObject({
      metrics: [{ id: 'same_day_rank', n: 88, days: 22 }, { id: 'next_day_rank' }, { id: 'next_day_auc' }],
      files: [{ name: 'rows.csv', rows: 88, withheld: 0 }, { name: 'events.csv' }],
    });
    expect(recount(readFiles(await download()))).toEqual({ answer: page, rowsWithoutReturns: 0 });
    const rights = rightsFile();
    expect(await recountStore({}, { MONGODB_URI: database.uri, SOURCE_RIGHTS_FILE: rights })).toBe(page);
    const text = await database.get(ScorecardRepository).findFile('rows.csv');
    expect(
      createHash('sha256')
        .update(text ?? '')
        .digest('hex'),
    ).toBe(JSON.parse(page).files[0].sha256);
  });

  it('of the files leaves out the figures whose returns stay inside, and says how many', async () => {
    await freezeDense();
    await storePrices('kis');
    await schedule('kis', createRightsRegister()).computeOnce();
    const page = JSON.parse(JSON.stringify((await stored()).answer));
    expect(page.files[0].withheld).toBe(88);
    expect(page.metrics).toHaveLength(3);
    const again = recount(readFiles(await download()));
    expect(again.rowsWithoutReturns).toBe(88);
    expect(JSON.parse(again.answer)).toEqual({ ...page, metrics: null, bands: null });
    expect(await recountStore({}, { MONGODB_URI: database.uri })).toBe(JSON.stringify(page));
  });

  it('of a period counts its rows only, and refuses what is no day', async () => {
    await freezeDense();
    await schedule('none').computeOnce();
    const files = readFiles(await download());
    const { answer } = recount(files, { from: days[2], to: days[3] });
    expect(JSON.parse(answer)).toMatchObject({ period: { from: days[2], to: days[3] }, n: 8, days: 2 });
    for (const period of [{ from: '2026-02-30' }, { from: '' }, { to: '' }])
      expect(() => recount(files, period)).toThrow('Not a day');
    expect(() => recount(files, { from: days[3], to: days[2] })).toThrow(`${days[3]} is after ${days[2]}`);
  });

  /** Declares that figures by these prices may leave. */
  function rightsFile(): string {
    const path = join(mkdtempSync(join(tmpdir(), 'rights-')), 'rights.json');
    writeFileSync(path, JSON.stringify({ kis: { ...publicRights.kis, redistribution: true, evidence: 'a contract' } }));
    return path;
  }
});

it('the oldest rows that are joined again keep the return of their entry day', async () => {
  // The second of them is 380 days before the night; prices are stored by year.
  const oldest = ['2025-12-30', '2026-01-02', '2026-01-05'];
  const night = new Date('2027-01-16T18:00:00.000Z');
  const prices = database.get(PriceRepository);
  for (const [stock, stockCode] of codes.entries()) {
    const of = { source: 'kis' as const, stockCode };
    const claim = await prices.claim(of, { now, unlessSince: new Date(8.64e15) });
    if (claim === null) throw new Error('not claimed');
    const known = oldest.map((day, index) => ({ day, close: closeOf(stock, index), volume: 1 }));
    await prices.replace(of, claim, { days: known, asOf: '2026-11-20', completeFrom: null });
  }
  await freeze(row(0, 1, { day: '2026-01-02' }));
  await schedule('kis', free, night).computeOnce();
  const [joined] = (await database.get(ScorecardRowRepository).find()).rows;
  expect(joined?.joined?.returns).toMatchObject({
    same_day: { priced: 22 },
    next_day: { priced: 22 },
    five_days: null,
  });
});
