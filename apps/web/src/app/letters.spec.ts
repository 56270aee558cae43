import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bringLetters } from './letters.ts';

describe('the letters that seldom screens write', () => {
  afterEach(() => {
    localStorage.clear();
    vi.restoreAllMocks();
  });

  function start() {
    const client = new QueryClient();
    let times = 0;
    bringLetters(client, async () => {
      times += 1;
      return { letters: [] };
    });
    return { client, times: () => times };
  }

  it('come once, when the first screen has what it shows', async () => {
    const { client, times } = start();
    const answers: (() => void)[] = [];
    const asked = ['member', 'news'].map((name) =>
      client.prefetchQuery({
        queryKey: [name],
        queryFn: () => new Promise((resolve) => answers.push(() => resolve(name))),
      }),
    );
    await expect.poll(() => answers.length).toBe(2);
    answers[0]?.();
    await asked[0];
    // What waits for an idle moment has had one.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    expect(times()).toBe(0);
    answers[1]?.();
    await expect.poll(times).toBe(1);
    await client.prefetchQuery({ queryKey: ['later'], queryFn: () => 'later' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(times()).toBe(1);
  });

  it.each([
    ['at once where the browser has them', 0, 1],
    ['later where its cache has been emptied since', 72_000, 0],
  ])('come %s', (_, transferSize, times) => {
    const font = { name: 'http://web.example/assets/pretendard-first-a1.woff2', transferSize };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([font] as unknown as PerformanceEntryList);
    localStorage.setItem('letters', 'kept');
    expect(start().times()).toBe(times);
  });
});
