import { packageRunners } from './package-runners.ts';

const RUNNERS_POLL_MS = 500;

/**
 * A signal that aborts when this process is asked to end: Ctrl-C, SIGTERM, a closed terminal.
 * @param watchRunners also when one of the package managers and shells above it is gone. They do not pass a SIGTERM
 *   on through all of their shells, and this process would be left behind.
 */
export function stopSignal({ watchRunners }: { watchRunners: boolean }): AbortSignal {
  const stop = new AbortController();
  // `on`, not `once`: package managers pass Ctrl-C on although the terminal has sent it already.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  // Whoever read the output may be gone before this process is.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  if (watchRunners) {
    const parent = process.ppid;
    const runners = packageRunners(parent);
    setInterval(() => {
      if (process.ppid !== parent || !runners.every(isAlive)) stop.abort();
    }, RUNNERS_POLL_MS).unref();
  }
  return stop.signal;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // One of another user cannot be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
