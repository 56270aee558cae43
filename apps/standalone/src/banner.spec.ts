import type { Health } from '@gaemi/contracts/health';
import { describe, expect, it } from 'vitest';
import { banner } from './banner.ts';

const sources: Health['sources'] = {
  ...{ news: 'dart', judge: 'offline', trading: 'sample', prices: 'none', stock_master: 'kis' },
};

function linesFor(variables: Record<string, string>): string[] {
  const env = {
    adminEmail: 'admin@gaemilens.local',
    all: variables,
    dataDir: '/data',
    webOrigin: 'http://localhost:3000',
    listenHost: 'localhost',
    trustedProxies: [],
    dangers: [],
  };
  const parts = { mailboxUrl: 'http://127.0.0.1:8025', smtpUrl: 'smtp://127.0.0.1:1025' };
  const list = { source: 'bundled', as_of: '2026-11-20', size: 2600 };
  return banner({ env, parts, adminPassword: 'changed', health: { sources, stock_master: list, rights: [] } })
    .split('\n')
    .map((line) => line.trim());
}

describe('what a start says', () => {
  it('names what is real, what is a sample, and one next step', () => {
    expect(linesFor({ DART_API_KEY: 'key' })).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Real: +news \(dart\), list of companies \(bundled of 2026-11-20 until kis answers\)$/),
        expect.stringMatching(/stock master = bundled of 2026-11-20 until kis answers$/),
        expect.stringMatching(/^Sample: +broker trades$/),
        expect.stringMatching(/^Next step: +NEWS_SOURCE=dart,feed /),
      ]),
    );
  });

  it('names feeds that are set but not read, in one line', () => {
    const feeds = { DART_API_KEY: 'key', NEWS_FEED_URLS: 'https://press.example/rss?key=secret' };
    const named = (variables: Record<string, string>) =>
      linesFor(variables).filter((line) => /NEWS_FEED_URLS is/.test(line));
    expect(named(feeds)).toEqual([expect.stringMatching(/^Feeds: .*\(dart,feed\): press\.example$/)]);
    expect(named({ ...feeds, NEWS_SOURCE: 'dart,feed' })).toEqual([]);
    expect(named({})).toEqual([]);
  });
});
