import { readFile } from 'node:fs/promises';
import type { Row } from '../row.ts';

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const TICKS_PER_SECOND = 100;
/**
 * Fields of /proc/<pid>/stat after the program name, which may contain blanks: time in user mode and in the
 * kernel.
 */
const USER_FIELD = 11;
const KERNEL_FIELD = 12;

/**
 * Records the CPU time of processes from now on; returns a function that gives a row for each. On a shared machine CPU
 * time is more reliable than wall time. No rows where there is no /proc.
 */
export async function countProcessorTime(
  pids: ReadonlyMap<string, number>,
): Promise<{ rows(calls: number): Promise<Row[]> }> {
  const atBegin = await usedSeconds(pids);
  const startedAt = performance.now();
  return {
    rows: async (calls) => {
      const seconds = (performance.now() - startedAt) / 1000;
      const atEnd = await usedSeconds(pids);
      return [...atEnd].map(([name, used]) => processorRow(name, used - (atBegin.get(name) ?? 0), { calls, seconds }));
    },
  };
}

function processorRow(name: string, used: number, { calls, seconds }: { calls: number; seconds: number }): Row {
  return {
    figure: `processor time of ${name}, for 1000 calls`,
    product: `${((1000 * used) / calls).toFixed(2)} s`,
    baseline: '',
    note: `${used.toFixed(1)} s in ${seconds.toFixed(0)} s, ${((100 * used) / seconds).toFixed(0)} % of one core`,
  };
}

async function usedSeconds(pids: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const used = new Map<string, number>();
  for (const [name, pid] of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    if (stat === null) continue;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    used.set(name, (Number(fields[USER_FIELD]) + Number(fields[KERNEL_FIELD])) / TICKS_PER_SECOND);
  }
  return used;
}
