import { availableParallelism, cpus, loadavg } from 'node:os';
import { type Row, table } from './row.ts';

/**
 * Report of a bench: the machine at the start, each figure when it is measured, all rows and broken bounds at the end.
 */
export interface Report {
  /** Adds the figure's rows, or records that it could not be measured. */
  measure(name: string, figure: () => Promise<Row[]>): Promise<void>;
  /** Prints the failure at once, and its first line again at the end. */
  fail(what: string, error: unknown): void;
  say(line: string): void;
  /** Ends this process after so long, with the results until then. */
  endAfter(limitMs: number): void;
  /** Prints the results. Returns the exit code. */
  close(): number;
}

/** Starts a report and prints the machine. Processes started from here end with this one, also by signals. */
export function openReport(): Report {
  const processors = availableParallelism();
  const load = loadavg()[0] ?? 0;
  const rows: Row[] = [];
  const failures: string[] = [];

  const say = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  const fail = (what: string, error: unknown): void => {
    const failure = `${what}: ${error instanceof Error ? error.message : error}`;
    say(failure);
    failures.push(failure.split('\n', 1).join(''));
  };
  const measure = async (name: string, figure: () => Promise<Row[]>): Promise<void> => {
    const startedAt = performance.now();
    try {
      rows.push(...(await figure()));
      say(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    } catch (error) {
      fail(`${name} could not be measured`, error);
    }
  };
  const close = (): number => {
    const broken = rows.filter(({ bound }) => bound?.holds === false);
    say(`\n${table(rows)}\n`);
    for (const failure of failures) say(failure);
    for (const { figure, bound } of broken) say(`bound broken: ${figure}: ${bound?.limit}`);
    if (failures.length + broken.length === 0) {
      say('All bounds hold.');
      return 0;
    }
    if (load > processors)
      say('The machine had other work when the run began: bounds of time may break for that alone.');
    return 1;
  };
  const endAfter = (limitMs: number): void => {
    setTimeout(() => {
      failures.push(`took more than ${limitMs / 1000} s`);
      process.exit(close());
    }, limitMs).unref();
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      say(`stopped by ${signal}`);
      process.exit(130);
    });
  }
  say(`Node ${process.version}, ${processors} × ${cpus()[0]?.model ?? 'unknown processor'}, load ${load.toFixed(1)}`);
  return { measure, fail, say, endAfter, close };
}
