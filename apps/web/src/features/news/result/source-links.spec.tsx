import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SourceLinks } from './source-links.tsx';

afterEach(cleanup);

it('goes on with the first of the further links when all are asked for', async () => {
  const citations = Array.from({ length: 8 }, (_, at) => `https://news.example/${at}`);
  render(<SourceLinks side={{ citations, sources: new Map() }} />);
  await userEvent.click(screen.getByRole('button', { name: '2건 더 보기' }));
  expect(document.activeElement?.getAttribute('href')).toBe('https://news.example/6');
});
