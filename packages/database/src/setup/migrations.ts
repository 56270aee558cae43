import { migrationsOf100 } from './migrations-1.0.0.ts';
import type { Migration } from './run-migrations.ts';

/** All migrations, oldest first. Append new ones at the end; those of a release move to a file of its number. */
export const migrations: readonly Migration[] = [
  ...migrationsOf100,
  {
    // An event that turns to the other side is notified again. What its side was before its rise is not known.
    name: '2026-11-24-sides-of-rises',
    repeats: true,
    async up(db) {
      const $set = { raisedAs: { $ifNull: ['$side', null] }, turnedTo: null };
      await db.collection('stock_events').updateMany({ raisedAs: { $exists: false } }, [{ $set }]);
      await db
        .collection('deliveries')
        .updateMany({ due: true }, [
          { $set: { events: { $map: { input: '$events', in: { $mergeObjects: [{ turnedTo: null }, '$$this'] } } } } },
        ]);
    },
  },
  {
    // Events have the moment of their first report and the list of them. Of earlier ones the day and one link are known.
    name: '2026-11-25-reports-of-events',
    repeats: true,
    async up(db) {
      const at = { $dateFromString: { dateString: { $concat: ['$day', 'T00:00:00+09:00'] } } };
      await db.collection('stock_events').updateMany({ at: { $exists: false } }, [{ $set: { at, reports: [] } }]);
    },
  },
  {
    // A side also lists the events that its judge was not sure of. Of earlier ones they are not known.
    name: '2026-11-25-unsure-events',
    repeats: true,
    async up(db) {
      await db
        .collection('news_details')
        .updateMany({ 'content.unsure': { $exists: false } }, { $set: { 'content.unsure': [] } });
    },
  },
  {
    // What a key may spend in a day is bounded.
    name: '2026-11-26-credit-limits-of-keys',
    repeats: true,
    async up(db) {
      const $set = { dailyCreditLimit: 150 };
      await db.collection('api_keys').updateMany({ dailyCreditLimit: { $exists: false } }, { $set });
    },
  },
  {
    // Later fields are null in older documents, as in new ones. Request slots have a field less.
    name: '2026-11-26-nulls-of-later-fields',
    repeats: true,
    async up(db) {
      const fill = (collection: string, field: string, where: object = {}) =>
        db.collection(collection).updateMany({ ...where, [field]: { $exists: false } }, { $set: { [field]: null } });
      await fill('accumulations', 'result.shortSelling', { result: { $type: 'object' } });
      await fill('broker_days', 'emptyOn');
      await fill('worker_sources', 'endedAt');
      await db.collection('request_turns').updateMany({}, { $unset: { points: 1 } });
    },
  },
  {
    // All secrets of the last day sign, not only the one before.
    name: '2026-11-28-former-secrets',
    repeats: true,
    async up(db) {
      await db
        .collection('webhooks')
        .updateMany({ formerSecret: { $exists: true } }, [
          { $set: { formerSecrets: { $concatArrays: [['$formerSecret'], { $ifNull: ['$formerSecrets', []] }] } } },
          { $unset: 'formerSecret' },
        ]);
    },
  },
];
