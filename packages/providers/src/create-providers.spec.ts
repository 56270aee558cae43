import { isMetered, isSynthetic } from '@gaemi/domain/sources';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { describe, expect, it } from 'vitest';
import { createJudge } from './judge/create-judge.ts';
import { modelSettings } from './judge/openai/testing/model-settings.ts';
import { createNewsSource } from './news/create-news-source.ts';
import { createNewsStreams } from './news/create-news-streams.ts';

const logger = createLogger({ app: 'test', level: 'silent' });

describe('the configuration chooses', () => {
  it.each([
    { name: 'sample' },
    { name: 'naver', api: 'hub', baseUrl: 'https://naver.example', clientId: 'a', clientSecret: 'b' },
    { name: 'gdelt', baseUrl: 'https://gdelt.example', filesUrl: null },
    { name: 'google', baseUrl: 'https://google.example' },
    { name: 'feed', urls: ['https://press.example/rss'] },
  ] as const)('the $name news', (settings) => {
    const given = settings.name === 'feed' ? { ...settings, urls: [...settings.urls] } : settings;
    expect(createNewsSource(given, logger)).toMatchObject({
      name: settings.name,
      synthetic: isSynthetic(settings.name),
    });
  });

  it('a stream for each feed, named by host and path, and apart where only their queries differ', () => {
    const urls = ['market?key=secret', 'search?q=a', 'search?q=b'].map((path) => `https://press.example/${path}`);
    const names = createNewsStreams({ name: 'feed', urls }, { logger }).map(({ name }) => name);
    expect(names).toEqual([
      'feed:press.example/market',
      expect.stringMatching(/^feed:press\.example\/search#[\da-f]{8}$/),
      expect.stringMatching(/^feed:press\.example\/search#[\da-f]{8}$/),
    ]);
    expect(new Set(names).size).toBe(3);
  });

  it('the offline judge or a model', () => {
    expect(createJudge({ name: 'offline' }, logger)).toMatchObject({ name: 'offline', metered: isMetered('offline') });
    const judge = createJudge(modelSettings('http://localhost:11434'), logger);
    expect(judge).toMatchObject({ name: 'openai', metered: isMetered('openai') });
  });
});
