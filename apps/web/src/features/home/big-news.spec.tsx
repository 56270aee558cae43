import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { buildToday, buildTodayItem } from '../../../testing/today.ts';
import { BigNews } from './big-news.tsx';

const others = Array.from({ length: 7 }, (_, n) =>
  buildTodayItem({ event_id: `e${n}`, text: `소식 ${n}이 있었어요.`, strength: n === 6 ? 3 : 2 }),
);
const own = buildTodayItem({ event_id: 'own', like: true, text: '관심 종목 소식이에요.' });

function show(isLong: boolean) {
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <BigNews today={buildToday({ items: [own, ...others], total: 8 })} withoutOwn isLong={isLong} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const rows = [...screen.getByRole('list').children];
  const { className } = screen.getByRole('list');
  const texts = rows.map((row) => row.textContent ?? '');
  unmount();
  return { texts, className };
}

it('the five strongest events of all companies stand on home, without the own ones', () => {
  const { texts } = show(true);
  expect(texts).toHaveLength(5);
  expect(texts[0]).toContain('소식 6이 있었어요.');
  expect(texts.join()).not.toContain('관심 종목 소식이에요.');
});

it('small screens leave some of them out, unless the own stocks have none', () => {
  expect(show(false).className).toContain('few');
  expect(show(true).className).toBe('');
});
