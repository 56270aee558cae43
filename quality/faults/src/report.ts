import { describeFault } from './faults/fault.ts';
import { readOutcome } from './members/visit-record.ts';
import type { Product } from './product/product.ts';
import type { ScheduleResult } from './schedule/run-schedule.ts';
import { describeTrouble } from './schedule/schedule.ts';

/** Formats one schedule as a line, with a line for each broken invariant or remark. */
export function describeResult({ schedule, records, struck, findings, seconds }: ScheduleResult): string {
  const { done, refunded } = findings.ends;
  const refused = records.filter((record) => readOutcome(record) === 'refused').length;
  const wrong = [
    ...schedule.faults.map((fault) => `${struck.includes(fault) ? '' : 'not reached: '}${describeFault(fault)}`),
    ...schedule.troubles.map(describeTrouble),
  ];
  const head = `${schedule.name}  ${done} done, ${refunded} refunded, ${refused} refused  ${seconds.toFixed(1)} s  ${wrong.join(' | ')}`;
  const lines = [
    ...findings.broken.map((line) => `  BROKEN ${line}`),
    ...findings.notes.map((line) => `  note: ${line}`),
  ];
  return [head, ...lines].join('\n');
}

/** Formats the observations of the visitors and the last lines of the processes. */
export function describeBackground({ records }: ScheduleResult, product: Product): string {
  const seen = records.map((record) => JSON.stringify(record));
  const said = [...product.processes.values()].flatMap((one) => [`— ${one.name}`, ...one.lines.slice(-25)]);
  return [...seen, ...said].join('\n    ');
}

/** Formats the figures of a whole run. */
export function describeRun(results: readonly ScheduleResult[], seconds: number): string {
  const broken = results.filter(({ findings }) => findings.broken.length > 0).map(({ schedule }) => schedule.name);
  const sum = (pick: (result: ScheduleResult) => number) => results.reduce((total, result) => total + pick(result), 0);
  const struckAt = new Map<string, number>();
  for (const { struck } of results) {
    for (const { effect, moment, service, point } of struck) {
      const key = `${effect} ${moment} ${service}: ${point}`;
      struckAt.set(key, (struckAt.get(key) ?? 0) + 1);
    }
  }
  const points = [...struckAt].toSorted(([a], [b]) => a.localeCompare(b)).map(([key, count]) => `  ${count} × ${key}`);
  return [
    `${results.length} schedules in ${(seconds / 60).toFixed(1)} min (${((results.length * 60) / seconds).toFixed(1)} a minute)`,
    `jobs: ${sum(({ findings }) => findings.ends.done)} done, ${sum(({ findings }) => findings.ends.refunded)} refunded`,
    `faults at points: ${sum(({ struck }) => struck.length)} of ${sum(({ schedule }) => schedule.faults.length)} struck`,
    ...points,
    `by the clock: ${sum(({ schedule }) => schedule.troubles.length)}`,
    broken.length === 0 ? 'every invariant held' : `BROKEN in ${broken.join(', ')}`,
  ].join('\n');
}
