import { expect, it } from 'vitest';
import { checkedSources } from './source-check.ts';
import { newsSources } from './sources.ts';

it('a check asks every source of news but the samples', () => {
  const asked: readonly string[] = checkedSources;
  expect(newsSources.filter((name) => name !== 'sample' && !asked.includes(name))).toEqual([]);
});
