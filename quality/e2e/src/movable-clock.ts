import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface MovableClock {
  /** What a product must be started with to see this clock. */
  settings: Record<string, string>;
  forward(seconds: number): void;
  dispose(): void;
}

/** A clock for all processes of a product: the real time until it is moved. */
export function movableClock(): MovableClock {
  const folder = mkdtempSync(join(tmpdir(), 'gaemi-clock-'));
  const file = join(folder, 'seconds');
  let moved = 0;
  const write = () => {
    // In one step, so that nobody reads half of it and goes back in time.
    writeFileSync(`${file}.new`, String(moved));
    renameSync(`${file}.new`, file);
  };
  write();
  const preload = pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href;
  return {
    // A month of clock would be a month of news to read.
    settings: {
      READER_EVERY: '0',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${preload}`,
      E2E_CLOCK_FILE: file,
    },
    forward(seconds) {
      moved += seconds;
      write();
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
