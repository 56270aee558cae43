import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

export interface NodeProcess extends AsyncDisposable {
  pid: number;
  /**
   * Waits for an event, 60 s at most. Rejects with the process's last lines when the process ends before, or on a
   * time-out.
   */
  meanwhile<T>(wait: Promise<T>): Promise<T>;
  /** Returns the first line of its output that contains the text; rejects like `meanwhile`. */
  said(text: string): Promise<string>;
  /** Asks it to end, and kills it after 15 s. */
  stop(): Promise<void>;
}

const TIMEOUT_MS = 60_000;
const STOP_GRACE_MS = 15_000;
const LINES_KEPT = 500;

const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/** Not every program watches the channel to its parent; with this preload none outlives the bench. */
const endWithParent = 'data:text/javascript,process.on("disconnect",()=>process.exit())';

let profiles: string | undefined;

/** Every program started from now on writes a CPU profile to this folder when it ends. */
export function profileInto(folder: string): void {
  profiles = folder;
}

/** Runs a Node program with the given variables, and without those of this process that could change its behaviour. */
export function startNode(args: readonly string[], variables: Readonly<Record<string, string>> = {}): NodeProcess {
  const profiling = profiles === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profiles];
  const child = spawn(process.execPath, ['--import', endWithParent, ...profiling, ...args], {
    env: { ...basics(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${args.at(-1)} could not be started`);
  alive.add(child);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  }).finally(() => alive.delete(child));

  const lines: string[] = [];
  const listeners = new Set<(line: string) => void>();
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > LINES_KEPT) lines.shift();
      for (const listener of listeners) listener(line);
    });
  }

  const meanwhile = async <T>(wait: Promise<T>): Promise<T> => {
    const settled = new AbortController();
    const failed = (why: string): never => {
      const tail = lines.filter((line) => !/^ {4}at /.test(line)).slice(-10);
      throw new Error([`${args.at(-1)} ${why} before it was ready:`, ...tail].join('\n  '));
    };
    const tooLate = sleep(TIMEOUT_MS, undefined, { signal: settled.signal }).then(() => failed('took too long'));
    try {
      return await Promise.race([wait, ended.then((how) => failed(`ended (${how})`)), tooLate]);
    } finally {
      settled.abort();
    }
  };

  const said = async (text: string): Promise<string> => {
    const heard = Promise.withResolvers<string>();
    const listener = (line: string) => {
      if (line.includes(text)) heard.resolve(line);
    };
    for (const line of lines) listener(line);
    listeners.add(listener);
    try {
      return await meanwhile(heard.promise);
    } finally {
      listeners.delete(listener);
    }
  };

  const stop = async (): Promise<void> => {
    if (!alive.has(child)) return;
    child.kill('SIGTERM');
    const killer = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    clearTimeout(killer);
    await ended;
  };

  return { pid, meanwhile, said, stop, [Symbol.asyncDispose]: stop };
}

function basics(): Record<string, string> {
  return Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'LANG'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
