import { isMetered, isSynthetic } from '@gaemi/domain/sources';
import { createLogger } from '@gaemi/runtime/logger';
import { describe, expect, it } from 'vitest';
import { createJudge } from './judge/create-judge.ts';
import { modelSettings } from './judge/openai/testing/model-settings.ts';
import { createNewsSource } from './news/create-news-source.ts';

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

  it('the offline judge or a model', () => {
    expect(createJudge({ name: 'offline' }, logger)).toMatchObject({ name: 'offline', metered: isMetered('offline') });
    const judge = createJudge(modelSettings('http://localhost:11434'), logger);
    expect(judge).toMatchObject({ name: 'openai', metered: isMetered('openai') });
  });
});
