import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildCombined, buildDetail } from '../../../../../testing/analysis-results.ts';
import { toResultView } from '../result-view.ts';
import { ContributionList } from './contribution-list.tsx';

afterEach(cleanup);

const article = (link: string, points: number) => ({
  link: `https://news.example/${link}`,
  title: `기사 ${link}`,
  publisher: '예시일보',
  published_at: '2026-11-20T01:02:03.000Z',
  points,
});

it('shows what each article contributed, the rest as 나머지 기사, and the sum', () => {
  const detail = buildDetail('good', {
    contributions: [article('a', 30.25), article('b', 20.5)],
    rest_points: 10.95,
    rest_count: 4,
    exact_score: 61.7,
    total_score: 62,
  });
  const { good } = toResultView(buildCombined('request-1', { news_tier: 'premium' }), [detail]).sides;
  if (good === null) throw new Error('no side');
  render(<ContributionList side={good} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('기사 a'),
    expect.stringContaining('기사 b'),
    expect.stringMatching(/^나머지 기사소식 4건\+(10\.9|11\.0)$/),
  ]);
  expect(screen.getByText('61.7 → 62점')).toBeTruthy();
});
