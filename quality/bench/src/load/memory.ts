import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { megabytes, type Row } from '../row.ts';
import { slope } from '../statistics.ts';

/** Resident memory at a moment. */
interface Sample {
  minutes: number;
  megabytes: number;
}

const EVERY_MS = 2_000;
/** Growth in the second half, relative to the memory at its start. */
const FLAT = 0.1;
/** In a shorter run the heaps have not reached their final size yet. */
const BOUND_FROM_MINUTES = 10;
const run = promisify(execFile);

/** Samples the memory of processes every two seconds until it is stopped, and returns a row for each of them. */
export function watchMemory(pids: ReadonlyMap<string, number>): { stop(): Promise<Row[]> } {
  const samples = new Map([...pids.keys()].map((name) => [name, [] as Sample[]]));
  const startedAt = performance.now();
  const look = async () => {
    const minutes = (performance.now() - startedAt) / 60_000;
    const resident = await residentMegabytes([...pids.values()]);
    for (const [name, pid] of pids) {
      const megabytes = resident.get(pid);
      if (megabytes !== undefined) samples.get(name)?.push({ minutes, megabytes });
    }
  };
  let looking = look();
  // Its failure is reported when it is stopped.
  looking.catch(() => undefined);
  const timer = setInterval(() => {
    looking = looking.then(look);
    looking.catch(() => undefined);
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
      return [...samples].map(([name, taken]) => memoryRow(name, taken));
    },
  };
}

function memoryRow(name: string, samples: readonly Sample[]): Row {
  const first = samples[0];
  const last = samples.at(-1);
  const half = samples.slice(Math.floor(samples.length / 2));
  const middle = half[0];
  if (first === undefined || last === undefined || middle === undefined) throw new Error(`no memory of ${name}`);
  const perMinute = slope(half.map(({ minutes, megabytes }) => [minutes, megabytes]));
  const growth = (perMinute * (last.minutes - middle.minutes)) / middle.megabytes;
  const most = Math.max(...samples.map(({ megabytes }) => megabytes));
  return {
    figure: `memory of ${name}, at the end and in the middle`,
    product: megabytes(last.megabytes),
    baseline: megabytes(middle.megabytes),
    ratio: last.megabytes / middle.megabytes,
    ...(last.minutes >= BOUND_FROM_MINUTES * 0.99 && {
      bound: { limit: `second half ≤ +${100 * FLAT} %`, holds: growth <= FLAT },
    }),
    note: `slope of the second half ${perMinute >= 0 ? '+' : ''}${perMinute.toFixed(1)} MB/min, at the begin ${megabytes(first.megabytes)}, most ${megabytes(most)}`,
  };
}

/** Output of `ps`, which every Linux and macOS has. */
async function residentMegabytes(pids: readonly number[]): Promise<Map<number, number>> {
  const { stdout } = await run('ps', ['-o', 'pid=,rss=', '-p', pids.join()]);
  const lines = stdout.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [pid, kibibytes] = line.trim().split(/\s+/).map(Number);
      return [pid ?? 0, (kibibytes ?? 0) / 1024];
    }),
  );
}
