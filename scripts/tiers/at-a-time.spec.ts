import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { atATime } from './at-a-time.ts';

describe('atATime', () => {
  it('begins the next as soon as one ends, never more at a time, and keeps the order of the results', async () => {
    const running = new Map<string, () => void>();
    const all = atATime(2, ['long', 'short', 'next', 'last'], async (name) => {
      await new Promise<void>((resolve) => running.set(name, resolve));
      running.delete(name);
      return name.toUpperCase();
    });
    const end = async (name: string) => {
      running.get(name)?.();
      await turn();
      return [...running.keys()];
    };
    expect([...running.keys()]).toEqual(['long', 'short']);
    expect(await end('short')).toEqual(['long', 'next']);
    expect(await end('next')).toEqual(['long', 'last']);
    expect(await end('last')).toEqual(['long']);
    await end('long');
    expect(await all).toEqual(['LONG', 'SHORT', 'NEXT', 'LAST']);
  });

  it('fails where a work fails', async () => {
    await expect(atATime(2, [1], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
