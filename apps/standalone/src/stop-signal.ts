const PARENT_POLL_MS = 500;

/**
 * A signal that aborts when this process is asked to end: Ctrl-C, SIGTERM, a closed terminal.
 * @param watchParent also when the process that started this one is gone. The shell of a package script is ended
 *   by a SIGTERM to the package manager without passing it on, and this process would be left behind.
 */
export function stopSignal({ watchParent }: { watchParent: boolean }): AbortSignal {
  const stop = new AbortController();
  // `on`, not `once`: package managers pass Ctrl-C on although the terminal has sent it already.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  // Whoever read the output may be gone before this process is.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  if (watchParent) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) stop.abort();
    }, PARENT_POLL_MS).unref();
  }
  return stop.signal;
}
