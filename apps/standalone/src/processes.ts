import { setTimeout as sleep } from 'node:timers/promises';
import { type ChildCommand, type RunningChild, startChild } from './child-process.ts';
import { consoleText, openProcessLog, type ProcessLog } from './process-log.ts';

/** Raised when the product did not come up; the message has the lines that say why. */
export class StartFailedError extends Error {
  override readonly name = 'StartFailedError';
}

export interface ProcessOptions {
  commands: readonly ChildCommand[];
  env: NodeJS.ProcessEnv;
  logDir: string;
  /** Answers 200 once the product is ready. */
  healthUrl: string;
  /** Writes one line to the console. */
  say: (line: string) => void;
  /** Ends the start when the user does not want to wait for it. */
  signal: AbortSignal;
}

export interface Processes extends AsyncDisposable {
  /** What the health endpoint said when everything was ready. */
  health: unknown;
}

/** A process has this long to finish what it does before it is killed. */
const STOP_GRACE_MS = 10_000;
const START_LIMIT_MS = 120_000;
const HEALTH_POLL_MS = 100;
/** A process that ran this long before it ended starts again after the shortest pause. */
const STABLE_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Starts the processes and waits until the product answers. From then on a process that ends is started again, with
 * growing pauses. Disposing ends all of them.
 * @throws StartFailedError when one ends before the product is ready; the others are stopped then
 */
export async function startProcesses(options: ProcessOptions): Promise<Processes> {
  await using started = new AsyncDisposableStack();
  const supervised = options.commands.map((command) => {
    const log = openProcessLog(options.logDir, command.name);
    started.use(log);
    return superviseProcess(command, log, options);
  });
  started.defer(async () => {
    await Promise.all(supervised.map((process) => process.stop()));
  });
  const health = await Promise.race([waitUntilHealthy(options), ...supervised.map((process) => process.failedToStart)]);
  for (const process of supervised) process.keepRunning();
  const running = started.move();
  return { health, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

interface SupervisedProcess {
  failedToStart: Promise<never>;
  /** Called once the product is up: echo warnings, restart after an end. */
  keepRunning(): void;
  stop(): Promise<void>;
}

function superviseProcess(command: ChildCommand, log: ProcessLog, options: ProcessOptions): SupervisedProcess {
  const stopping = new AbortController();
  let up = false;
  let startedAt = 0;
  let child = run();
  let loop: Promise<void> = Promise.resolve();

  function run(): RunningChild {
    startedAt = Date.now();
    return startChild(command, {
      env: options.env,
      onLine(line, stream) {
        log.write(line);
        const text = up ? consoleText(line, stream) : null;
        if (text !== null) options.say(`[${command.name}] ${text}`);
      },
    });
  }

  async function restartAfterEnd(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const how = await child.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > STABLE_MS) pause = FIRST_PAUSE_MS;
      options.say(`[${command.name}] ended (${how}), starts again in ${pause / 1000} s; its log is ${log.path}`);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      child = run();
    }
  }

  const failedToStart = child.ended.then((how) => {
    const lines = log.lastLines().map((line) => `  ${line}`);
    throw new StartFailedError([`${command.name} ended (${how}) before it was ready:`, ...lines].join('\n'));
  });
  // Also rejects on a normal stop, when nobody waits for it any more.
  failedToStart.catch(() => {});

  return {
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

async function waitUntilHealthy({ healthUrl, signal }: ProcessOptions): Promise<unknown> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    const response = await fetch(healthUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (response?.status === 200) return response.json();
    await response?.body?.cancel();
    await sleep(HEALTH_POLL_MS, undefined, { signal });
  }
  throw new StartFailedError(`The product did not answer within ${START_LIMIT_MS / 1000} s at ${healthUrl}`);
}
