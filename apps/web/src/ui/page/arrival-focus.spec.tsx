import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useArrivalFocus } from './arrival-focus.ts';

function Screen({ hasArrived }: { hasArrived: boolean }) {
  return (
    <>
      <input aria-label="search" />
      {hasArrived ? <Result /> : <button type="button">start</button>}
    </>
  );
}

function Result() {
  return (
    <h2 tabIndex={-1} ref={useArrivalFocus<HTMLHeadingElement>()}>
      result
    </h2>
  );
}

describe('useArrivalFocus', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    { where: 'the control that led there, which has gone', focused: () => screen.getByRole('button') },
    { where: 'a box that had it before', focused: () => screen.getByRole('textbox') },
  ])('takes the focus from $where', ({ focused }) => {
    const { rerender } = render(<Screen hasArrived={false} />);
    act(() => focused().focus());
    rerender(<Screen hasArrived />);
    vi.advanceTimersToNextFrame();
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('leaves it where the member has moved it since', () => {
    render(<Screen hasArrived />);
    act(() => screen.getByRole('textbox').focus());
    vi.advanceTimersToNextFrame();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});
