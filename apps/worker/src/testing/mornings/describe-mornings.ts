import { setTimeout as sleep } from 'node:timers/promises';
import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { isTradingDay } from '@gaemi/domain/market-calendar/market-calendar';
import { addDays, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { bundledCompanies } from '@gaemi/providers/stock-master/bundled/bundled-companies';
import { randomFrom } from '@gaemi/testing/measures/random-from';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../start-monitoring.ts';
import { compareWithDue, type SimulatedMail } from './ledger.ts';
import { createWorld, eventIdsIn, newsAt, type World } from './world.ts';

/** A Thursday; a week later comes a holiday. */
const firstDay = '2026-12-17';
const MINUTE_MS = 60_000;

export interface Simulated {
  members: number;
  days: number;
  stocks: number;
  seed: number;
}

/** Days of members, stocks, faults and kills, and whether each member got each notification that was due, once. */
export function describeMornings({ members, days, stocks, seed }: Simulated): void {
  describe(`${days} days of ${members} members, ${stocks} stocks, seed ${seed}`, () => {
    const random = randomFrom(seed);
    const from = startOfSeoulDay(firstDay);
    let service: TestMonitoring;
    let world: World;
    let workers: MonitoringWorker[];
    const mails: SimulatedMail[] = [];
    const counts = { kills: 0, ticks: 0, busyMails: 0, lostAnswers: 0 };

    beforeAll(async () => {
      service = await startMonitoring();
      service.setNow(from);
      const companies = bundledCompanies
        .filter(({ name }) => /^[가-힣]{4,6}(?<!지주|홀딩스)$/.test(name))
        .slice(0, stocks);
      world = createWorld({ companies, members, from, days: days - 2, random });
      await insertMembers();
      service.naver.setArticles((query) => newsAt(world, query, service.now()));
      workers = await Promise.all([service.startWorker(), service.startWorker()]);
    }, 600_000);
    afterAll(async () => {
      await Promise.all(workers.map((worker) => worker.close()));
      await service.close();
    });

    async function insertMembers(): Promise<void> {
      const rows = world.members.map(({ email, grade }) => ({
        _id: new Types.ObjectId(),
        ...{ email, grade, name: '김서연', mobile: '010-1234-5678', passwordHash: 'x', expiredAt: null },
        ...{ credit: 0, paid: 0, isAdmin: false, createdAt: from },
      }));
      await service.connection.collection('users').insertMany(rows);
      const settings = service.get(AlertSettingsRepository);
      for (const [index, { settings: chosen }] of world.members.entries()) {
        const row = rows[index];
        if (row !== undefined) await settings.save(row._id.toHexString(), chosen, from);
      }
    }

    /** Some mornings the mail server is busy until ten; now and then its answer is lost. */
    function faultAt(to: string, now: Date) {
      const unknown = world.members[Number(to.slice(1, to.indexOf('@')))]?.unknown === true;
      if (unknown) return 'unknown-address';
      const day = seoulDay(now);
      if (Number(day.slice(8)) % 4 === 2 && now < new Date(startOfSeoulDay(day).getTime() + 10 * 60 * MINUTE_MS)) {
        counts.busyMails += 1;
        return 'busy';
      }
      const luck = random();
      if (luck < 0.04) {
        counts.lostAnswers += 1;
        return 'lost-answer';
      }
      return luck < 0.08 ? 'busy' : null;
    }

    async function collect(): Promise<void> {
      for (const mail of service.mail.received.splice(0)) {
        const { text, subject } = await mail.parse();
        const events = eventIdsIn(text ?? '');
        mails.push({ to: mail.to, messageId: mail.messageId, at: service.now(), subject, events });
      }
    }

    /** All workers at once; now and then one dies in the middle, and another one takes its place. */
    async function tick(now: Date): Promise<void> {
      service.setNow(now);
      counts.ticks += 1;
      const running = workers.map((worker) => worker.tick());
      if (random() < 0.03) {
        counts.kills += 1;
        await sleep(random() * 40);
        await workers.shift()?.close();
        workers.push(await service.startWorker());
      }
      await Promise.all(running);
      await collect();
    }

    it('notifies every member once of every material event, never in quiet hours or on closed days', {
      timeout: 7_200_000,
    }, async () => {
      service.mail.setFault((to) => faultAt(to, service.now()));
      let last = from;
      for (let day = firstDay; day < addDays(firstDay, days); day = addDays(day, 1)) {
        const start = startOfSeoulDay(day).getTime();
        const hours =
          isTradingDay(day) === true ? [3, ...Array.from({ length: 15 }, (_, hour) => hour + 7), 23] : [8, 14];
        for (const hour of hours) {
          for (const minute of [0, 5, 30]) await tick(new Date(start + (hour * 60 + minute) * MINUTE_MS));
          if (hour === 8 && isTradingDay(day) === true) last = new Date(start + 7 * 60 * MINUTE_MS);
        }
      }
      const faults = compareWithDue(world, mails, { from, until: last });
      const notified = new Set(mails.flatMap(({ messageId, events }) => events.map((id) => `${messageId} ${id}`))).size;
      const sent = new Set(mails.map(({ messageId }) => messageId)).size;
      console.info({ ...counts, events: world.events.length, mails: mails.length, sent, notified });
      expect(Object.fromEntries(Object.entries(faults).map(([kind, list]) => [kind, list.slice(0, 5)]))).toEqual({
        ...{ missing: [], twice: [], notDue: [], quiet: [], closed: [], tooMany: [] },
      });
      expect(counts.kills).toBeGreaterThan(0);
      expect(counts.lostAnswers).toBeGreaterThan(0);
      expect(notified).toBeGreaterThan(members / 2);
    });
  });
}
