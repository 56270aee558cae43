import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { Pagination, pageBlock } from './pagination.tsx';

afterEach(cleanup);

describe('page blocks', () => {
  it('holds five numbers', () => {
    expect(pageBlock(1, 12)).toEqual({ numbers: [1, 2, 3, 4, 5], previous: null, next: 6 });
    expect(pageBlock(5, 12).numbers).toEqual([1, 2, 3, 4, 5]);
    expect(pageBlock(7, 12)).toEqual({ numbers: [6, 7, 8, 9, 10], previous: 5, next: 11 });
  });

  it('is short at the end', () => {
    expect(pageBlock(11, 12)).toEqual({ numbers: [11, 12], previous: 10, next: null });
    expect(pageBlock(5, 5)).toEqual({ numbers: [1, 2, 3, 4, 5], previous: null, next: null });
  });

  it('stays inside for a page that does not exist', () => {
    expect(pageBlock(99, 3).numbers).toEqual([1, 2, 3]);
    expect(pageBlock(0, 3).numbers).toEqual([1, 2, 3]);
  });
});

describe('pagination', () => {
  it('leads to a page and to the neighbouring blocks', async () => {
    const chosen: number[] = [];
    render(<Pagination page={7} pages={12} onChange={(page) => chosen.push(page)} />);
    await userEvent.click(screen.getByRole('button', { name: '9쪽' }));
    await userEvent.click(screen.getByRole('button', { name: '이전 5쪽' }));
    await userEvent.click(screen.getByRole('button', { name: '다음 5쪽' }));
    expect(chosen).toEqual([9, 5, 11]);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('7쪽');
  });

  it('lets the arrow that leads nowhere keep the focus, and vanishes for a single page', async () => {
    const chosen: number[] = [];
    const choose = (page: number) => chosen.push(page);
    const { rerender } = render(<Pagination page={5} pages={7} onChange={choose} />);
    const next = screen.getByRole('button', { name: '다음 5쪽' });
    await userEvent.click(next);
    rerender(<Pagination page={6} pages={7} onChange={choose} />);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    // Browsers take the focus from a button that is switched off.
    expect(next).toHaveProperty('disabled', false);
    expect(document.activeElement).toBe(next);
    await userEvent.click(next);
    expect(chosen).toEqual([6]);
    rerender(<Pagination page={1} pages={1} onChange={() => undefined} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
