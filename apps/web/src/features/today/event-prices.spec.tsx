import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildEvent } from '../../../testing/today.ts';
import { EventPrices } from './event-prices.tsx';

afterEach(cleanup);

it.each([
  [20_000, 20_010, '▲ 0.1%'],
  [20_000, 19_990, '▼ 0.1%'],
  [20_020, 20_270, '▲ 1.2%'],
  [20_000, 20_000, '– 0.0%'],
])('closes of %i and %i won have one change, as in lists: %s', (before, close, text) => {
  const prices = [
    { day: '2026-11-20', close: before },
    { day: '2026-11-23', close },
  ];
  render(<EventPrices event={buildEvent({ prices })} />);
  expect(screen.getByText(text)).toBeTruthy();
});
