import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SourceLinks } from './source-links.tsx';

afterEach(cleanup);

const citations = Array.from({ length: 8 }, (_, at) => `https://news.example/${at}`);

it('goes on with the first of the further links when all are asked for', async () => {
  render(<SourceLinks side={{ citations, sources: new Map() }} />);
  await userEvent.click(screen.getByRole('button', { name: '2건 더 보기' }));
  expect(document.activeElement?.getAttribute('href')).toBe('https://news.example/6');
});

it('says on paper, where nothing can be pressed, how many more links the screen has', () => {
  render(<SourceLinks side={{ citations, sources: new Map() }} />);
  expect(screen.queryByText('화면에 2건 더 있어요.')).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('화면에 2건 더 있어요.')).toBeTruthy();
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByText('화면에 2건 더 있어요.')).toBeNull();
});

const news = 'https://news.example/1';
const filing = 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261127000001';

it.each([
  ['an article before the opening', news, '2026-11-26T23:30:00.000Z', '예시일보 · 11월 27일 · 장전'],
  ['a filing of a known moment', filing, '2026-11-27T08:40:00.000Z', '예시일보 · 11월 27일 · 장후'],
  ['a filing of which only the day is known', filing, '2026-11-26T15:00:00.000Z', '예시일보 · 11월 27일'],
])('say when %s came out, as far as it is known', (_, link, ...[published_at, expected]) => {
  const source = { link, title: '제목', publisher: '예시일보', published_at };
  render(<SourceLinks side={{ citations: [link], sources: new Map([[link, source]]) }} />);
  expect(screen.getByText(/^예시일보/).textContent).toBe(expected);
});
