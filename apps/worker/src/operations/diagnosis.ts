import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { LastBackup } from '@gaemi/database/backup/last-backup';
import type { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { unwritableBackupDir } from '@gaemi/runtime/settings/backup-settings';
import { calendarProblem } from './calendar-end.ts';

/** One line of `pnpm diagnose`. */
export interface Finding {
  check: string;
  ok: boolean;
  detail: string;
  /** What to type or change; null where nothing is wrong. */
  remedy: string | null;
}

/** What a check found; a thrown error is a finding, too. */
export interface Check {
  check: string;
  remedy: string;
  /** Returns what it saw, or throws an error with what is wrong. */
  look: () => Promise<string>;
}

export class Wrong extends Error {}

/** What cannot be seen while something else is wrong: the remedy is that one's. */
export class Unseen extends Wrong {
  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

export async function diagnose(checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { check, remedy, look } of checks) {
    try {
      findings.push({ check, ok: true, detail: await look(), remedy: null });
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      // A message of a driver may hold an address with a password.
      const detail = said.replace(/\s+/g, ' ').replace(/\/\/[^@/\s]*@/g, '//');
      findings.push({ check, ok: false, detail, remedy: error instanceof Unseen ? error.remedy : remedy });
    }
  }
  return findings;
}

const LEAST_FREE = 500_000_000;
function nearestFolder(path: string): string {
  let folder = resolve(path);
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

/** A backup is late when it is this many times as old as the schedule asks for, and at least two days. */
const LATE_TIMES = 2;
const LATE_HOURS = 48;
/** The schedule makes the first backup within minutes of the first start. */
const FIRST_BACKUP_MS = 10 * 60_000;
const CLOCK_MS = 5_000;

/** Looks at the disk of a folder, which a product with its own database may not have. */
export async function lookAtDisk(wanted: string): Promise<string> {
  const folder = nearestFolder(wanted);
  const { bavail, bsize } = await statfs(folder);
  const free = `${Math.round((bavail * bsize) / 1_000_000).toLocaleString('en')} MB free at ${folder}`;
  if (bavail * bsize < LEAST_FREE) throw new Wrong(free);
  return free;
}

export async function lookAtBackup(
  backups: Pick<LastBackup, 'find' | 'findStoreMade'>,
  { folder, every, now }: { folder: string | undefined; every: number; now: Date },
): Promise<string> {
  const problem = folder === undefined ? null : unwritableBackupDir(folder);
  if (problem !== null) throw new Wrong(problem);
  const last = await backups.find();
  if (last === null) {
    const made = folder === undefined ? null : await backups.findStoreMade();
    if (made !== null && Math.abs(now.getTime() - made.getTime()) < FIRST_BACKUP_MS)
      return 'the store is new: the first one comes within minutes';
    throw new Wrong('there is none');
  }
  const hours = Math.round((now.getTime() - last.at.getTime()) / 3_600_000);
  if (hours < -1) throw new Wrong(`the last one is of ${last.at.toISOString()}, which is to come: set the clock right`);
  if (hours > Math.max(LATE_HOURS, LATE_TIMES * every)) throw new Wrong(`the last one is ${hours} hours old`);
  return `the last one is of ${last.at.toISOString()}`;
}

export async function lookAtWorkers(workers: Pick<WorkerSourcesRepository, 'findAlive'>, now: Date): Promise<string> {
  const { alive, lastSeen } = await workers.findAlive(now);
  if (alive === 0) throw new Wrong(`none is alive; the last report is of ${lastSeen?.toISOString() ?? 'never'}`);
  return `${alive} alive`;
}

export function lookAtClock(ofStore: Date, now: Date): string {
  const apart = Math.abs(ofStore.getTime() - now.getTime());
  if (apart > CLOCK_MS) throw new Wrong(`this machine and the store are ${Math.round(apart / 1_000)} s apart`);
  return 'the same as that of the store';
}

export function lookAtCalendar(calendar: MarketCalendar, now: Date): string {
  const problem = calendarProblem({ now, calendar });
  if (problem !== null) throw new Wrong(problem);
  return `trading days are known to the end of ${calendar.lastYear}`;
}

/** @param counts of each dead-letter queue; null where it does not answer */
export function lookAtDeadLetters(counts: readonly (number | null)[]): string {
  if (counts.includes(null)) throw new Wrong('not known: the queue does not answer');
  const letters = counts.reduce((sum: number, count) => sum + (count ?? 0), 0);
  if (letters > 0) throw new Wrong(`${letters} wait in the dead-letter queues`);
  return 'none';
}
