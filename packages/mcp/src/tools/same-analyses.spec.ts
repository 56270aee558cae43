import { expect, it } from 'vitest';
import type { ListedAnalysis } from '../analyses.ts';
import { freshLines } from './same-analyses.ts';

const buildListed = (overrides: Partial<ListedAnalysis>): ListedAnalysis => ({
  id: 'a'.repeat(24),
  kind: 'accumulation',
  stock_code: '005930',
  stock_name: '삼성전자',
  status: 'finished',
  progress: 100,
  error: null,
  request_id: 'MJB-fresh',
  cost: 10,
  start_date: '2026-11-02',
  end_date: '2026-11-20',
  created_at: new Date().toISOString(),
  ...overrides,
});

it('names a result of today by its request id: the latest of the stock may be of other days', () => {
  const { reading } = freshLines([buildListed({})], 'accumulation');
  expect(reading).toEqual(['그 결과는 accumulation에 request_id MJB-fresh를 넣어 읽어주세요.']);
});

it('names no tool and no id to the person who is asked', () => {
  const { terms } = freshLines([buildListed({})], 'accumulation');
  expect(terms).toEqual([
    expect.stringMatching(/^[^a-z_]+분석한 결과가 있어요\. 그 결과를 읽으면 크레딧을 쓰지 않아요\.$/),
  ]);
});

it.each([
  ['failed', { status: 'failed' as const }],
  ['two days old', { created_at: new Date(Date.now() - 2 * 86_400_000).toISOString() }],
])('names none that is %s', (_, overrides) => {
  expect(freshLines([buildListed(overrides)], 'accumulation')).toEqual({ terms: [], reading: [] });
});
