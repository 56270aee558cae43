import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { WhyMoved } from './stock-parts.tsx';

const stock = (change_percent: number) => ({
  ...{ stock_code: '005930', stock_name: '삼성전자', market: 'KOSPI' as const, like: false },
  price: { day: '2026-11-23', close: 64_300, change_percent, source: 'kis' as const },
  ...{ events: [], filings: [], latest_news: null, latest_accumulation: null, ahead: [] },
});

it('asks why a stock moved only where it did: a halted one repeats its close', () => {
  const show = (percent: number) =>
    render(
      <MemoryRouter>
        <WhyMoved stock={stock(percent)} />
      </MemoryRouter>,
    );
  const { unmount } = show(-0.1);
  expect(screen.getByText('왜 움직였나 · 11월 23일')).toBeTruthy();
  unmount();
  show(0);
  expect(screen.queryByText(/왜 움직였나/)).toBeNull();
});
