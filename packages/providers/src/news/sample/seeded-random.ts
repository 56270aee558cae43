/** Random numbers that are the same for the same seed on every machine. */
export interface SeededRandom {
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** Returns true in `share` (0–1) of all cases. */
  chance(share: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** Draws an order like `shuffle`; sorts only when it is asked for. */
  shuffleLater<T>(items: readonly T[]): () => T[];
}

export function createSeededRandom(seed: string): SeededRandom {
  // FNV-1a of the seed initialises mulberry32: both tiny, both the same everywhere.
  let state = 2166136261;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 16777619);
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const shuffleLater = <T>(items: readonly T[]) => {
    const drawn = items.map((item) => ({ item, key: next() }));
    return () => drawn.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    chance: (share) => next() < share,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    shuffle: (items) => shuffleLater(items)(),
    shuffleLater,
  };
}
