import { describe, expect, it } from 'vitest';
import { createWriteBatcher } from './write-batcher.ts';

describe('gathered writes', () => {
  it('go out at once with what is added beside them, and together where one is on its way', async () => {
    const written: number[][] = [];
    const disk = Promise.withResolvers<void>();
    const writes = createWriteBatcher<number>(async (items) => {
      written.push(items);
      await disk.promise;
    });
    writes.add([1]);
    writes.add([2]);
    await Promise.resolve();
    expect(written).toEqual([[1, 2]]);
    writes.add([3, 4]);
    writes.add([5]);
    expect(written).toEqual([[1, 2]]);
    disk.resolve();
    await writes.settled();
    expect(written).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
  });

  it('settle when nothing was handed over, and begin again afterwards', async () => {
    const written: number[][] = [];
    const writes = createWriteBatcher<number>(async (items) => void written.push(items));
    await writes.settled();
    writes.add([1]);
    await writes.settled();
    writes.add([2]);
    await writes.settled();
    expect(written).toEqual([[1], [2]]);
  });

  it('tell of a failure, after what came later was written too', async () => {
    const written: number[][] = [];
    const writes = createWriteBatcher<number>(async (items) => {
      if (items.includes(1)) throw new Error('no disk');
      written.push(items);
    });
    writes.add([1]);
    await Promise.resolve();
    writes.add([2]);
    await expect(writes.settled()).rejects.toThrow('no disk');
    expect(written).toEqual([[2]]);
  });

  it('wait for a pause after each write, but not where the caller waits', async () => {
    const written: number[][] = [];
    const writes = createWriteBatcher<number>(async (items) => void written.push(items), { pauseMs: 60_000 });
    writes.add([1]);
    await new Promise(setImmediate);
    writes.add([2]);
    writes.add([3]);
    await new Promise(setImmediate);
    expect(written).toEqual([[1]]);
    await writes.settled();
    expect(written).toEqual([[1], [2, 3]]);
  });

  it('forgets what waits and ends the write in progress', async () => {
    const started = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const written: number[][] = [];
    const writes = createWriteBatcher<number>(
      async (items) => {
        started.resolve();
        await gate.promise;
        written.push(items);
      },
      { pauseMs: 60_000 },
    );
    writes.add([1]);
    await started.promise;
    writes.add([2]);
    const dropped = writes.dropped();
    gate.resolve();
    await dropped;
    expect(written).toEqual([[1]]);
    writes.add([3]);
    await writes.settled();
    expect(written).toEqual([[1], [3]]);
  });

  it('goes on by itself after the pause', async () => {
    const second = Promise.withResolvers<number[]>();
    let count = 0;
    const writes = createWriteBatcher<number>(
      async (items) => {
        count += 1;
        if (count === 2) second.resolve(items);
      },
      { pauseMs: 5 },
    );
    writes.add([1]);
    await Promise.resolve();
    writes.add([2]);
    expect(await second.promise).toEqual([2]);
    await writes.settled();
  });
});
