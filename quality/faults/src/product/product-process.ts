import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ProductClock } from '../clock/product-clock.ts';
import { HEAP_QUESTION, isHeapAnswer, TIME_LINE_VARIABLE } from '../clock/time-line.ts';

export interface ProcessSettings {
  name: string;
  args: readonly string[];
  variables?: Readonly<Record<string, string>>;
  /** Text of the output line that reports readiness. */
  ready: string;
  clock: ProductClock;
  /** Called when it begins to stop, and when it has ended. */
  onStop: () => void;
  /** Called with each line that it writes. */
  onLine?: (line: string) => void;
}

const TIMEOUT_MS = 300_000;
const LINES_KEPT = 400;
const preload = fileURLToPath(import.meta.resolve('../clock/preload.ts'));

const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

const HEAP_TIMEOUT_MS = 60_000;

/** Real time limit for a process that was asked to stop; a supervisor would kill it then. */
const STOP_TIMEOUT_MS = 120_000;

/**
 * A process of the product that can be killed or stopped at any moment and restarts by itself, as under a supervisor.
 */
export class ProductProcess {
  readonly name: string;
  /** Its last lines. */
  readonly lines: string[] = [];
  isReady = false;
  /** True after it was asked to stop and until it has ended. */
  isStopping = false;
  /** Number of ends without a kill or a request to stop. */
  crashes = 0;
  /** Problems of requested ends, one line each. */
  readonly badStops: string[] = [];
  private readonly settings: ProcessSettings;
  private child: ChildProcess;
  private started: Promise<string>;
  private skewMs = 0;
  private ending = false;

  constructor(settings: ProcessSettings) {
    this.name = settings.name;
    this.settings = settings;
    this.child = this.spawn();
    this.started = this.untilReady(this.child);
    settings.clock.onChange((pollsKeep) => this.sendTime(pollsKeep));
  }

  /** Resolves with the readiness line once the present run is ready. */
  ready(): Promise<string> {
    return this.started;
  }

  /** kill -9, then a restart at once. */
  kill(): void {
    this.child.kill('SIGKILL');
  }

  /** SIGTERM: it accepts no new work, finishes its work and exits by itself; then a restart. */
  askToStop(): void {
    if (!this.isReady || this.isStopping) return;
    const { child } = this;
    this.isReady = false;
    this.isStopping = true;
    this.settings.onStop();
    const tooLate = setTimeout(() => {
      this.badStops.push(`${this.name} was asked to stop and went on`);
      child.kill('SIGKILL');
    }, STOP_TIMEOUT_MS);
    child.once('exit', (code, signal) => {
      clearTimeout(tooLate);
      if (code !== 0 && signal === null) this.badStops.push(`${this.name} was asked to stop and ended with ${code}`);
    });
    child.kill('SIGTERM');
  }

  /** Freezes it until `goOn`: no answer, no heartbeat, and no notion of the time that passes. */
  standStill(): void {
    this.child.kill('SIGSTOP');
  }

  goOn(): void {
    this.child.kill('SIGCONT');
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Shifts its wall clock by so much from now on. */
  skew(milliseconds: number): void {
    this.skewMs = milliseconds;
    this.sendTime();
  }

  /** Bytes that its heap holds after a collection of garbage; null when it does not say. */
  async measureHeap(): Promise<number | null> {
    const { child } = this;
    if (!child.connected) return null;
    const heard = on(child, 'message', { signal: AbortSignal.timeout(HEAP_TIMEOUT_MS), close: ['exit'] });
    child.send(HEAP_QUESTION, () => undefined);
    try {
      // Node keeps what nobody listened to, such as the word that the worker is ready.
      for await (const [message] of heard) if (isHeapAnswer(message)) return message.heapBytes;
    } catch {
      // It did not answer in time.
    }
    return null;
  }

  async stop(): Promise<void> {
    this.ending = true;
    if (!alive.has(this.child)) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }

  private spawn(): ChildProcess {
    const { args, variables = {}, clock } = this.settings;
    const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
    const child = spawn(process.execPath, ['--import', preload, ...args], {
      env: { PATH, HOME, TMPDIR, ...variables, [TIME_LINE_VARIABLE]: JSON.stringify(clock.timeLine(this.skewMs)) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    alive.add(child);
    child.on('error', () => undefined);
    child.once('exit', (code, signal) => {
      alive.delete(child);
      this.isReady = false;
      const wasAsked = this.isStopping;
      this.isStopping = false;
      this.settings.onStop();
      if (this.ending) return;
      if (signal !== 'SIGKILL' && !wasAsked) {
        this.crashes += 1;
        this.lines.push(`— ended by itself: ${signal ?? `exit code ${code}`}`);
      }
      this.child = this.spawn();
      this.started = this.untilReady(this.child);
      this.started.catch(() => undefined);
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        this.lines.push(line);
        this.settings.onLine?.(line);
        if (this.lines.length > LINES_KEPT) this.lines.shift();
      });
    }
    return child;
  }

  private untilReady(child: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      const failed = (why: string) => reject(new Error([`${this.name} ${why}`, ...this.lines.slice(-15)].join('\n  ')));
      const tooLate = setTimeout(() => failed('took too long to start'), TIMEOUT_MS);
      child.once('exit', () => {
        clearTimeout(tooLate);
        // Killed before it was ready: the next run is the one to wait for.
        if (this.ending) failed('was stopped');
        else setImmediate(() => this.started.then(resolve, reject));
      });
      if (child.stdout === null) return;
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (!line.includes(this.settings.ready)) return;
        clearTimeout(tooLate);
        this.isReady = true;
        resolve(line);
      });
    });
  }

  private sendTime(pollsKeep = 0): void {
    const timeLine = this.settings.clock.timeLine(this.skewMs);
    if (this.child.connected) this.child.send({ timeLine, pollsKeep }, () => undefined);
  }
}
