import { expect, it } from 'vitest';
import { DayTasks } from './day-tasks.ts';

const from = new Date('2026-11-26T04:00:00Z');
const to = new Date('2026-11-27T04:00:00Z');
const day = '2026-11-27';
const MINUTE_MS = 60_000;
const daily = ['compute-scorecard', 'remove-failed-analyses', 'compute-base-rates', 'reconcile-credits', 'briefings'];
const dailyLines = [
  'scorecard computed',
  'failed analyses were removed',
  'what followed events computed',
  'credits reconciled',
  'briefings made',
];

const entry = (msg: string, time: string) => JSON.stringify({ level: 30, time, msg });
const backups = ['04:01', '10:02', '16:03', '22:04'].map((clock) => `2026-11-26T${clock}:00Z`);

/** A day on which all ran, but for what `change` leaves out or adds. */
function liveThrough({
  rounds = () => true,
  lines = dailyLines,
  backedUpAt = backups,
}: {
  rounds?: (round: number) => boolean;
  lines?: readonly string[];
  backedUpAt?: readonly string[];
}): DayTasks {
  const tasks = new DayTasks();
  let donePeriod = '0:abc';
  for (let at = from.getTime(); at < to.getTime(); at += MINUTE_MS) {
    const round = Math.floor(at / (10 * MINUTE_MS));
    if (rounds(round)) donePeriod = `${round}:abc`;
    const periods = daily.map((_id) => ({ _id, donePeriod: day }));
    tasks.take([{ _id: 'read-streams', donePeriod }, ...periods], new Date(at));
  }
  for (const line of lines) tasks.add(entry(line, '2026-11-26T20:00:00Z'));
  for (const at of backedUpAt) tasks.add(entry('store backed up', at));
  tasks.add('no entry of a log');
  tasks.add(entry('what followed events computed', from.toISOString()));
  return tasks;
}
const findWrong = (tasks: DayTasks, calm = true) => tasks.findWrong({ from, to, day, calm });

it('a day on which every task ran as often as its schedule asks for has nothing wrong', () => {
  expect(findWrong(liveThrough({}))).toEqual([]);
});

it('a missed round of the reader is named, and a day too short to show any', () => {
  const missed = Math.floor(from.getTime() / 600_000) + 5;
  expect(findWrong(liveThrough({ rounds: (round) => round !== missed }))).toEqual([
    'the reader missed 1 rounds: 2026-11-26T04:50:00.000Z',
  ]);
  const short = new DayTasks();
  expect(short.findWrong({ from, to, day, calm: true })).toContain('only 0 rounds of the reader could be looked at');
});

it('a daily task that did not run, or twice, is named; after a kill it may run twice', () => {
  expect(findWrong(liveThrough({ lines: dailyLines.slice(1) }))).toEqual([
    'compute-scorecard ran 0 times on 2026-11-27',
  ]);
  const twice = liveThrough({ lines: [...dailyLines, 'credits reconciled'] });
  expect(findWrong(twice)).toEqual(['reconcile-credits ran 2 times on 2026-11-27']);
  expect(findWrong(twice, false)).toEqual([]);
  const other = liveThrough({});
  other.take([{ _id: 'briefings', donePeriod: '2026-11-26' }], to);
  expect(findWrong(other)).toEqual(['briefings is done for 2026-11-26, not for 2026-11-27']);
});

it('a missing backup and one too early are named; after a kill one may be missing', () => {
  const late = liveThrough({ backedUpAt: backups.filter((at) => !at.includes('10:02')) });
  expect(findWrong(late)).toEqual(['722 minutes without a backup until 2026-11-26T16:03:00.000Z']);
  expect(findWrong(late, false)).toEqual([]);
  const early = liveThrough({ backedUpAt: [...backups, '2026-11-26T23:00:00Z'] });
  expect(findWrong(early, false)).toEqual(['56 minutes without a backup until 2026-11-26T23:00:00.000Z']);
});
