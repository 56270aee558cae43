import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProgressStream } from './use-progress-stream.ts';

/** As far as the hook uses one: what the browser does not have here. */
class Stream {
  onerror: (() => void) | undefined;
  isOpen = true;
  constructor(readonly address: string) {
    streams.push(this);
  }
  close() {
    this.isOpen = false;
  }
}
let streams: Stream[] = [];
beforeEach(() => {
  streams = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a stream that ends is opened again after some seconds, and none once the analysis is over', () => {
  const client = new QueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const use = ({ isRunning }: { isRunning: boolean }) => useProgressStream('request', isRunning);
  const { rerender } = renderHook(use, { wrapper, initialProps: { isRunning: true } });
  expect(streams.map(({ address }) => address)).toEqual(['/api/v1/news-progress/request/events']);
  streams[0]?.onerror?.();
  vi.advanceTimersByTime(4_999);
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  streams[1]?.onerror?.();
  rerender({ isRunning: false });
  vi.advanceTimersByTime(60_000);
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, false]);
});
