import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { chooseDataSources, sourceNames } from './data-sources.ts';
import { EnvironmentError, parseEnvironment } from './environment.ts';
import { sourceVariables } from './environment-fields.ts';
import { unreadFeeds } from './news-settings.ts';
import { pressFeeds } from './press-feeds.ts';

const choose = (variables: Record<string, string>) =>
  chooseDataSources(parseEnvironment(z.object(sourceVariables), variables));
const listNames = (variables: Record<string, string>) => sourceNames(choose(variables)).news;
const kiwoomKeys = { KIWOOM_APP_KEY: 'app', KIWOOM_SECRET_KEY: 'secret' };
const naverKeys = { NAVER_CLIENT_ID: 'id', NAVER_CLIENT_SECRET: 'secret' };

describe('chooseDataSources', () => {
  it('chooses sources without keys when nothing is set', () => {
    expect(sourceNames(choose({}))).toEqual({
      news: ['sample'],
      judge: 'offline',
      trading: 'sample',
      prices: 'sample',
      stockMaster: 'kis',
    });
  });

  it('chooses NAVER and the model when their keys are set', () => {
    expect(sourceNames(choose({ ...naverKeys, OPENAI_API_KEY: 'key', NAVER_RIGHTS: 'public' }))).toMatchObject({
      ...{ news: ['naver'], judge: 'openai', prices: 'none' },
    });
  });

  it('accepts both hosts of NAVER, and removes the last slash of another base address', () => {
    expect(choose(naverKeys).news).toMatchObject([{ api: 'hub', baseUrl: 'https://naverapihub.apigw.ntruss.com' }]);
    expect(choose({ ...naverKeys, NAVER_API: 'legacy' }).news).toMatchObject([
      { baseUrl: 'https://openapi.naver.com' },
    ]);
    expect(choose({ ...naverKeys, NAVER_API_URL: 'http://localhost:9000/' }).news).toMatchObject([
      { baseUrl: 'http://localhost:9000' },
    ]);
  });

  it('takes the blanks away that were copied with a key', () => {
    expect(choose({ NAVER_CLIENT_ID: ' id', NAVER_CLIENT_SECRET: 'secret\t ' }).news).toMatchObject([
      { clientId: 'id', clientSecret: 'secret' },
    ]);
  });

  it('chooses Google News only when it is named', () => {
    expect(listNames({})).toEqual(['sample']);
    expect(listNames({ NEWS_SOURCE: 'google' })).toEqual(['google']);
  });

  it('chooses GDELT, without a key, only when it is named', () => {
    expect(listNames({ GDELT_API_URL: 'http://localhost:9000' })).toEqual(['sample']);
    expect(choose({ NEWS_SOURCE: 'gdelt' }).news).toEqual([
      { name: 'gdelt', baseUrl: 'https://api.gdeltproject.org', filesUrl: 'http://data.gdeltproject.org' },
    ]);
    const GDELT_API_URL = 'http://localhost:9000/';
    expect(choose({ NEWS_SOURCE: 'gdelt', ...naverKeys, GDELT_API_URL }).news).toEqual([
      { name: 'gdelt', baseUrl: 'http://localhost:9000', filesUrl: null },
    ]);
    expect(choose({ NEWS_SOURCE: 'gdelt', GDELT_API_URL, GDELT_FILES_URL: 'http://localhost:9001/' }).news).toEqual([
      { name: 'gdelt', baseUrl: 'http://localhost:9000', filesUrl: 'http://localhost:9001' },
    ]);
  });

  it('takes the bundled feeds for press, each once, and never by itself', () => {
    const feeds = { NEWS_FEED_URLS: 'press,https://press.example/rss https://www.yna.co.kr/rss/market.xml' };
    const [feed] = choose({ ...feeds, NEWS_SOURCE: 'feed' }).news;
    const urls = feed?.name === 'feed' ? feed.urls : [];
    expect(urls).toHaveLength(pressFeeds.length + 1);
    expect(urls.at(-1)).toBe('https://press.example/rss');
    expect(listNames(feeds)).toEqual(['sample']);
    expect(listNames({ ...feeds, DART_API_KEY: 'key' })).toEqual(['dart']);
  });

  it('says in one line that feeds are set but not read', () => {
    const lineFor = (variables: Record<string, string>) =>
      unreadFeeds(parseEnvironment(z.object(sourceVariables), variables));
    const NEWS_FEED_URLS = 'https://press.example/rss?key=secret, https://newsis.com/RSS/economy.xml';
    expect(lineFor({ NEWS_FEED_URLS })).toBe(
      'NEWS_FEED_URLS is set, but feeds are read only where NEWS_SOURCE names feed (dart,feed): press.example, 뉴시스 경제',
    );
    expect(lineFor({ NEWS_FEED_URLS, NEWS_SOURCE: 'gdelt' })).toContain('press.example');
    expect(lineFor({ NEWS_FEED_URLS, NEWS_SOURCE: 'gdelt,feed' })).toBeNull();
    expect(lineFor({})).toBeNull();
  });

  it('chooses every source with keys, and several that are named in their order', () => {
    const dart = { DART_API_KEY: 'key' };
    expect(listNames(dart)).toEqual(['dart']);
    expect(listNames({ ...dart, ...naverKeys })).toEqual(['dart', 'naver']);
    expect(listNames({ ...dart, ...naverKeys, NEWS_SOURCE: 'naver, gdelt,dart' })).toEqual(['naver', 'gdelt', 'dart']);
  });

  it('requires stated rights where a model would read NAVER articles', () => {
    const both = { ...naverKeys, OPENAI_API_KEY: 'key' };
    expect(() => choose(both)).toThrow(/^NAVER_RIGHTS: must be public .+ or contract/);
    expect(choose({ ...both, ANALYZER: 'offline' }).judge.name).toBe('offline');
    // Its former name.
    expect(choose({ ...both, ANALYZER: 'lexicon' }).judge.name).toBe('offline');
    expect(choose({ ...both, NEWS_SOURCE: 'gdelt' }).judge.name).toBe('openai');
    expect(choose({ ...both, NAVER_RIGHTS: 'contract' }).judge.name).toBe('openai');
    const folder = mkdtempSync(join(tmpdir(), 'naver-'));
    const rights = { storeDays: 5, descriptions: true, model: false, redistribution: false, attribution: '네이버' };
    const stated = { naver: { ...rights, reviewedAt: '2026-11-20', evidence: 'contract' } };
    const SOURCE_RIGHTS_FILE = join(folder, 'rights.json');
    writeFileSync(SOURCE_RIGHTS_FILE, JSON.stringify(stated));
    expect(choose({ ...both, SOURCE_RIGHTS_FILE }).judge.name).toBe('openai');
    rmSync(folder, { recursive: true });
  });

  it('accepts a compatible server without a key', () => {
    const baseUrl = 'http://localhost:11434/v1';
    const names = { OPENAI_MODEL_BASIC: 'one', OPENAI_MODEL_MEDIUM: 'two', OPENAI_MODEL_PREMIUM: 'three' };
    const models = { basic: 'one', medium: 'two', premium: 'three' };
    const local = { name: 'openai', apiKey: 'none', baseUrl, models };
    expect(choose({ OPENAI_BASE_URL: baseUrl, ...names }).judge).toMatchObject(local);
    expect(choose({ OPENAI_BASE_URL: baseUrl, ...names, OPENAI_API_KEY: 'key' }).judge).toMatchObject({
      ...{ ...local, apiKey: 'key' },
    });
  });

  it('gives a model a minute and a half for an answer, and an effort and a size for each task', () => {
    expect(choose({ OPENAI_API_KEY: 'key' }).judge).toMatchObject({
      timeLimitMs: 90_000,
      tasks: {
        judging: { reasoningEffort: 'low', maxTokens: 16_000 },
        summarising: { reasoningEffort: 'low', maxTokens: 8_000 },
      },
    });
    const changed = { OPENAI_REASONING_EFFORT_JUDGING: 'high', OPENAI_MAX_TOKENS_SUMMARY: '900' };
    expect(choose({ OPENAI_API_KEY: 'key', ...changed }).judge).toMatchObject({
      tasks: { judging: { reasoningEffort: 'high' }, summarising: { reasoningEffort: 'low', maxTokens: 900 } },
    });
  });

  it('asks no first model and shows names of companies unless told otherwise', () => {
    expect(choose({ OPENAI_API_KEY: 'key' }).judge).toMatchObject({ firstModel: undefined, names: 'shown' });
    const changed = { OPENAI_MODEL_FIRST: 'small', JUDGE_NAMES: 'masked' };
    expect(choose({ OPENAI_API_KEY: 'key', ...changed }).judge).toMatchObject({ firstModel: 'small', names: 'masked' });
  });

  it('chooses the stock list of KIS, which needs no key, unless the bundled one is named', () => {
    const kis = { name: 'kis', baseUrl: 'https://new.real.download.dws.co.kr' };
    expect(choose({}).stockMaster).toEqual(kis);
    expect(choose({ STOCK_MASTER_SOURCE: 'kis' }).stockMaster).toEqual(kis);
    expect(choose({ KIS_MASTER_URL: 'http://localhost:9001/' }).stockMaster).toEqual({
      name: 'kis',
      baseUrl: 'http://localhost:9001',
    });
    expect(choose({ STOCK_MASTER_SOURCE: 'bundled', KIS_MASTER_URL: 'http://localhost:9001' }).stockMaster).toEqual({
      name: 'bundled',
    });
  });

  it('chooses Kiwoom when both its keys are set, for all venues unless one is named', () => {
    const keys = { appKey: 'app', secretKey: 'secret' };
    const kiwoom = { name: 'kiwoom', baseUrl: 'https://api.kiwoom.com', ...keys, requestsPerSecond: 1 };
    expect(choose(kiwoomKeys).trading).toEqual({ ...kiwoom, venue: 'KRX+NXT' });
    expect(choose({ ...kiwoomKeys, KIWOOM_VENUE: 'NXT' }).trading).toEqual({ ...kiwoom, venue: 'NXT' });
    expect(choose({ ...kiwoomKeys, TRADING_SOURCE: 'sample' }).trading).toEqual({ name: 'sample' });
  });

  it('uses the only venue of the sandbox host', () => {
    const mock = { ...kiwoomKeys, KIWOOM_API_URL: 'https://mockapi.kiwoom.com/' };
    expect(choose(mock).trading).toMatchObject({ baseUrl: 'https://mockapi.kiwoom.com', venue: 'KRX' });
    expect(choose({ ...mock, KIWOOM_VENUE: 'KRX' }).trading).toMatchObject({ venue: 'KRX' });
    expect(() => choose({ ...mock, KIWOOM_VENUE: 'KRX+NXT' })).toThrow(/^KIWOOM_VENUE: must be KRX at mockapi/);
  });

  it.each([
    [{ TRADING_SOURCE: 'kiwoom' }, /KIWOOM_APP_KEY, KIWOOM_SECRET_KEY/],
    [{ KIWOOM_APP_KEY: 'key' }, /KIWOOM_APP_KEY, KIWOOM_SECRET_KEY: must be set together/],
    [{ NAVER_CLIENT_SECRET: 'secret' }, /NAVER_CLIENT_ID, NAVER_CLIENT_SECRET: must be set together/],
    [{ TRADING_SOURCE: 'kiwoom', KIWOOM_APP_KEY: 'app' }, /^KIWOOM_APP_KEY, KIWOOM_SECRET_KEY: must be set together$/],
    [{ ...naverKeys, PRICE_SOURCE: 'sample' }, /^PRICE_SOURCE: must not be sample beside real news/],
    [{ KIWOOM_REQUESTS_PER_SECOND: '0' }, /KIWOOM_REQUESTS_PER_SECOND: must be/],
    [{ KIWOOM_VENUE: 'NYSE' }, /KIWOOM_VENUE: must be KRX, NXT, KRX\+NXT/],
    [{ MARKET_CALENDAR_FILE: '/no/such/file.json' }, /MARKET_CALENDAR_FILE: must be a JSON file/],
    [{ NEWS_SOURCE: 'naver' }, /NAVER_CLIENT_ID/],
    [{ NEWS_SOURCE: 'feed' }, /^NEWS_FEED_URLS: must be set for NEWS_SOURCE=feed$/],
    [{ NEWS_SOURCE: 'gdelt,dart' }, /^DART_API_KEY: must be set for NEWS_SOURCE=dart$/],
    [{ NEWS_SOURCE: 'gdelt,gdelt' }, /^NEWS_SOURCE: must be auto, or a list of dart, naver/],
    [{ NEWS_SOURCE: 'auto,sample' }, /^NEWS_SOURCE: must be/],
    [{ NAVER_RIGHTS: 'all' }, /^NAVER_RIGHTS: must be public or contract$/],
    [{ SOURCE_RIGHTS_FILE: '/no/such/file.json' }, /^SOURCE_RIGHTS_FILE: must be a JSON file of declared rights/],
    [{ ANALYZER: 'openai' }, /OPENAI_API_KEY/],
    [{ OPENAI_TIMEOUT_SECONDS: '600' }, /^OPENAI_TIMEOUT_SECONDS: must be a whole number from 5 to 120$/],
    [{ OPENAI_REASONING_EFFORT_JUDGING: 'hard' }, /^OPENAI_REASONING_EFFORT_JUDGING: must be none, minimal, low/],
    [{ OPENAI_MAX_TOKENS_SUMMARY: 'many' }, /^OPENAI_MAX_TOKENS_SUMMARY: must be a whole number from 500 to 200000$/],
    [{ JUDGE_NAMES: 'hidden' }, /^JUDGE_NAMES: must be shown or masked$/],
    [{ DART_API_KEY: '여기에-인증키' }, /^DART_API_KEY: must be the key alone, in ASCII without blanks$/],
    [{ OPENAI_API_KEY: 'sk-key\u200b' }, /^OPENAI_API_KEY: must be the key alone/],
    [{ ...kiwoomKeys, KIWOOM_SECRET_KEY: 'se cret' }, /^KIWOOM_SECRET_KEY: must be the key alone/],
    [{ NEWS_SOURCE: 'bing' }, /NEWS_SOURCE: must be/],
    [{ NAVER_API_URL: 'naver.com' }, /NAVER_API_URL/],
    [{ GDELT_API_URL: 'gdeltproject.org' }, /GDELT_API_URL/],
    [{ STOCK_MASTER_SOURCE: 'krx' }, /STOCK_MASTER_SOURCE: must be/],
    [{ KIS_MASTER_URL: 'ftp://kis' }, /KIS_MASTER_URL/],
  ])('stops the start on %j', (variables, line) => {
    expect(() => choose(variables)).toThrow(EnvironmentError);
    expect(() => choose(variables)).toThrow(line);
  });

  it('never prints a value of the environment', () => {
    try {
      choose({ NAVER_API_URL: 'my-secret-value' });
    } catch (error) {
      expect(String(error)).not.toContain('my-secret-value');
    }
    expect.hasAssertions();
  });
});
