import { createKiwoomClients } from '@gaemi/providers/kiwoom/kiwoom-clients';
import { spendFrom } from '@gaemi/providers/news/spend-calls';
import { tokensInMemory } from '@gaemi/providers/tokens/token-store';
import { loggerOptions } from '@gaemi/runtime/logging/logger';
import { chooseDataSources } from '@gaemi/runtime/settings/data-sources';
import { parseEnvironment } from '@gaemi/runtime/settings/environment';
import { buildRightsRegister } from '@gaemi/runtime/settings/rights-register';
import { dartStatus, keyEcho } from '@gaemi/testing/providers/dart-faults';
import { dartStubKey } from '@gaemi/testing/providers/dart-stub';
import { body, disconnect, type Fault, hang, htmlPage, status } from '@gaemi/testing/providers/faults';
import { gdeltMessage } from '@gaemi/testing/providers/gdelt-stub';
import { answerKisError, kisStubKeys } from '@gaemi/testing/providers/kis-price-stub';
import { answerKiwoomError, kiwoomStubKeys } from '@gaemi/testing/providers/kiwoom-stub';
import { naverArticles } from '@gaemi/testing/providers/naver-articles';
import { naverStubKeys } from '@gaemi/testing/providers/naver-stub';
import { answerModelError } from '@gaemi/testing/providers/openai-stub';
import { selfSigned } from '@gaemi/testing/providers/self-signed';
import { startStubServer } from '@gaemi/testing/providers/stub-server';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { environmentSchema } from '../environment.ts';
import { type SourceStubs, startSourceStubs } from '../testing/source-stubs.ts';
import { checkSources } from './check-sources.ts';

const now = new Date('2026-11-20T03:20:00Z');
const forever = Number.POSITIVE_INFINITY;
let stubs: SourceStubs;
let logged: string;
beforeEach(async () => {
  stubs = await startSourceStubs(now);
  logged = '';
});
afterEach(() => stubs.close());

async function check(variables: Record<string, string | undefined> = {}, { limitMs = 5_000, callsLeft = true } = {}) {
  const given = { MONGODB_URI: 'mongodb://unused', ...stubs.variables, ...variables };
  const environment = parseEnvironment(environmentSchema, given);
  const logger = pino(loggerOptions({ app: 'test', level: 'trace' }), {
    write: (line: string) => {
      logged += line;
    },
  });
  const quota = { spend: async () => callsLeft };
  return checkSources({
    environment,
    sources: chooseDataSources(environment),
    rights: buildRightsRegister(environment),
    kiwoom: createKiwoomClients(logger),
    tokens: tokensInMemory(),
    clock: { now: () => now },
    logger,
    spend: (source) => spendFrom(quota, source),
    callsLeft: async (kind) => (kind === 'dart' ? 12 : null),
    signal: new AbortController().signal,
    limitMs,
  });
}

async function lineOf(source: string, ...rest: Parameters<typeof check>) {
  const line = (await check(...rest)).find((each) => each.source === source);
  if (line === undefined) throw new Error(`no line of ${source}`);
  return line;
}
const host = (url: string) => new URL(url).host;

