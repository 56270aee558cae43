import { seoulDay } from '@gaemi/domain/seoul-time';
import type { Db } from 'mongodb';

const MINUTE_MS = 60_000;
const ROUND_MS = 10 * MINUTE_MS;
/** Looks into a round of the reader that make it one that had time to run. */
const LOOKS_OF_ROUND = 3;
/** Fewest such rounds in a day; others are those in which faults let time leap. */
const FEWEST_ROUNDS = 100;
export const BACKUP_EVERY_HOURS = 6;
const BACKUP_EVERY_MS = BACKUP_EVERY_HOURS * 60 * MINUTE_MS;
/** A leap makes a backup late. */
const BACKUP_LATE_MS = 15 * MINUTE_MS;
const BACKED_UP = 'store backed up';

/** What runs once on each day, with the line of the log at the end of each run. */
const daily: ReadonlyMap<string, string> = new Map([
  ['compute-scorecard', 'scorecard computed'],
  ['remove-failed-analyses', 'failed analyses were removed'],
  ['compute-base-rates', 'what followed events computed'],
  ['reconcile-credits', 'credits reconciled'],
  ['briefings', 'briefings made'],
]);
const lines = new Set([...daily.values(), BACKED_UP]);

interface DayOfTasks {
  /** Moments at which the day began and ended. */
  from: Date;
  to: Date;
  /** Day in Seoul in whose night and morning the daily tasks run. */
  day: string;
  /** True where nothing goes wrong: nothing runs a second time. */
  calm: boolean;
}

/** Counts how often the scheduled tasks of the workers ran. */
export class DayTasks {
  private readonly runs: { line: string; at: Date }[] = [];
  private readonly looks = new Map<number, number>();
  private readonly doneRounds = new Set<number>();
  private readonly donePeriods = new Map<string, string | null>();

  /** Takes a line of a process's log. */
  add(written: string): void {
    if (!written.startsWith('{')) return;
    const read: unknown = JSON.parse(written);
    if (typeof read !== 'object' || read === null || !('msg' in read) || !('time' in read)) return;
    const line = String(read.msg);
    if (lines.has(line)) this.runs.push({ line, at: new Date(String(read.time)) });
  }

  /** Looks at rest which tasks are done, at a moment of product time. */
  async look(database: Pick<Db, 'collection'>, now: Date): Promise<void> {
    const tasks = await database
      .collection<{ _id: string; donePeriod: string | null }>('cluster_tasks')
      .find()
      .toArray();
    this.take(tasks, now);
  }

  take(tasks: readonly { _id: string; donePeriod: string | null }[], now: Date): void {
    const round = Math.floor(now.getTime() / ROUND_MS);
    this.looks.set(round, (this.looks.get(round) ?? 0) + 1);
    for (const { _id, donePeriod } of tasks) {
      this.donePeriods.set(_id, donePeriod);
      if (_id === 'read-streams' && donePeriod !== null) this.doneRounds.add(Number.parseInt(donePeriod, 10));
    }
  }

  /** Returns a line for each task that did not run as often as its schedule asks for. */
  findWrong(day: DayOfTasks): string[] {
    return [...this.findWrongRounds(), ...this.findWrongDaily(day), ...this.findWrongBackups(day)];
  }

  /** States how often each ran. */
  describe(): string {
    const counts = [...lines].map((line) => `${line}: ${this.runs.filter((run) => run.line === line).length}`);
    return [`rounds of the reader: ${this.doneRounds.size}`, ...counts].join(', ');
  }

  private findWrongRounds(): string[] {
    const due = [...this.looks].flatMap(([round, looks]) => (looks >= LOOKS_OF_ROUND ? [round] : []));
    const missed = due.filter((round) => !this.doneRounds.has(round));
    const at = missed.map((round) => new Date(round * ROUND_MS).toISOString()).join(', ');
    return [
      ...(missed.length > 0 ? [`the reader missed ${missed.length} rounds: ${at}`] : []),
      ...(due.length < FEWEST_ROUNDS ? [`only ${due.length} rounds of the reader could be looked at`] : []),
    ];
  }

  /** A worker that dies between its work and the note of it leaves the work to another one. */
  private findWrongDaily({ day, calm }: DayOfTasks): string[] {
    return [...daily].flatMap(([name, line]) => {
      const times = this.runs.filter((run) => run.line === line && seoulDay(run.at) === day).length;
      const wrong = times < 1 || times > (calm ? 1 : 2);
      const period = this.donePeriods.get(name) ?? null;
      return [
        ...(period === day ? [] : [`${name} is done for ${period}, not for ${day}`]),
        ...(wrong ? [`${name} ran ${times} times on ${day}`] : []),
      ];
    });
  }

  /** A worker killed while it backs up keeps its lease, which is as long as the pause. */
  private findWrongBackups({ from, to, calm }: DayOfTasks): string[] {
    const longest = (calm ? 1 : 2) * BACKUP_EVERY_MS + BACKUP_LATE_MS;
    const made = this.runs.flatMap(({ line, at }) => (line === BACKED_UP && at >= from && at <= to ? [at] : []));
    const moments = [from, ...made, to];
    return moments.slice(1).flatMap((at, index) => {
      const pause = at.getTime() - (moments[index] ?? at).getTime();
      const isBetween = index > 0 && index < made.length;
      const wrong = pause > longest || (isBetween && pause < BACKUP_EVERY_MS - MINUTE_MS);
      return wrong ? [`${Math.round(pause / MINUTE_MS)} minutes without a backup until ${at.toISOString()}`] : [];
    });
  }
}
