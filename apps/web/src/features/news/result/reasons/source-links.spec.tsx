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
