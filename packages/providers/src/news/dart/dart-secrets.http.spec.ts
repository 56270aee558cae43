import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { dartEnvelope, dartStatus, keyEcho, keyInBrokenHttp } from '@gaemi/testing/providers/dart-faults';
import { dartFiling } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { body, cutOff, disconnect, type Fault, hang, redirect, status } from '@gaemi/testing/providers/faults';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDartNews } from './dart-news.ts';
import { company, gaon, period } from './testing/made-up-filer.ts';

/** Repeats the address of the request wherever a server can: in a redirect, an envelope, a message, a broken answer. */
const echo =
  (answer: (address: string) => Fault): Fault =>
  (response, request) =>
    answer(`/elsewhere?${request.query} ${request.query.get('crtfc_key')}`)(response, request);

const faults: readonly (readonly [string, Fault])[] = [
  ['an unknown key', dartStatus('010')],
  ['a used-up key', dartEnvelope('020')],
  ['a page with the key', keyEcho],
  ['no HTTP but the key', keyInBrokenHttp],
  ['the key in a message', echo((text) => body(JSON.stringify({ status: '100', message: text })))],
  ['the key in place of a status', echo((text) => body(JSON.stringify({ status: text })))],
  ['the key in an envelope', echo((text) => body(`<result><status>900</status><message>${text}</message></result>`))],
  ['the key in broken JSON', echo((text) => body(`{"status": ${text}`))],
  ['the key in half a file', echo((text) => body(`PK\u0003\u0004${text}`, 'application/zip'))],
  ['a redirect with the key', echo((text) => redirect(`http://10.0.0.1:1${encodeURI(text)}`))],
  ['a redirect to nowhere', echo((text) => redirect(`ftp://user@host${encodeURI(text)}`))],
  ['the key in a status line', echo((text) => status(500, { body: text }))],
  ['a refusal with the key', echo((text) => status(403, { body: text }))],
  ['a broken connection', disconnect],
  ['half an answer', cutOff],
  ['silence', hang],
];

let stub: DartStub;
beforeEach(async () => {
  stub = await startDartStub();
  stub.setFilings([dartFiling(gaon, { day: '2026-11-20', number: 1, report: '현금ㆍ현물배당결정' })]);
});
afterEach(() => stub.close());

const query = {
  company,
  ...period,
  signal: new AbortController().signal,
};
const settings = { apiKey: dartStubKey, timeoutMs: 60, backoffMs: 1, now: () => query.to };

/** Forms of the key in lower case, its beginning and end alone included. */
const forms = [
  dartStubKey,
  encodeURIComponent(dartStubKey),
  encodeURIComponent(encodeURIComponent(dartStubKey)),
  new URLSearchParams({ key: dartStubKey }).toString().slice('key='.length),
  encodeURI(dartStubKey),
  JSON.stringify(dartStubKey).slice(1, -1),
  '0123456789=abcdef',
  '0123456789%3dabcdef',
  'geheim',
].map((form) => form.toLowerCase());

function expectNoKey(text: string): void {
  expect(forms.filter((form) => text.toLowerCase().includes(form))).toEqual([]);
}

/** Returns every text that an error leads to: of its own, of its causes, of bytes that it holds. */
function toTexts(value: unknown, seen = new Set<unknown>()): string {
  if (typeof value === 'string') return value;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1');
  if (typeof value !== 'object' || value === null || seen.has(value)) return '';
  seen.add(value);
  const names = Reflect.ownKeys(value);
  return names.map((name) => `${String(name)}: ${toTexts(Reflect.get(value, name), seen)}`).join('\n');
}

const catchFailure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the key', () => {
  it.each(faults)('is in no error after %s', async (_, fault) => {
    stub.fail(fault, Number.POSITIVE_INFINITY);
    const error = await catchFailure(
      createDartNews({ ...settings, baseUrl: stub.url, rssUrl: stub.url }).gather(query),
    );
    expect(error).toMatchObject({ provider: 'dart' });
    expectNoKey(toTexts(error));
  });

  it.each(faults)('is in no error of the list after %s', async (_, fault) => {
    const source = createDartNews({ ...settings, timeoutMs: 300, baseUrl: stub.url, rssUrl: stub.url });
    await source.gather(query);
    stub.fail(fault, Number.POSITIVE_INFINITY);
    const error = await catchFailure(source.gather(query));
    expect(error).toMatchObject({ provider: 'dart' });
    expectNoKey(toTexts(error));
  });

  it('is in no error of an address that nobody listens at, or that is none', async () => {
    for (const baseUrl of ['http://127.0.0.1:1', 'https://127.0.0.1:1', 'no address']) {
      const error = await catchFailure(createDartNews({ ...settings, baseUrl, rssUrl: stub.url }).gather(query));
      expect(error).toBeInstanceOf(Error);
      expectNoKey(toTexts(error));
    }
  });

  it('is in no article', async () => {
    const news = await createDartNews({ ...settings, baseUrl: stub.url, rssUrl: stub.url }).gather(query);
    expect(news.articles).toHaveLength(1);
    expectNoKey(JSON.stringify(news));
  });

  it('is in no request for a feed', async () => {
    const feed = await startDartStub();
    await createDartNews({ ...settings, baseUrl: stub.url, rssUrl: feed.url }).gather(query);
    expect(feed.requests.map(({ path }) => path)).toEqual(['/api/companyRSS.xml', '/api/todayRSS.xml']);
    for (const request of feed.requests) expectNoKey(JSON.stringify([request, ...request.query]));
    await feed.close();
  });

  it('is in no log line of a process in which all of them happen', async () => {
    const stubs = await Promise.all(faults.map(() => startDartStub()));
    for (const [index, [, fault]] of faults.entries()) stubs[index]?.fail(fault, Number.POSITIVE_INFINITY);
    const urls = stubs.map(({ url }) => url);
    const { stdout, stderr } = await logGatherings(urls);
    await Promise.all(stubs.map((each) => each.close()));
    expect(stdout.match(/"gathering failed"/g)).toHaveLength(faults.length);
    expectNoKey(stdout);
    expectNoKey(stderr);
  });
});

/** Logs the errors of gatherings as the product does, in a process of its own; also what it throws without a catch. */
function logGatherings(urls: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const script = `
    import { createLogger } from '${import.meta.resolve('@gaemi/runtime/logging/logger')}';
    import { createDartNews } from '${new URL('./dart-news.ts', import.meta.url)}';
    const { urls, settings, query } = JSON.parse(process.env.DART_TEST);
    const logger = createLogger({ app: 'test', level: 'trace' });
    const signal = new AbortController().signal;
    const period = { from: new Date(query.from), to: new Date(query.to) };
    await Promise.all(urls.map((baseUrl) =>
      createDartNews({ ...settings, baseUrl, rssUrl: baseUrl }).gather({ ...query, ...period, signal }).catch((err) => {
        console.error(err);
        logger.error({ err }, 'gathering failed');
      })));`;
  const env = { PATH: '', DART_TEST: JSON.stringify({ urls, settings, query }) };
  return promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env });
}
