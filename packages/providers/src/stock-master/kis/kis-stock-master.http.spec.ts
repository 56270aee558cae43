import { buildZip } from '@gaemi/testing/providers/build-zip';
import {
  body,
  cutOff,
  disconnect,
  gzipBomb,
  hang,
  htmlPage,
  large,
  redirect,
  status,
} from '@gaemi/testing/providers/faults';
import { type KisStub, kisFileNames, kisStubRows, kisZip, startKisStub } from '@gaemi/testing/providers/kis-stub';
import { kisFile } from '@gaemi/testing/providers/kis-stub-lines';
import { kisRowsKept, madeUpKisRows } from '@gaemi/testing/providers/kis-stub-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKisStockMaster } from './kis-stock-master.ts';

let stub: KisStub;
beforeAll(async () => {
  stub = await startKisStub();
});
beforeEach(() => {
  stub.recover();
  stub.setRows(kisStubRows);
  stub.setLastModified();
  stub.requests.length = 0;
});
afterAll(() => stub.close());

// 08:30 on the 21st in Seoul.
const now = new Date('2026-11-20T23:30:00Z');
const load = (signal = new AbortController().signal) =>
  createKisStockMaster({ baseUrl: stub.url }).load({ signal, now });
const forever = Number.POSITIVE_INFINITY;
const malformed = (message: RegExp) => ({
  provider: 'kis',
  kind: 'malformed',
  message: expect.stringMatching(message),
});

describe('the KIS master files', () => {
  it('contain the ordinary shares of both markets as of today in Seoul, each from its file', async () => {
    const { companies, asOf } = await load();
    expect(asOf).toBe('2026-11-21');
    expect(companies).toHaveLength(700 + 900 + kisRowsKept.length);
    expect(new Set(companies.map(({ market }) => market))).toEqual(new Set(['KOSPI', 'KOSDAQ']));
    expect(companies.find(({ code }) => code === '0126Z0')).toMatchObject({ listedShares: 24_911_000 });
    expect(stub.requests.map(({ path }) => path).sort()).toEqual([
      '/common/master/kosdaq_code.mst.zip',
      '/common/master/kospi_code.mst.zip',
    ]);
  });

  it('have the date of their server, but never that of tomorrow', async () => {
    stub.setLastModified(new Date('2026-11-18T16:00:00Z'));
    expect((await load()).asOf).toBe('2026-11-19');
    stub.setLastModified(new Date('2026-12-24T00:00:00Z'));
    expect((await load()).asOf).toBe('2026-11-21');
  });

  it('count a company that is in both markets once', async () => {
    stub.setRows([...kisStubRows, { market: 'KOSDAQ', code: '000660', name: 'SK하이닉스' }]);
    const { companies } = await load();
    expect(companies.filter(({ code }) => code === '000660')).toMatchObject([{ market: 'KOSPI' }]);
  });

  it.each([
    ['5xx', status(503)],
    ['a broken connection', disconnect],
    ['half an answer', cutOff],
  ])('are requested again after %s', async (_, fault) => {
    stub.fail(fault, 2);
    expect((await load()).companies.length).toBeGreaterThan(1_000);
    expect(stub.requests).toHaveLength(4);
  });

  it.each([
    ['5xx', status(500), 'unreachable'],
    ['429', status(429), 'quota'],
    ['a broken connection', disconnect, 'unreachable'],
  ] as const)('fail after three times %s', async (_, fault, kind) => {
    stub.fail(fault, forever);
    await expect(load()).rejects.toMatchObject({ provider: 'kis', kind });
  });

  it('fail at once on a refusal', async () => {
    stub.fail(status(403), forever);
    await expect(load()).rejects.toMatchObject({ kind: 'refused' });
    expect(stub.requests.length).toBeLessThanOrEqual(2);
  });

  it('fail when only one of them is available', async () => {
    stub.setZip('KOSDAQ', Buffer.from('no zip'));
    await expect(load()).rejects.toMatchObject(malformed(/kosdaq_code/));
  });

  it('end at once when the caller gives up', async () => {
    stub.fail(hang, forever);
    await expect(load(AbortSignal.timeout(50))).rejects.toMatchObject({ kind: 'timeout', retryable: false });
  });

  it('follow no redirect to a private address [R45]', async () => {
    stub.fail(redirect('http://169.254.169.254/latest/meta-data/'), forever);
    await expect(load()).rejects.toMatchObject({ kind: 'refused' });
  });

  it('stop at the size limit, compressed or not [R45]', async () => {
    stub.fail(gzipBomb(50_000_000), forever);
    await expect(load()).rejects.toMatchObject(malformed(/larger/));
    stub.recover();
    stub.fail(large(50_000_000), forever);
    await expect(load()).rejects.toMatchObject(malformed(/larger/));
  });

  it.each([
    ['says so', {}],
    ['denies it', { claimedSize: 1_000 }],
  ])('stop a zip bomb early that %s [R45]', async (_, claim) => {
    stub.setZip('KOSPI', buildZip(kisFileNames.KOSPI, Buffer.alloc(100_000_000, 'A'), claim));
    const started = process.cpuUsage();
    await expect(load()).rejects.toMatchObject(malformed(/kospi_code.mst.zip holds more than/));
    const { user, system } = process.cpuUsage(started);
    // CPU time in microseconds, which a busy machine does not change.
    expect(user + system).toBeLessThan(2_000_000);
  });

  const kospi = kisZip('KOSPI', kisStubRows);
  const kospiFile = kisFile(kisStubRows.filter(({ market }) => market === 'KOSPI'));
  it.each([
    ['a page', htmlPage, /no whole kospi_code.mst|no whole zip file/],
    ['nothing', body(''), /no whole/],
    ['half a zip', body(kospi.subarray(0, kospi.length / 2), 'application/zip'), /no whole/],
    ['another file', body(buildZip('readme.txt', kospiFile), 'application/zip'), /no whole/],
    [
      'a cut file',
      body(buildZip(kisFileNames.KOSPI, kospiFile.subarray(0, -100)), 'application/zip'),
      /line 708 is cut/,
    ],
    [
      'a page in a zip',
      body(buildZip(kisFileNames.KOSPI, Buffer.from('<html>점검</html>')), 'application/zip'),
      /line 1 /,
    ],
    ['an empty file', body(buildZip(kisFileNames.KOSPI, Buffer.alloc(0)), 'application/zip'), /only 0 companies/],
    ['too few rows', body(kisZip('KOSPI', madeUpKisRows('KOSPI', 499)), 'application/zip'), /only 499 companies/],
  ])('fail on %s, without a retry', async (_, fault, message) => {
    stub.fail((response, request) => {
      if (request.path.includes('kospi')) fault(response, request);
      else response.writeHead(200).end(kisZip('KOSDAQ', kisStubRows));
    }, forever);
    await expect(load()).rejects.toMatchObject({ ...malformed(message), retryable: false });
    // The request for the other file may have been aborted before it was sent.
    expect(stub.requests.length).toBeLessThanOrEqual(2);
  });

  it('fail on implausibly many companies', async () => {
    stub.setRows([...madeUpKisRows('KOSPI', 9_500), ...madeUpKisRows('KOSDAQ', 600)]);
    await expect(load()).rejects.toMatchObject(malformed(/10100 companies are too many/));
  });
});
