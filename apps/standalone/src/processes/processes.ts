import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildCommand } from './child-process.ts';
import { openProcessLog } from './process-log.ts';
import { sayWhenSlow } from './say-when-slow.ts';
import { StartFailedError, type SupervisedProcess, superviseProcess } from './supervised-process.ts';

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
  /** What the processes warned of while they started. Later warnings are said at once. */
  warnings: readonly string[];
}

const START_LIMIT_MS = 120_000;
const HEALTH_POLL_MS = 25;
const LOOK_MS = 2_000;

/**
 * Starts the processes and waits until the product answers and each process that says when it is ready has said so. From
 * then on a process that ends is started again, with growing pauses. Disposing ends all of them.
 * @throws StartFailedError when one ends before the product is ready; the others are stopped then
 */
export async function startProcesses(options: ProcessOptions): Promise<Processes> {
  await using started = new AsyncDisposableStack();
  const supervised = options.commands.map((command) => {
    const log = openProcessLog(options.logDir, command.name);
    started.use(log);
    return superviseProcess(command, { env: options.env, log, say: options.say });
  });
  started.defer(async () => {
    await Promise.all(supervised.map((process) => process.stop()));
  });
  using _slow = sayWhenSlow(options.say, () => waitingLine(supervised));
  const health = await Promise.race([
    allReady(supervised, options),
    ...supervised.map(({ failedToStart }) => failedToStart),
  ]);
  for (const process of supervised) process.keepRunning();
  const running = started.move();
  const warnings = supervised.flatMap((process) => process.earlyWarnings());
  return { health, warnings, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

/** A healthy api alone is not enough: a worker may be there that cannot start. */
async function allReady(supervised: readonly SupervisedProcess[], options: ProcessOptions): Promise<unknown> {
  const saying = supervised.filter((_, index) => options.commands[index]?.saysReady !== undefined);
  const late = new AbortController();
  const ready = async () => {
    await Promise.all(saying.map((process) => process.ready));
    // Asked last: before, health names the sources of the worker of an earlier start.
    return waitUntilHealthy(options);
  };
  return Promise.race([
    ready(),
    sleep(START_LIMIT_MS, undefined, { signal: AbortSignal.any([late.signal, options.signal]) }).then(() => {
      throw new StartFailedError(
        `Not every process was ready within ${START_LIMIT_MS / 1000} s; see ${options.logDir}`,
      );
    }),
  ]).finally(() => late.abort());
}

/** What each process said last that has not said that it is ready. */
function waitingLine(supervised: readonly SupervisedProcess[]): string {
  const pending = supervised.filter(({ isReady }) => !isReady());
  const lines = pending.map(({ name, lastLine }) => `${name} (${lastLine() ?? 'no line yet'})`);
  return `Still starting, waiting for ${lines.join(' and ')}`;
}

async function waitUntilHealthy({ healthUrl, signal }: ProcessOptions): Promise<unknown> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    const health = await readHealth(healthUrl);
    if (health !== null) return health;
    await sleep(HEALTH_POLL_MS, undefined, { signal });
  }
  throw new StartFailedError(`The product did not answer within ${START_LIMIT_MS / 1000} s at ${healthUrl}`);
}

/** What health says; null while nobody answers, or not within this look. */
async function readHealth(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LOOK_MS) });
    if (response.status === 200) return await response.json();
    await response.body?.cancel();
  } catch {
    // A busy machine may take longer to send the body than the head.
  }
  return null;
}
