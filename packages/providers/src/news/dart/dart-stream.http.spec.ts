import { dartStatus } from '@gaemi/testing/providers/dart-faults';
import { dartFeedXml, dartFiling, feedItem, madeUpCompanies } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { body, htmlPage } from '@gaemi/testing/providers/faults';
import { answerJson } from '@gaemi/testing/providers/stub-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewsStream } from '../news-stream.ts';
import { createDartStream } from './dart-stream.ts';

const [gaon, narae] = madeUpCompanies(2);
if (gaon === undefined || narae === undefined) throw new Error('no companies');
const day = '2026-11-20';
const at = (time: string) => new Date(`2026-11-20T${time}:00+09:00`);

let stub: DartStub;
let now = at('10:00');
beforeEach(async () => {
  stub = await startDartStub();
  now = at('10:00');
});
afterEach(() => stub.close());

const stream = (limits: { timeoutMs?: number; figuresMs?: number } = {}) =>
  createDartStream({
    baseUrl: stub.url,
    rssUrl: stub.url,
    apiKey: dartStubKey,
    backoffMs: 1,
    now: () => now,
    ...limits,
  });

/** Reads as the reader does: until there is no more. */
async function readAll(from: NewsStream, position: string | null) {
  const query = { companies: [], now, signal: new AbortController().signal };
  const found: string[] = [];
  const spans: string[] = [];
  const withdrawn: string[] = [];
  const figures: number[] = [];
  let next = position;
  for (let more = true; more; ) {
    const read = await from.read({ ...query, position: next });
    for (const { article, stockCode } of read.articles) {
      found.push(`${stockCode ?? '?'} ${article.filing?.receiptNo.slice(-2) ?? '?'}`);
      figures.push(article.filing?.figures.length ?? 0);
    }
    if (read.complete !== null) spans.push(`${read.complete.from.toISOString()} ${read.complete.to.toISOString()}`);
    withdrawn.push(...(read.withdrawn ?? []).map(({ stockCode, link }) => `${stockCode} ${link.slice(-2)}`));
    ({ position: next, more } = read);
  }
  return { found, spans, withdrawn, figures, position: next };
}
const filing = (number: number, fields: { company?: typeof gaon; report?: string; rm?: string; on?: string } = {}) =>
  dartFiling(fields.company ?? gaon, {
    day: fields.on ?? day,
    number,
    report: fields.report ?? '기타경영사항',
    ...(fields.rm !== undefined && { rm: fields.rm }),
  });
const decision = { corp_code: gaon.corp_code, aqpln_stk_ostk: '1,000', aqpln_prc_ostk: '50,000,000' };

