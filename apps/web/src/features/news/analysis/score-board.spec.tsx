// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { combinedOf, firstVersionOf } from '../../../../testing/analysis-results.ts';
import { ScoreBoard } from './score-board.tsx';

afterEach(cleanup);

const widths = () => [...screen.getByRole('img').querySelectorAll('i')].map(({ style }) => style.flexGrow);

describe('the score board', () => {
  it('has one bar of 100 whose parts and label are the scores and the reserve', () => {
    render(<ScoreBoard record={combinedOf('request-1')} />);
    expect(screen.getByRole('img', { name: '호재 58점, 판단 유보 12, 악재 30점' })).toBeTruthy();
    expect(widths()).toEqual(['58', '12', '30']);
    expect(screen.getByText('호재 우세')).toBeTruthy();
    expect(screen.getByText('호재 비중 64%')).toBeTruthy();
  });

  it('leaves out an empty part', () => {
    render(<ScoreBoard record={combinedOf('request-1', { bad_news_score: 0, reserve: 42 })} />);
    expect(widths()).toEqual(['58', '42']);
  });

  it('claims no direction and no share in a thin result', () => {
    render(<ScoreBoard record={combinedOf('request-1', { thin: true })} />);
    expect(screen.getAllByText(/판단 유보/)[0]?.textContent).toBe('판단 유보');
    expect(screen.queryByText(/우세|강세|비중/)).toBeNull();
  });

  it('has no bar of 100 for scores of the first formula', () => {
    render(<ScoreBoard record={firstVersionOf('request-1')} />);
    expect(screen.getByRole('img', { name: '호재 72점, 악재 41점 (100점 만점)' })).toBeTruthy();
    expect(screen.queryByText(/판단 유보/)).toBeNull();
  });
});
