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

  it('wait for a pause before each write, but not where a caller waits', async () => {
    const written: number[][] = [];
    const writes = createWriteBatcher<number>(async (items) => void written.push(items), { pauseMs: 60_000 });
    writes.add([1]);
    await new Promise(setImmediate);
    writes.add([2]);
    await new Promise(setImmediate);
    expect(written).toEqual([]);
    // The second caller goes on when a new batch may wait already.
    await Promise.all([writes.settled().then(() => writes.add([3])), writes.settled()]);
    expect(written).toEqual([[1, 2]]);
    await writes.settled();
    expect(written).toEqual([[1, 2], [3]]);
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
    const settled = writes.settled();
    await started.promise;
    writes.add([2]);
    const dropped = writes.dropped();
    gate.resolve();
    await Promise.all([settled, dropped]);
    expect(written).toEqual([[1]]);
    writes.add([3]);
    await writes.dropped();
    writes.add([4]);
    await writes.settled();
    expect(written).toEqual([[1], [4]]);
  });

  it('goes on by itself after the pause, with all that was added in it', async () => {
    const second = Promise.withResolvers<number[]>();
    const first = Promise.withResolvers<number[]>();
    const writes = createWriteBatcher<number>(
      async (items) => {
        if (items.includes(1)) first.resolve(items);
        else second.resolve(items);
      },
      { pauseMs: 5 },
    );
    writes.add([1]);
    await Promise.resolve();
    writes.add([2]);
    expect(await first.promise).toEqual([1, 2]);
    writes.add([3]);
    expect(await second.promise).toEqual([3]);
    await writes.settled();
  });
});
