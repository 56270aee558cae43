import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '../product/product.ts';

/** What the product takes at a moment, in bytes. */
export interface Footprint {
  at: Date;
  /** Resident memory of each process with its id: another id is another run. Empty where the system does not show it. */
  processes: Record<string, { pid: number; bytes: number }>;
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
  const resident = [...processes].flatMap(([name, { pid }]) => {
    const bytes = residentBytes(pid);
    return pid === undefined || bytes === null ? [] : [[name, { pid, bytes }] as const];
  });
  return {
    at: clock.now(),
    processes: Object.fromEntries(resident),
    storeBytes: sum(sizes),
    documents: sum(counts),
  };
}

/** The store removes a file of its log while we look. */
function readSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function residentBytes(pid: number | undefined): number | null {
  if (process.platform !== 'linux') return null;
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
