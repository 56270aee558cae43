import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Later } from './later.tsx';

const parts = ['첫째', '둘째', '셋째'];

function draw() {
  render(
    parts.map((part) => (
      <Later key={part} fallback={<i>{`${part} 자리`}</i>}>
        <p>{part}</p>
      </Later>
    )),
  );
}

describe('Later', () => {
  afterEach(() => {
    window.dispatchEvent(new Event('afterprint'));
  });

  it('draws the parts one after the other, each in the place kept for it', async () => {
    draw();
    expect(screen.getAllByText(/자리$/)).toHaveLength(parts.length);
    expect(screen.queryByText('첫째')).toBeNull();
    await screen.findByText('셋째');
    expect(screen.queryByText(/자리$/)).toBeNull();
  });

  it('draws all at once when the page is printed, and keeps them afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      draw();
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      for (const part of parts) expect(screen.queryByText(part), part).not.toBeNull();
      act(() => void window.dispatchEvent(new Event('afterprint')));
      for (const part of parts) expect(screen.queryByText(part), part).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});
