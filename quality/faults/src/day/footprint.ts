import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '../product/product.ts';

/** What the product takes at a moment, in bytes. */
export interface Footprint {
  at: Date;
  /**
   * Each process with its id: another id is another run. `bytes`: resident, where the system shows it, else 0; `heapBytes`: what its heap
   * holds after a collection of garbage.
   */
  processes: Record<string, { pid: number; bytes: number; heapBytes: number }>;
  /** Size of the store's files. */
  storeBytes: number;
  /** Documents in all collections. */
  documents: number;
}

export async function readFootprint({ clock, processes, storeFolder, database }: Product): Promise<Footprint> {
  const files = await readdir(storeFolder, { recursive: true, withFileTypes: true });
  const sizes = files.filter((file) => file.isFile()).map((file) => readSize(join(file.parentPath, file.name)));
  const collections = await database.collections();
  const counts = await Promise.all(collections.map((collection) => collection.countDocuments()));
  const looks = await Promise.all(
    [...processes].map(async ([name, one]) => {
      const { pid } = one;
      const bytes = residentBytes(pid);
      const heapBytes = await one.measureHeap();
      return pid === undefined || heapBytes === null ? [] : [[name, { pid, bytes, heapBytes }] as const];
    }),
  );
  return {
    at: clock.now(),
    processes: Object.fromEntries(looks.flat()),
    storeBytes: sum(sizes),
    documents: sum(counts),
  };
}

/** The store removes a file of its log while we look. */
function readSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function residentBytes(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
