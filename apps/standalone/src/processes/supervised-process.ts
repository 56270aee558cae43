import { setTimeout as sleep } from 'node:timers/promises';
import { type ChildCommand, type RunningChild, startChild } from './child-process.ts';
import { consoleText, type ProcessLog } from './process-log.ts';

/** Raised when the product did not come up; the message has the lines that say why. */
export class StartFailedError extends Error {
  override readonly name = 'StartFailedError';
}

export interface SupervisedOptions {
  env: NodeJS.ProcessEnv;
  log: ProcessLog;
  /** Writes one line to the console. */
  say: (line: string) => void;
}

export interface SupervisedProcess {
  name: string;
  /** Whether it said that it is ready; a process that does not say so never is. */
  isReady: () => boolean;
  /** What it warned of before it was up, for the console. */
  earlyWarnings: () => readonly string[];
  /** Its last line for the console, cut to one row; null while there is none. */
  lastLine: () => string | null;
  /** Resolves when the process says that it is ready; rejects with a StartFailedError when it ends before. */
  ready: Promise<void>;
  /** Rejects with a StartFailedError when the process ends. Of no interest once it is kept running. */
  failedToStart: Promise<never>;
  /** Called once it is up: echo warnings, restart after an end. */
  keepRunning(): void;
  stop(): Promise<void>;
}

/** A process has this long to finish what it does before it is killed. */
const STOP_GRACE_MS = 10_000;
/** A process that ran this long before it ended starts again after the shortest pause. */
const STABLE_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const LINE_LENGTH = 160;

/** Starts a process that is kept running, with growing pauses between its starts, from the moment this is asked for. */
export function superviseProcess(command: ChildCommand, { env, log, say }: SupervisedOptions): SupervisedProcess {
  const stopping = new AbortController();
  const ready = Promise.withResolvers<void>();
  let up = false;
  let saidReady = false;
  let startedAt = 0;
  const early: string[] = [];
  let child = run();
  let loop: Promise<void> = Promise.resolve();

  function run(): RunningChild {
    startedAt = Date.now();
    return startChild(command, {
      env,
      onReady() {
        saidReady = true;
        ready.resolve();
      },
      onLine(line, stream) {
        log.write(line, stream);
        const text = consoleText(line, stream);
        if (text === null) return;
        if (up) say(`[${command.name}] ${text}`);
        else early.push(`[${command.name}] ${text}`);
      },
    });
  }

  async function restartAfterEnd(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const how = await child.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > STABLE_MS) pause = FIRST_PAUSE_MS;
      say(`[${command.name}] ended (${how}), starts again in ${pause / 1000} s; its log is ${log.path}`);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      child = run();
    }
  }

  const failedToStart = child.ended.then((how) => {
    throw new StartFailedError(whyItEnded(command.name, how, { complaints: log.complaints(), path: log.path }));
  });
  failedToStart.catch(ready.reject);
  // Both also reject on a normal stop, when nobody waits for them any more.
  ready.promise.catch(() => {});

  return {
    name: command.name,
    isReady: () => saidReady,
    earlyWarnings: () => early,
    lastLine: () => log.complaints().at(-1)?.slice(0, LINE_LENGTH) ?? null,
    ready: ready.promise,
    failedToStart,
    keepRunning() {
      up = true;
      loop = restartAfterEnd();
    },
    async stop() {
      stopping.abort();
      await child.stop(STOP_GRACE_MS);
      await loop;
    },
  };
}

/** One line: the one in which the process itself said why, where it did. */
export function whyItEnded(
  name: string,
  how: string,
  { complaints, path }: { complaints: readonly string[]; path: string },
) {
  const [only, ...more] = complaints;
  const said = more.length === 0 ? only : complaints.findLast((line) => /^[A-Z][A-Z_]+: /.test(line));
  if (said !== undefined) return `${name} did not start: ${said}`;
  const error = complaints.find((line) => /^(error: )?\w*Error\b/.test(line)) ?? complaints[0] ?? 'it did not say why';
  return `${name} ended (${how}) before it was ready: ${error.trim()}; all of it is in ${path}`;
}
