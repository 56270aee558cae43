import { buildZip } from '@gaemi/testing/providers/build-zip';
import { dartEnvelope, dartStatus, keyEcho } from '@gaemi/testing/providers/dart-faults';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { body, hang } from '@gaemi/testing/providers/faults';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCorpCodes } from './corp-codes.ts';
import { createDartClient } from './dart-client.ts';
import { gaon, narae } from './testing/made-up-filer.ts';

const start = Date.parse('2026-11-20T09:00:00Z');
const day = 86_400_000;

let stub: DartStub;
let clock: Date;
beforeEach(async () => {
  stub = await startDartStub();
  clock = new Date(start);
});
afterEach(() => stub.close());

function directory() {
  const client = createDartClient({ baseUrl: stub.url, rssUrl: stub.url, apiKey: dartStubKey, backoffMs: 5 });
  const codes = createCorpCodes(client, () => clock);
  return (stockCode: string, signal = new AbortController().signal) => codes.find(stockCode, signal);
}

/** Resolves when a refresh in the background has ended: an unknown code waits for it. */
const refreshed = (find: ReturnType<typeof directory>) => find('0126Z0');

describe('the directory of company codes', () => {
  it('is loaded once by all gatherings, for a week', async () => {
    const find = directory();
    expect(await Promise.all([find(gaon.stock_code), find(gaon.stock_code), find(narae.stock_code)])).toEqual([
      gaon.corp_code,
      gaon.corp_code,
      narae.corp_code,
    ]);
    clock = new Date(start + 6.9 * day);
    await find(gaon.stock_code);
    expect(stub.requests).toHaveLength(1);
    clock = new Date(start + 7.1 * day);
    await find(gaon.stock_code);
    await refreshed(find);
    expect(stub.requests).toHaveLength(2);
  });

  it('is loaded again for an unknown stock code, once a day', async () => {
    const find = directory();
    expect(await find('0126Z0')).toBeUndefined();
    stub.setCompanies([gaon, { ...gaon, corp_code: '99999999', stock_code: '0126Z0' }]);
    expect(await find('0126Z0')).toBeUndefined();
    clock = new Date(start + day + 1);
    expect(await find('0126Z0')).toBe('99999999');
    expect(stub.requests).toHaveLength(2);
  });

  it('stays in use for an hour when a refresh fails', async () => {
    const find = directory();
    await find(gaon.stock_code);
    clock = new Date(start + 8 * day);
    stub.fail(dartEnvelope('800'));
    expect(await find(gaon.stock_code)).toBe(gaon.corp_code);
    await refreshed(find);
    expect(await find(gaon.stock_code)).toBe(gaon.corp_code);
    expect(stub.requests).toHaveLength(2);
    clock = new Date(start + 8 * day + 3_600_000);
    await find(gaon.stock_code);
    await refreshed(find);
    expect(stub.requests).toHaveLength(3);
  });

  it('keeps nobody waiting for a new one while it knows the code', async () => {
    const find = directory();
    await find(gaon.stock_code);
    clock = new Date(start + 8 * day);
    stub.fail(hang);
    // A new directory takes minutes, longer than a gathering may wait.
    expect(await find(gaon.stock_code, AbortSignal.timeout(2_000))).toBe(gaon.corp_code);
    expect(await find(narae.stock_code, AbortSignal.timeout(2_000))).toBe(narae.corp_code);
    await vi.waitFor(() => expect(stub.requests).toHaveLength(2));
  });

  it('is not lost to others when one caller gives up', async () => {
    const find = directory();
    stub.delay(200);
    const [given, patient] = await Promise.allSettled([
      find(gaon.stock_code, AbortSignal.timeout(50)),
      find(gaon.stock_code),
    ]);
    expect(given).toMatchObject({ status: 'rejected', reason: { kind: 'given-up' } });
    expect(patient).toMatchObject({ value: gaon.corp_code });
    expect(stub.requests).toHaveLength(1);
  });

  it('names the entry changed last of two with one stock code', async () => {
    const entry = (code: string, changed: string) =>
      `<list><corp_code>${code}</corp_code><stock_code>000010</stock_code><modify_date>${changed}</modify_date></list>`;
    stub.setDirectory(`<result>${entry('11111111', '20260102')}${entry('22222222', '20200101')}</result>`);
    expect(await directory()('000010')).toBe('11111111');
  });

  it.each([
    ['010 in an envelope', dartEnvelope('010'), { kind: 'refused', retryable: false }],
    ['020 in an envelope', dartEnvelope('020'), { kind: 'quota', retryable: true }],
    ['800 in an envelope', dartEnvelope('800'), { kind: 'unreachable', retryable: true }],
    ['014 in an envelope', dartEnvelope('014'), { kind: 'malformed', retryable: false }],
    ['010 as JSON', dartStatus('010'), { kind: 'refused', retryable: false }],
    ['a page that repeats the key', keyEcho, { kind: 'malformed', retryable: false }],
    ['half a file', body(Buffer.from('PK\u0003\u0004abc'), 'application/zip'), { kind: 'malformed' }],
  ] as const)('fails on %s for all that wait, and is tried again by the next', async (_, fault, reason) => {
    const find = directory();
    stub.fail(fault);
    const both = await Promise.allSettled([find(gaon.stock_code), find(gaon.stock_code)]);
    for (const result of both) expect(result).toMatchObject({ reason: { provider: 'dart', ...reason } });
    expect(await find(gaon.stock_code)).toBe(gaon.corp_code);
  });

  it.each([
    ['is cut off', '<result><list><corp_code>11111111</corp_code>'],
    ['has no company', '<?xml version="1.0"?><result></result>'],
  ])('is refused when it %s', async (_, xml) => {
    stub.setDirectory(xml);
    await expect(directory()(gaon.stock_code)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('is refused after three times no answer in time', async () => {
    const client = createDartClient({
      baseUrl: stub.url,
      rssUrl: stub.url,
      apiKey: dartStubKey,
      timeoutMs: 50,
      backoffMs: 5,
    });
    stub.fail(hang, Number.POSITIVE_INFINITY);
    const found = createCorpCodes(client, () => clock).find('000010', new AbortController().signal);
    await expect(found).rejects.toMatchObject({ kind: 'timeout' });
    expect(stub.requests).toHaveLength(3);
  });

  it('comes however slowly, as long as it goes on coming', async () => {
    const xml = Buffer.from(
      `<result><list><corp_code>${gaon.corp_code}</corp_code><stock_code>${gaon.stock_code}</stock_code></list></result>`,
    );
    const zip = buildZip('CORPCODE.xml', xml);
    const size = Math.ceil(zip.length / 12);
    stub.fail((response) => {
      response.writeHead(200, { 'content-type': 'application/zip', 'content-length': zip.length });
      let at = 0;
      const timer = setInterval(() => {
        response.write(zip.subarray(at, at + size));
        at += size;
        if (at >= zip.length) {
          clearInterval(timer);
          response.end();
        }
      }, 100);
    });
    // Silence may last 900 ms; the file takes 1,200 ms.
    const client = createDartClient({ baseUrl: stub.url, rssUrl: stub.url, apiKey: dartStubKey, timeoutMs: 300 });
    const found = await createCorpCodes(client, () => clock).find(gaon.stock_code, new AbortController().signal);
    expect(found).toBe(gaon.corp_code);
    expect(stub.requests).toHaveLength(1);
  });

  it('is left alone for five minutes when it was too slow, without a word against OpenDART', async () => {
    const client = createDartClient({
      baseUrl: stub.url,
      rssUrl: stub.url,
      apiKey: dartStubKey,
      timeoutMs: 50,
      backoffMs: 5,
    });
    const codes = createCorpCodes(client, () => clock);
    const find = () => codes.find(gaon.stock_code, new AbortController().signal);
    stub.fail(hang, 3);
    await expect(find()).rejects.toMatchObject({ kind: 'timeout', ownLimit: false });
    await expect(find()).rejects.toMatchObject({ kind: 'timeout', ownLimit: true, retryable: false });
    expect(stub.requests).toHaveLength(3);
    clock = new Date(start + 300_000);
    expect(await find()).toBe(gaon.corp_code);
  });
});
