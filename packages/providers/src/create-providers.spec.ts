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
    { name: 'google', baseUrl: 'https://google.example' },
    { name: 'feed', urls: ['https://press.example/rss'] },
  ] as const)('the $name news', (settings) => {
    expect(
      createNewsSource(settings.name === 'feed' ? { ...settings, urls: [...settings.urls] } : settings, logger).name,
    ).toBe(settings.name);
  });

  it('the lexicon or a model as judge', () => {
    expect(createJudge({ name: 'lexicon' }, logger).name).toBe('lexicon');
    expect(createJudge(modelSettings('http://localhost:11434'), logger).name).toBe('openai');
  });
});