describe('the stream of filings', () => {
  it('begins on the trading day before, reads up to now, and afterwards gives what is new', async () => {
    const old = filing(1, { on: '2026-11-19', company: narae });
    stub.setFilings([old, filing(2), filing(3, { company: narae })]);
    const reader = stream();
    expect(await readAll(reader, null)).toMatchObject({
      found: [`${narae.stock_code} 01`, `${narae.stock_code} 03`, `${gaon.stock_code} 02`],
      spans: ['2026-11-18T15:00:00.000Z 2026-11-19T15:00:00.000Z', '2026-11-19T15:00:00.000Z 2026-11-20T00:50:00.000Z'],
      position: day,
    });
    stub.setFilings([old, filing(2), filing(3, { company: narae }), filing(4)]);
    now = at('10:10');
    expect(await readAll(reader, day)).toMatchObject({ found: [`${gaon.stock_code} 04`], position: day });
    // Another worker goes on from the stored position: it gives the day once more, which the archive has.
    expect((await readAll(stream(), day)).found).toHaveLength(3);
  });

  it.each([
    { on: '2026-11-20', began: 'a Sunday', today: '2026-11-22', days: 3 },
    { on: '2026-09-23', began: 'the Monday after a holiday', today: '2026-09-28', days: 6 },
  ])('begins on the last day with filings, on $began', async ({ on, today, days }) => {
    now = new Date(`${today}T08:00:00+09:00`);
    stub.setFilings([filing(1, { on }), filing(2, { on: '2026-09-22' })]);
    const { found, spans } = await readAll(stream(), null);
    expect([found, spans.length]).toEqual([[`${gaon.stock_code} 01`], days]);
  });

  it('reads the days of a standstill one by one', async () => {
    const days = ['2026-11-17', '2026-11-18', '2026-11-19'];
    stub.setFilings(days.map((on, index) => filing(index + 1, { on })));
    const { found, spans, position } = await readAll(stream(), '2026-11-17');
    expect([found.length, spans.length, position]).toEqual([3, 4, day]);
  });

  it('takes back once what was withdrawn meanwhile', async () => {
    stub.setFilings([filing(1), filing(2)]);
    const reader = stream();
    await readAll(reader, day);
    stub.setFilings([filing(1, { rm: '유철' }), filing(2), filing(3)]);
    expect((await readAll(reader, day)).withdrawn).toEqual([`${gaon.stock_code} 01`]);
    expect((await readAll(reader, day)).withdrawn).toEqual([]);
  });

  it('reads all pages of a day that is over, and takes back what was withdrawn on any of them', async () => {
    const busy = Array.from({ length: 150 }, (_, index) => filing(index + 10));
    stub.setFilings(busy);
    const reader = stream();
    await readAll(reader, day);
    stub.setFilings([filing(10, { rm: '유철' }), ...busy.slice(1)]);
    expect((await readAll(reader, day)).withdrawn).toEqual([]);
    now = new Date('2026-11-20T15:15:00Z');
    expect((await readAll(reader, day)).withdrawn).toEqual([`${gaon.stock_code} 10`]);
  });

  it('asks again for figures that were not there with the filing', async () => {
    const report = '주요사항보고서(자기주식취득결정)';
    const buyback = filing(7, { report });
    stub.setFilings([buyback]);
    const reader = stream();
    expect((await readAll(reader, day)).figures).toEqual([0]);
    stub.setDecisions('tsstkAqDecsn', [{ ...decision, rcept_no: buyback.rcept_no }]);
    expect(await readAll(reader, day)).toMatchObject({ found: [`${gaon.stock_code} 07`], figures: [2] });
    expect((await readAll(reader, day)).found).toEqual([]);
  });

  it('gives up on figures that never come', async () => {
    stub.setFilings([filing(7, { report: '주요사항보고서(자기주식취득결정)' })]);
    const reader = stream();
    for (const count of [1, 1, 1, 0]) expect((await readAll(reader, day)).found).toHaveLength(count);
  });

  it('gives all filings while their figures do not come, and asks for these again with the next list', async () => {
    const report = '주요사항보고서(자기주식취득결정)';
    const filings = madeUpCompanies(40).map((company, index) => filing(index + 10, { company, report }));
    const list = { status: '000', total_count: 40, total_page: 1, list: filings };
    stub.fail((response, { path }) => {
      if (path === '/api/list.json') answerJson(response, list);
      else if (path.endsWith('RSS.xml')) response.end();
    }, Number.POSITIVE_INFINITY);
    const reader = stream({ timeoutMs: 200, figuresMs: 500 });
    expect((await readAll(reader, day)).found).toHaveLength(40);
    expect(stub.requests.filter(({ path }) => path.endsWith('Decsn.json')).length).toBeLessThan(5);
    stub.recover();
    stub.setFilings(filings);
    stub.setDecisions(
      'tsstkAqDecsn',
      filings.map(({ corp_code, rcept_no }) => ({ ...decision, corp_code, rcept_no })),
    );
    expect((await readAll(reader, day)).figures).toEqual(filings.map(() => 2));
  });

  it('asks later for figures that a slow source left no time to ask for', async () => {
    const report = '주요사항보고서(자기주식취득결정)';
    const filings = madeUpCompanies(12).map((company, index) => filing(index + 10, { company, report }));
    const list = { status: '000', total_count: 12, total_page: 1, list: filings };
    stub.fail((response, { path }) => {
      if (path === '/api/list.json') answerJson(response, list);
      else if (path.endsWith('RSS.xml')) response.end();
    }, Number.POSITIVE_INFINITY);
    const reader = stream({ timeoutMs: 200, figuresMs: 300 });
    for (const _ of [1, 2, 3]) await readAll(reader, day);
    const asked = new Set(stub.requests.map(({ query }) => query.get('corp_code')));
    const unasked = filings.filter(({ corp_code }) => !asked.has(corp_code)).map(({ stock_code }) => stock_code);
    expect(unasked.length).toBeGreaterThan(0);
    stub.recover();
    stub.setFilings(filings);
    const found = (await readAll(reader, day)).found.map((line) => line.split(' ')[0]);
    expect(found).toEqual(expect.arrayContaining(unasked));
  });

  it('gives a filing again once a feed that failed has the moment of its receipt', async () => {
    const listed = filing(7);
    const moment = at('09:40');
    stub.setFilings([listed]);
    const reader = stream();
    const read = async () => {
      const query = { companies: [], now, signal: new AbortController().signal, position: day };
      return (await reader.read(query)).articles.map(({ article }) => article.filing?.receivedAt);
    };
    stub.fail(htmlPage);
    expect(await read()).toEqual([null]);
    stub.setFeed(dartFeedXml([feedItem(listed, moment)]));
    now = at('10:10');
    expect(await read()).toEqual([moment]);
    expect(await read()).toEqual([]);
  });

  it('gives none again that was taken back meanwhile', async () => {
    stub.setFilings([filing(1, { report: '주요사항보고서(자기주식취득결정)' })]);
    const reader = stream();
    await readAll(reader, day);
    stub.setFilings([filing(1, { report: '주요사항보고서(자기주식취득결정)', rm: '유철' }), filing(2)]);
    expect((await readAll(reader, day)).found).toEqual([`${gaon.stock_code} 02`]);
  });

  it('gives once more what was not kept', async () => {
    stub.setFilings([filing(1), filing(2, { company: narae })]);
    const reader = stream();
    expect((await readAll(reader, day)).found).toHaveLength(2);
    reader.forget();
    expect((await readAll(reader, day)).found).toHaveLength(2);
  });

  it('takes back what was withdrawn while no reader ran', async () => {
    stub.setFilings([filing(1, { rm: '유철' }), filing(2)]);
    expect((await readAll(stream(), day)).withdrawn).toEqual([`${gaon.stock_code} 01`]);
  });

  it('leaves a past day whose list never adds up, and covers nothing of it', async () => {
    const old = filing(1, { on: '2026-11-19' });
    stub.setFilings([old, filing(2)]);
    const reader = stream();
    await readAll(reader, day);
    for (const position of ['2026-11-19', '2026-11-19', day]) {
      stub.fail(body(JSON.stringify({ status: '000', total_count: 2, total_page: 1, list: [old] })));
      expect(await readAll(reader, '2026-11-19')).toMatchObject({ position });
    }
  });

  it('reads a day once more after midnight, when its last filings are listed', async () => {
    stub.setFilings([filing(1)]);
    now = new Date('2026-11-20T15:05:00Z');
    expect(await readAll(stream(), day)).toMatchObject({
      position: day,
      spans: ['2026-11-19T15:00:00.000Z 2026-11-20T14:55:00.000Z'],
    });
  });

  it('fails where the list does, and goes on from there', async () => {
    stub.setFilings([filing(1)]);
    stub.fail(dartStatus('020'), Number.POSITIVE_INFINITY);
    const reader = stream();
    await expect(readAll(reader, day)).rejects.toMatchObject({ kind: 'quota' });
    stub.recover();
    expect((await readAll(reader, day)).found).toHaveLength(1);
  });
});