describe('a check of all sources', () => {
  it('says of each that it is well, with what it gives, allows and costs', async () => {
    const lines = await check();
    const feed = (name: string) => `feed:${host(stubs.feeds.url)}/${name}.xml`;
    expect(lines.map(({ source, ok, detail }) => [source, ok, detail])).toEqual([
      ['dart', true, 'the key is accepted'],
      ['dart-feed', true, '1 items, the newest of 2026-11-18 05:44 UTC'],
      ['naver', true, 'the keys are accepted; 30 results for 삼성전자'],
      ['gdelt', true, 'answers'],
      ['gdelt-files', true, 'the newest file is of 2026-11-20 02:45 UTC'],
      ['google', true, '2 items, the newest of 2026-11-20 01:20 UTC'],
      [feed('market'), true, '2 items, the newest of 2026-11-20 01:20 UTC'],
      [feed('economy'), true, '2 items, the newest of 2026-11-20 01:20 UTC'],
      ['kis-master', true, expect.stringContaining('companies of 2026-11-20')],
      ['kiwoom', true, 'the keys are accepted; trades of KRX+NXT'],
      ['kis', true, 'the keys are accepted; closes until 2026-11-20'],
      [
        'model',
        true,
        expect.stringMatching(/^gpt-5-mini judged an event in \d+\.\d s with \d+ tokens \(1 requests\); gpt-5 judged /),
      ],
      ['smtp', true, 'the mail server accepts the log-in'],
    ]);
    expect(lines.every(({ configured }) => configured)).toBe(true);
    expect(lines.find(({ source }) => source === 'dart')).toMatchObject({
      ...{ callsLeft: 12, rights: 'no limits', reachBack: new Date('2026-11-18T00:00:00+09:00') },
    });
    expect(lines.find(({ source }) => source === 'dart-feed')?.reachBack).toEqual(new Date('2026-11-18T05:44:00Z'));
    expect(lines.find(({ source }) => source === 'google')?.reachBack).toEqual(new Date('2026-11-18T21:20:00Z'));
    expect(lines.find(({ source }) => source === 'gdelt')?.reachBack).toEqual(new Date('2026-11-20T01:15:00Z'));
    expect(lines.find(({ source }) => source === 'naver')?.rights).toContain('no model reads it');
    expect(lines.filter(({ cost }) => cost === null).map(({ source }) => source)).toEqual(['smtp']);
    expect(stubs.mail.received).toEqual([]);
  });

  it('asks one cheap question each', async () => {
    await check();
    const { dart, naver, gdelt, files, master, kiwoom, kis, model } = stubs;
    const paths = (stub: { requests: { path: string }[] }) => stub.requests.map(({ path }) => path).toSorted();
    expect(paths(dart)).toEqual(['/api/companyRSS.xml', '/api/list.json']);
    expect(naver.requests.map(({ query }) => query.get('display'))).toEqual(['1']);
    expect(gdelt.requests.map(({ query }) => query.get('maxrecords'))).toEqual(['1']);
    expect(files.requests.every(({ headers }) => headers.range === 'bytes=0-1')).toBe(true);
    expect([master.requests, kiwoom.requests, kis.requests, model.requests].map(({ length }) => length)).toEqual([
      2, 2, 2, 2,
    ]);
    expect(model.questions.map((asked) => asked.model).toSorted()).toEqual(['gpt-5', 'gpt-5-mini']);
  });

  it('shows and logs no key, also when everything fails', async () => {
    const secrets = [
      ...[dartStubKey, encodeURIComponent(dartStubKey), 'crtfc_key', naverStubKeys.clientSecret, 'stub-model-key'],
      ...[kiwoomStubKeys.secretKey, kisStubKeys.appSecret, 'stub-mail-password', 'stub-token', 'kis-token', 'hidden'],
    ];
    const well = await check();
    stubs.dart.fail(keyEcho, forever);
    const { naver, gdelt, files, feeds, master, kiwoom, kis, model } = stubs;
    for (const stub of [naver, gdelt, files, feeds, master, kiwoom, kis, model]) stub.fail(htmlPage, forever);
    await stubs.mail.close();
    const failed = await check();
    expect(failed.filter(({ ok }) => ok).map(({ source }) => source)).toEqual([]);
    const said = JSON.stringify([well, failed]) + logged;
    for (const secret of secrets) expect(said).not.toContain(secret);
    stubs.mail.close = async () => undefined;
  });

  it('lists what is not configured with the reason, without asking', async () => {
    const none = Object.fromEntries(Object.keys(stubs.variables).map((name) => [name, undefined]));
    const lines = await check({ ...none, STOCK_MASTER_SOURCE: 'bundled' });
    expect(lines.map(({ source, configured, ok, detail }) => [source, configured, ok, detail])).toEqual([
      ['dart', false, null, 'DART_API_KEY is not set'],
      ['dart-feed', false, null, 'DART_API_KEY is not set'],
      ['naver', false, null, 'NAVER_CLIENT_ID and NAVER_CLIENT_SECRET are not set'],
      ['gdelt', false, null, 'not used: NEWS_SOURCE does not choose gdelt'],
      ['gdelt-files', false, null, 'not used: NEWS_SOURCE does not choose gdelt'],
      ['google', false, null, 'not used: NEWS_SOURCE does not choose google'],
      ['kis-master', false, null, 'STOCK_MASTER_SOURCE=bundled'],
      ['kiwoom', false, null, 'KIWOOM_APP_KEY and KIWOOM_SECRET_KEY are not set'],
      ['kis', false, null, 'KIS_APP_KEY and KIS_APP_SECRET are not set'],
      ['model', false, null, 'neither OPENAI_API_KEY nor OPENAI_BASE_URL is set'],
      ['smtp', false, null, 'SMTP_URL is not set'],
    ]);
  });

  it('asks with keys though nothing chooses them, but no source without keys, and no model turned off', async () => {
    const lines = await check({ NEWS_SOURCE: 'sample', PRICE_SOURCE: 'kiwoom', ANALYZER: 'offline' });
    const said = new Map(lines.map(({ source, ok, detail }) => [source, [ok, detail]]));
    expect(said.get('naver')?.[1]).toMatch(/results for 삼성전자; not used: NEWS_SOURCE does not choose naver$/);
    expect(said.get('kis')).toEqual([
      true,
      'the keys are accepted; closes until 2026-11-20; not used: PRICE_SOURCE does not choose kis',
    ]);
    expect(said.get('model')).toEqual([null, 'ANALYZER=offline']);
    expect(said.get(`feed:${host(stubs.feeds.url)}/market.xml`)).toEqual([
      null,
      'not used: NEWS_SOURCE does not choose feed',
    ]);
    const files = await lineOf('gdelt-files', { GDELT_FILES_URL: undefined });
    expect([files.ok, files.detail]).toEqual([null, expect.stringContaining('files are not read')]);
  });
});

