import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { expect, it } from 'vitest';
import {
  diagnose,
  lookAtBackup,
  lookAtCalendar,
  lookAtClock,
  lookAtDeadLetters,
  lookAtDisk,
  lookAtWorkers,
  Unseen,
  Wrong,
} from './diagnosis.ts';

const now = new Date('2026-11-20T00:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it('tells what was seen, and of what is wrong the remedy, in one line without a password', async () => {
  const findings = await diagnose([
    { check: 'a', remedy: 'nothing', look: async () => 'fine' },
    {
      check: 'b',
      remedy: 'type this',
      look: async () => {
        throw new Wrong('no answer\nof mongodb://kim:secret@host');
      },
    },
  ]);
  expect(findings).toEqual([
    { check: 'a', ok: true, detail: 'fine', remedy: null },
    { check: 'b', ok: false, detail: 'no answer of mongodb://host', remedy: 'type this' },
  ]);
});

it('tells of what cannot be seen the remedy of what hides it', async () => {
  const look = () => Promise.reject(new Unseen('the store is not open', 'see the store'));
  const [finding] = await diagnose([{ check: 'clock', remedy: 'switch the time synchronisation on', look }]);
  expect(finding).toEqual({ check: 'clock', ok: false, detail: 'the store is not open', remedy: 'see the store' });
});

it('finds a missing and an old backup', async () => {
  const backups = (at: Date | null, made: Date = hoursAgo(100)) => ({
    find: async () => (at === null ? null : { at, bytes: 1 }),
    findStoreMade: async () => made,
  });
  const seen = { folder: undefined, every: 1, now };
  await expect(lookAtBackup(backups(null), seen)).rejects.toThrow('there is none');
  await expect(lookAtBackup(backups(hoursAgo(49)), seen)).rejects.toThrow('49 hours old');
  await expect(lookAtBackup(backups(hoursAgo(-72)), seen)).rejects.toThrow('which is to come: set the clock right');
  expect(await lookAtBackup(backups(hoursAgo(47)), seen)).toContain(hoursAgo(47).toISOString());
  // Once a week, as BACKUP_EVERY asks.
  expect(await lookAtBackup(backups(hoursAgo(167)), { ...seen, every: 168 })).toContain('the last one is of');
  await expect(lookAtBackup(backups(hoursAgo(337)), { ...seen, every: 168 })).rejects.toThrow('337 hours old');
  const minuteAgo = hoursAgo(1 / 60);
  const scheduled = { ...seen, folder: mkdtempSync(join(tmpdir(), 'gaemi-diagnosis-')) };
  expect(await lookAtBackup(backups(null, minuteAgo), scheduled)).toBe(
    'the store is new: the first one comes within minutes',
  );
  await expect(lookAtBackup(backups(null, hoursAgo(1)), scheduled)).rejects.toThrow('there is none');
  // Without a schedule none comes by itself.
  await expect(lookAtBackup(backups(null, minuteAgo), seen)).rejects.toThrow('there is none');
  rmSync(scheduled.folder, { recursive: true });
  const folder = join(import.meta.filename, 'backups');
  await expect(lookAtBackup(backups(hoursAgo(1)), { ...seen, folder })).rejects.toThrow('BACKUP_DIR: nothing can be');
});

it('finds that no worker lives', async () => {
  const workers = (alive: number) => ({ findAlive: async () => ({ alive, lastSeen: null }) });
  await expect(lookAtWorkers(workers(0), now)).rejects.toThrow('none is alive; the last report is of never');
  expect(await lookAtWorkers(workers(2), now)).toBe('2 alive');
});

it('finds letters, and does not take a queue that is away for an empty one', () => {
  expect(lookAtDeadLetters([0, 0])).toBe('none');
  expect(() => lookAtDeadLetters([0, 2])).toThrow('2 wait in the dead-letter queues');
  expect(() => lookAtDeadLetters([0, null])).toThrow('not known: the queue does not answer');
});

it('finds clocks that are apart', () => {
  expect(() => lookAtClock(new Date(now.getTime() + 6_000), now)).toThrow('6 s apart');
  expect(() => lookAtClock(new Date(now.getTime() - 6_000), now)).toThrow('6 s apart');
  expect(lookAtClock(new Date(now.getTime() + 1_000), now)).toBe('the same as that of the store');
});

it('finds trading days that end soon', () => {
  expect(lookAtCalendar(marketCalendar(), now)).toBe('trading days are known to the end of 2027');
  expect(() => lookAtCalendar(marketCalendar(), new Date('2027-12-01'))).toThrow('in 30 days');
});

it('looks at the disk also where the data folder is not made', async () => {
  expect(await lookAtDisk('/no-such-folder/data')).toMatch(/ MB free at \/$/);
});
