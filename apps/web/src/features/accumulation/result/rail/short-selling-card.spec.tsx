import type { ShortSellingDay } from '@gaemi/domain/accumulation/short-selling';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ShortSellingCard } from './short-selling-card.tsx';

const days: ShortSellingDay[] = [
  { day: '2026-11-18', sold: 1_000, lent: 50_000, program: -300, margin: 9_000 },
  { day: '2026-11-19', sold: 2_500, lent: 52_000, program: 100, margin: null },
  { day: '2026-11-20', sold: 500, lent: null, program: -50, margin: null },
];
const periodDays = days.map(({ day }) => day);
const show = (source: 'kiwoom' | 'sample', shown = days, period = periodDays) =>
  render(<ShortSellingCard shortSelling={{ source, days: shown }} periodDays={period} />);
const card = () => within(screen.getByRole('region', { name: '공매도와 신용' }));

describe('the card of short selling', () => {
  afterEach(cleanup);

  it('is folded, and says of each kind what it is and its figure', () => {
    show('kiwoom');
    expect(card().getByText('키움증권')).toBeTruthy();
    expect(screen.getByText('뜻과 수치 보기').closest('details')?.open).toBe(false);
    for (const text of [
      '3일 합계 4,000주',
      '11월 19일 52,000주 (11월 18일보다 +2,000주)',
      '3일 합계 −250주',
      '11월 18일 9,000주',
      '빌린 주식을 판 수예요.',
      '빌려 간 뒤 아직 갚지 않은 주식이에요. 모두 공매도에 쓰이지는 않아요.',
      '아직 나오지 않았거나 자료가 없는 날은 비워 뒀어요.',
    ]) {
      expect(card().getByText(text)).toBeTruthy();
    }
    const [, ...rows] = card().getAllByRole('row', { hidden: true });
    expect(rows.at(-1)?.textContent).toBe('2026-11-20500–-50–');
  });

  it('has the badge of samples, and leaves out a kind that is not known', () => {
    show(
      'sample',
      days.map((day) => ({ ...day, lent: null, margin: null })),
    );
    expect(card().getByText('예시 데이터')).toBeTruthy();
    expect(card().queryByText('대차 잔고')).toBeNull();
    expect(card().queryByText(/비워 뒀어요/)).toBeNull();
  });

  it('says of which days its sums are where the period is longer', () => {
    show('kiwoom');
    expect(card().queryByText(/자료가 있는/)).toBeNull();
    cleanup();
    show('kiwoom', days, ['2025-12-01', '2026-11-17', ...periodDays]);
    expect(card().getByText('자료가 있는 11월 18일부터 11월 20일까지의 수치예요.')).toBeTruthy();
  });

  it('names the year of a first day that is not that of the last one', () => {
    show('kiwoom', [
      { day: '2025-12-01', sold: 100, lent: 40_000, program: 0, margin: null },
      { day: '2026-11-30', sold: 200, lent: 52_000, program: 0, margin: null },
    ]);
    expect(card().getByText('11월 30일 52,000주 (2025.12.01보다 +12,000주)')).toBeTruthy();
  });

  it('is not there where nothing is known', () => {
    render(<ShortSellingCard shortSelling={null} periodDays={periodDays} />);
    show(
      'kiwoom',
      days.map(({ day }) => ({ day, sold: null, lent: null, program: null, margin: null })),
    );
    expect(screen.queryByRole('region')).toBeNull();
  });
});