describe('a source that is broken', () => {
  const kiwoomFault =
    (code: string): Fault =>
    (response) =>
      answerKiwoomError(response, { returnCode: 3, code });
  const kisFault =
    (code: string, httpStatus = 500): Fault =>
    (response) =>
      answerKisError(response, code, httpStatus);

  it.each<[string, Fault, string]>([
    ['its key is unknown', dartStatus('010'), 'the key is not registered: check DART_API_KEY (010)'],
    ['its key is disabled', dartStatus('011'), 'the key is disabled: look at it at opendart.fss.or.kr (011)'],
    [
      'its key is for another address',
      dartStatus('012'),
      "this machine's address may not use the key: register it at opendart.fss.or.kr (012)",
    ],
    [
      'its calls are used up',
      dartStatus('020'),
      "the key's calls of the day are used up: wait until midnight in Seoul (020)",
    ],
    [
      'its account has expired',
      dartStatus('901'),
      'the account of the key has expired: renew it at opendart.fss.or.kr (901)',
    ],
    ['it is closed', dartStatus('800'), 'OpenDART is closed for maintenance: wait (800)'],
    ['it fails', dartStatus('900'), 'OpenDART has a failure of its own: wait (900)'],
    [
      'it answers a page',
      htmlPage,
      'answers something else than it should: answered a page in place of data; check DART_API_URL',
    ],
    [
      'it breaks the connection',
      disconnect,
      'cannot be reached: check DART_API_URL and the network of this machine (ECONNRESET)',
    ],
    ['it is silent', hang, 'does not answer in time: wait, or check DART_API_URL and the network of this machine'],
    ['it fails', status(502), 'it has a failure of its own: wait (502)'],
  ])('dart: %s', async (_, fault, detail) => {
    stubs.dart.fail(fault, forever);
    expect(await lineOf('dart', {}, { limitMs: 1_000 })).toMatchObject({ configured: true, ok: false, detail });
  });

  it('dart: our own count of the day is used up', async () => {
    const { ok, detail } = await lineOf('dart', {}, { callsLeft: false });
    expect([ok, detail]).toEqual([
      false,
      "today's calls are used up by our own count (DART_CALLS_PER_DAY): wait until midnight in Seoul",
    ]);
    expect(stubs.dart.requests.map(({ path }) => path)).toEqual(['/api/companyRSS.xml']);
  });

  it('dart: nobody listens at its address', async () => {
    const gone = await startStubServer(() => undefined);
    await gone.close();
    const { detail } = await lineOf('dart', { DART_API_URL: gone.url });
    expect(detail).toBe('cannot be reached: check DART_API_URL and the network of this machine (ECONNREFUSED)');
  });

  it('any: its certificate is not accepted', async () => {
    const secure = await startStubServer(() => undefined, 0, selfSigned());
    const addresses = [
      ['dart', 'DART_API_URL'],
      ['dart-feed', 'DART_RSS_URL'],
      ['naver', 'NAVER_API_URL'],
      ['gdelt', 'GDELT_API_URL'],
      ['gdelt-files', 'GDELT_FILES_URL'],
      ['google', 'GOOGLE_NEWS_URL'],
      [`feed:${host(secure.url)}/market.xml`, 'NEWS_FEED_URLS'],
      ['kis-master', 'KIS_MASTER_URL'],
      ['kiwoom', 'KIWOOM_API_URL'],
      ['kis', 'KIS_API_URL'],
      ['model', 'OPENAI_BASE_URL'],
    ] as const;
    const urls = Object.fromEntries(addresses.map(([, variable]) => [variable, secure.url]));
    // Eleven at once on a busy machine, some of which ask twice.
    const lines = await check({ ...urls, NEWS_FEED_URLS: `${secure.url}/market.xml` }, { limitMs: 20_000 });
    for (const [source, variable] of addresses) {
      expect(lines.find((line) => line.source === source)).toMatchObject({
        ok: false,
        detail: `the secure connection failed: the certificate or the TLS of the address is not accepted, check ${variable} (DEPTH_ZERO_SELF_SIGNED_CERT)`,
      });
    }
    await secure.close();
  });

  it.each<['dart-feed' | 'google', Fault, string]>([
    ['dart-feed', status(503), 'it has a failure of its own: wait (503)'],
    ['dart-feed', htmlPage, 'answers something else than it should: answer is no feed; check DART_RSS_URL'],
    ['google', status(429), 'asked too often, or the calls are used up: wait (429)'],
    ['google', htmlPage, 'answers something else than it should: answer is no feed; check GOOGLE_NEWS_URL'],
  ])('%s: it fails or answers something else', async (source, fault, detail) => {
    (source === 'google' ? stubs.feeds : stubs.dart).fail(fault, forever);
    expect(await lineOf(source)).toMatchObject({ configured: true, ok: false, detail });
  });

  it('naver: keys of the other host', async () => {
    const wrong = { NAVER_CLIENT_SECRET: 'wrong' };
    expect((await lineOf('naver', wrong)).detail).toMatch(/keys of the old host need NAVER_API=legacy; .* \(200\)$/);
    const legacy = await lineOf('naver', { ...wrong, NAVER_API: 'legacy' });
    expect(legacy.detail).toMatch(/keys of the API HUB need NAVER_API=hub; .* \(024\)$/);
    stubs.naver.fail(body('{"error":{"errorCode":"200"}}'), forever);
    expect((await lineOf('naver')).detail).toMatch(/keys of the old host need NAVER_API=legacy; .* \(200\)$/);
  });

  it('naver: it gives the last thousand results, however far that reaches', async () => {
    expect(await lineOf('naver')).toMatchObject({ ok: true, reachBack: null });
    stubs.naver.setArticles(naverArticles({ company: { name: '삼성전자' }, count: 1_200, to: now }));
    const { reachBack, detail } = await lineOf('naver');
    expect(detail).toContain('1,200 results');
    expect(reachBack?.getTime()).toBeLessThan(now.getTime() - 86_400_000);
  });

  it.each<[string, string, number?]>([
    ['{"errorCode":"010"}', "the key's calls of the day are used up: wait until tomorrow (010)"],
    ['{"error":{"errorCode":"410"}}', 'asked too often, perhaps by another program with the same keys: wait (410)'],
    ['', 'asked too often, perhaps by another program with the same keys: wait (429)'],
    ['{"error":{"errorCode":"210"}}', 'the keys may not use it: allow them the search at the API HUB (210)', 401],
  ])('naver: it refuses for now: %s', async (body, detail, code = 429) => {
    stubs.naver.fail(status(code, { body }), forever);
    expect((await lineOf('naver')).detail).toBe(detail);
  });

  it('gdelt: it is busy, by status and by text', async () => {
    const busy = /^busy, and may stay so for minutes: wait; the files of 15 minutes go on/;
    stubs.gdelt.fail(status(429), 1);
    expect((await lineOf('gdelt')).detail).toMatch(busy);
    stubs.gdelt.fail(gdeltMessage('Please limit requests to one every 5 seconds'), 1);
    expect((await lineOf('gdelt')).detail).toMatch(busy);
  });

  it('gdelt-files: there are none', async () => {
    stubs.files.fail(status(404), forever);
    expect((await lineOf('gdelt-files')).detail).toContain('has no file of the last two hours');
  });

  it('feed: each by itself, broken, gone, undated, empty', async () => {
    const { feeds } = stubs;
    feeds.setXml('/broken.xml', '<rss><channel><title>x</title><item><title>a</channel></rss>');
    feeds.setFeed('/undated.xml', [{ title: '소식', link: 'https://press.example/1' }]);
    feeds.setFeed('/empty.xml', []);
    const names = ['market', 'broken', 'gone', 'undated', 'empty'];
    const lines = await check({ NEWS_FEED_URLS: names.map((name) => `${feeds.url}/${name}.xml`).join(',') });
    const of = (name: string) => lines.find(({ source }) => source === `feed:${host(feeds.url)}/${name}.xml`);
    expect(of('market')).toMatchObject({ ok: true });
    expect(of('broken')).toMatchObject({ ok: false, detail: expect.stringContaining('feed is not well formed') });
    expect(of('gone')?.detail).toBe('there is nothing at its address, or it has moved: check NEWS_FEED_URLS (404)');
    expect(of('undated')).toMatchObject({ ok: false, detail: expect.stringContaining('no date with its 1 items') });
    expect(of('empty')).toMatchObject({ ok: true, detail: 'answers, and is empty at the moment', reachBack: null });
  });

  it.each([
    ['8010', "this machine's address is not registered for the keys: register it at openapi.kiwoom.com (8010)"],
    ['8050', "this machine's address is not registered for the keys: register it at openapi.kiwoom.com (8050)"],
    ['8030', expect.stringMatching(/^keys of the mock service at the real host, .*mockapi\.kiwoom\.com \(8030\)$/)],
    ['8031', expect.stringMatching(/^keys of the mock service at the real host, .*mockapi\.kiwoom\.com \(8031\)$/)],
    ['8001', 'the keys are not accepted: check KIWOOM_APP_KEY and KIWOOM_SECRET_KEY (8001)'],
    ['8005', expect.stringMatching(/^a new token is refused, .*another program .* \(8005\)$/)],
  ])('kiwoom: it says %s to the token or the question', async (code, detail) => {
    stubs.kiwoom.failOn('au10001', kiwoomFault(code), 1);
    expect(await lineOf('kiwoom')).toMatchObject({ ok: false, detail });
    stubs.kiwoom.failOn('ka10001', kiwoomFault(code), forever);
    expect(await lineOf('kiwoom')).toMatchObject({ ok: false, detail });
  });

  it('kiwoom: it issues no token for now', async () => {
    stubs.kiwoom.failOn('au10001', status(429), forever);
    // It asks again after some seconds, which a busy machine stretches.
    const { ok, detail } = await lineOf('kiwoom', {}, { limitMs: 60_000 });
    expect([ok, detail]).toEqual([false, 'asked too often, perhaps by another program with the same keys: wait (429)']);
  });

  it.each([
    [
      'EGW00133',
      403,
      'a token was issued less than a minute ago, perhaps to another program: wait a minute (EGW00133)',
    ],
    ['EGW00103', 403, 'the keys are not accepted: check KIS_APP_KEY and KIS_APP_SECRET (EGW00103)'],
    ['EGW02004', 500, expect.stringMatching(/^keys of the mock service .*openapivts.*\(EGW02004\)$/)],
  ])('kis: it says %s to the token', async (code, httpStatus, detail) => {
    stubs.kis.failOnTokens(kisFault(code, httpStatus), forever);
    expect(await lineOf('kis', {}, { limitMs: 1_000 })).toMatchObject({ ok: false, detail });
  });

  it('kis-master: a file is missing', async () => {
    stubs.master.fail(status(404), forever);
    expect(await lineOf('kis-master')).toMatchObject({ ok: false, detail: expect.stringContaining('(404)') });
  });

  it.each<[string, Fault, string]>([
    [
      'its key is refused',
      (response) => answerModelError(response, 401, { message: 'no', code: 'invalid_api_key' }),
      'the key is not accepted: check OPENAI_API_KEY (invalid_api_key)',
    ],
    [
      'it has no such model',
      (response) => answerModelError(response, 404, { message: 'no', code: 'model_not_found' }),
      'the server has no model gpt-5-mini: check OPENAI_MODEL_BASIC (model_not_found)',
    ],
    [
      'its account is empty',
      (response) => answerModelError(response, 429, { message: 'no', code: 'insufficient_quota' }),
      'the account of OPENAI_API_KEY has no credit left: add some (insufficient_quota)',
    ],
    ['it answers a page', htmlPage, 'gpt-5-mini answers nothing usable: answer is no JSON; check OPENAI_BASE_URL'],
    [
      'its answer is unreadable',
      body(JSON.stringify({ choices: [{ message: { content: 'no' } }] })),
      expect.stringMatching(/^gpt-5-mini answers nothing usable: /),
    ],
  ])('model: %s', async (_, fault, detail) => {
    stubs.model.fail(fault, forever);
    expect(await lineOf('model')).toMatchObject({ ok: false, detail });
  });

  it('smtp: it refuses the log-in, or is not there', async () => {
    const wrong = stubs.variables.SMTP_URL?.replace('stub-mail-password', 'wrong');
    expect((await lineOf('smtp', { SMTP_URL: wrong })).detail).toMatch(
      /^the mail server refuses the log-in: check user and password in SMTP_URL/,
    );
    const gone = await startStubServer(() => undefined);
    await gone.close();
    const address = `smtp://${host(gone.url)}`;
    expect((await lineOf('smtp', { SMTP_URL: address })).detail).toMatch(/^cannot be reached: check SMTP_URL/);
  });
});
