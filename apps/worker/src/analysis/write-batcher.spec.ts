import { describe, expect, it } from 'vitest';
import { createWriteBatcher } from './write-batcher.ts';

describe('gathered writes', () => {
  it('go out at once, and together where one is on its way', async () => {
    const written: number[][] = [];
    const disk = Promise.withResolvers<void>();
    const writes = createWriteBatcher<number>(async (items) => {
      written.push(items);
      await disk.promise;
    });
    writes.add([1]);
    writes.add([2, 3]);
    writes.add([4]);
    expect(written).toEqual([[1]]);
    disk.resolve();
    await writes.settled();
    expect(written).toEqual([[1], [2, 3, 4]]);
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
    writes.add([2]);
    await expect(writes.settled()).rejects.toThrow('no disk');
    expect(written).toEqual([[2]]);
  });
});
