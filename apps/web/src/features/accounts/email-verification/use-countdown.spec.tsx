import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockText, useCountdown } from './use-countdown.ts';

describe('countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('counts whole seconds down to 0 and stays there', () => {
    const endsAt = Date.now() + 180_000;
    const { result } = renderHook(() => useCountdown(endsAt));
    expect(result.current).toBe(180);
    act(() => vi.advanceTimersByTime(30_000));
    expect(result.current).toBe(150);
    act(() => vi.advanceTimersByTime(200_000));
    expect(result.current).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is right at once after the tab has slept', () => {
    const endsAt = Date.now() + 180_000;
    const { result } = renderHook(() => useCountdown(endsAt));
    vi.setSystemTime(Date.now() + 100_000);
    act(() => vi.advanceTimersByTime(250));
    expect(result.current).toBe(80);
  });

  it('begins anew with a new end', () => {
    const { result, rerender } = renderHook(({ endsAt }) => useCountdown(endsAt), {
      initialProps: { endsAt: Date.now() + 1_000 },
    });
    act(() => vi.advanceTimersByTime(2_000));
    expect(result.current).toBe(0);
    rerender({ endsAt: Date.now() + 180_000 });
    expect(result.current).toBe(180);
  });

  it('reads as minutes and seconds', () => {
    expect([180, 61, 9, 0].map(clockText)).toEqual(['3:00', '1:01', '0:09', '0:00']);
  });
});
