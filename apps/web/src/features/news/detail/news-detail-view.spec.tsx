// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { detailOf } from '../../../../testing/analysis-results.ts';
import { NewsDetailView } from './news-detail-view.tsx';

afterEach(cleanup);

const article = (link: string, points: number) => ({
  link: `https://news.example/${link}`,
  title: `기사 ${link}`,
  publisher: '예시일보',
  published_at: '2026-11-20T01:02:03.000Z',
  points,
});

describe('detail of one side', () => {
  it('says AI가 작성한 요약이에요 of a summary that a model wrote, and of no other', () => {
    const { rerender } = render(<NewsDetailView detail={detailOf('good')} tier="medium" />);
    expect(screen.queryByText('AI가 작성한 요약이에요')).toBeNull();
    rerender(<NewsDetailView detail={detailOf('good', { judged_by: 'openai' })} tier="medium" />);
    expect(screen.getByText('AI가 작성한 요약이에요')).toBeTruthy();
  });

  it('goes on with the first of the further links when all are asked for', async () => {
    const citations = Array.from({ length: 8 }, (_, at) => `https://news.example/${at}`);
    render(<NewsDetailView detail={detailOf('good', { citations })} tier="medium" />);
    await userEvent.click(screen.getByRole('button', { name: '2건 더 보기' }));
    expect(document.activeElement?.getAttribute('href')).toBe('https://news.example/6');
  });

  it('shows for premium what each article contributed, the rest as 나머지 기사, and the sum', () => {
    const detail = detailOf('good', {
      contributions: [article('a', 30.25), article('b', 20.5)],
      rest_points: 10.95,
      rest_count: 4,
      exact_score: 61.7,
      total_score: 62,
    });
    const { rerender } = render(<NewsDetailView detail={detail} tier="premium" />);
    const part = within(screen.getByRole('heading', { name: '기사별 기여도' }).closest('section') ?? document.body);
    const rows = part.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringContaining('기사 a'),
      expect.stringContaining('기사 b'),
      expect.stringMatching(/^나머지 기사소식 4건\+(10\.9|11\.0)$/),
    ]);
    expect(part.getByText('61.7 → 62점')).toBeTruthy();
    rerender(<NewsDetailView detail={detail} tier="medium" />);
    expect(screen.queryByText('나머지 기사')).toBeNull();
  });
});
