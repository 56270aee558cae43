import { UNSUBSCRIBE_LINK_DAYS } from '@gaemi/domain/alerts/alert-settings';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { mongo } from 'mongoose';
import { hashOfToken } from '../alerts/unsubscribe-link.schema.ts';
import type { Migration } from './run-migrations.ts';
import { storeFailureCodes } from './store-failure-codes.ts';

const INDEX_NOT_FOUND = 27;
const NAMESPACE_NOT_FOUND = 26;

async function dropIndex(db: mongo.Db, collection: string, index: string): Promise<void> {
  await db
    .collection(collection)
    .dropIndex(index)
    .catch((error: unknown) => {
      const isGone = error instanceof mongo.MongoServerError;
      if (!isGone || ![INDEX_NOT_FOUND, NAMESPACE_NOT_FOUND].includes(Number(error.code))) throw error;
    });
}

/** Moves a collection to another name. What a process of the old version wrote between two attempts joins it. */
async function renameCollection(db: mongo.Db, from: string, to: string): Promise<void> {
  const names = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  if (!names.has(from)) return;
  if (!names.has(to)) await db.renameCollection(from, to);
  else {
    const merge = { $merge: { into: to, on: '_id', whenMatched: 'keepExisting' } };
    await db.collection(from).aggregate([merge]).toArray();
    await db.dropCollection(from);
  }
}

async function renameField(
  db: mongo.Db,
  collection: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db.collection(collection).updateMany({ [from]: { $exists: true } }, { $rename: { [from]: to } });
}

/** The migrations up to 1.0.0, oldest first. Every store of 1.0.0 has run them. */
export const migrationsOf100: readonly Migration[] = [
  {
    // A push subscription ends with its session. One of before belongs to none: it ends with a new password, or when an
    // admin or the withdrawal ends everything.
    name: '2026-11-23-push-by-session',
    async up(db) {
      await db
        .collection('push_subscriptions')
        .updateMany({ sessionId: { $exists: false } }, { $set: { sessionId: '', deviceKey: '' } });
    },
  },
  {
    // Each mail has its own unsubscribe link, which ends. Those in mails of before worked for ever: 60 more days.
    name: '2026-11-23-unsubscribe-links',
    async up(db) {
      await dropIndex(db, 'alert_settings', 'unsubscribeToken_1');
      const settings = db.collection('alert_settings');
      const endsAt = new Date(Date.now() + UNSUBSCRIBE_LINK_DAYS * 86_400_000);
      for await (const { _id: userId, unsubscribeToken } of settings.find({ unsubscribeToken: { $type: 'string' } })) {
        const link = { $setOnInsert: { userId, endsAt, usedAt: null } };
        const links = db.collection<{ _id: string }>('unsubscribe_links');
        await links.updateOne({ _id: hashOfToken(String(unsubscribeToken)) }, link, { upsert: true });
        await settings.updateOne({ _id: userId }, { $unset: { unsubscribeToken: 1 } });
      }
    },
  },
  {
    // The events that were considered for alerts are counted by recognitions, not by time.
    name: '2026-11-23-alerts-by-recognition',
    async up(db) {
      await db
        .collection('stock_watches')
        .updateMany({ alertedThrough: { $type: 'date' } }, [
          { $set: { alertedThrough: { $ifNull: ['$recognitions', 0] } } },
        ]);
    },
  },
  {
    // An empty answer counted as a day without trade at once, and for a year. It has to be confirmed by another look.
    name: '2026-11-23-confirm-empty-days',
    async up(db) {
      const days = db.collection('broker_days');
      const empty = {
        source: { $ne: 'sample' },
        trades: { $size: 0 },
        provisional: false,
        emptyOn: { $exists: false },
      };
      for await (const { _id, fetchedAt } of days.find(empty)) {
        await days.updateOne({ _id }, { $set: { provisional: true, emptyOn: seoulDay(fetchedAt) } });
      }
    },
  },
  {
    // The caches are emptied when no worker has their limits any more, not each time that another one has others.
    name: '2026-11-23-limits-of-caches',
    async up(db) {
      const tasks = db.collection<{ _id: string; donePeriod?: string }>('cluster_tasks');
      const task = await tasks.findOne({ _id: 'limits-of-caches' });
      if (task?.donePeriod !== undefined) {
        const limits = db.collection<{ _id: string }>('cache_limits');
        const seen = { $setOnInsert: { seenAt: new Date(0) } };
        await limits.updateOne({ _id: task.donePeriod }, seen, { upsert: true });
      }
      await tasks.deleteOne({ _id: 'limits-of-caches' });
    },
  },
  {
    // Notifications and monitoring have the field's names.
    name: '2026-11-23-names-of-the-field',
    async up(db) {
      await renameCollection(db, 'told_events', 'notified_events');
      await renameCollection(db, 'stock_watches', 'monitored_stocks');
      await renameCollection(db, 'kept_articles', 'archived_articles');
      await renameCollection(db, 'unused_answers', 'rejected_answers');
      await renameField(db, 'alert_settings', { from: 'tellings', to: 'notificationCount' });
      await renameField(db, 'monitored_stocks', { from: 'watchedAt', to: 'monitoredAt' });
      await renameField(db, 'source_quotas', { from: 'watching', to: 'monitoring' });
      const usage = db.collection<{ _id: string }>('model_usage');
      for await (const { _id, ...sums } of usage.find({ _id: /^watching:/ })) {
        const name = _id.replace('watching:', 'monitoring:');
        await usage.updateOne({ _id: name }, { $setOnInsert: sums }, { upsert: true });
        await usage.deleteOne({ _id });
      }
    },
  },
  {
    // The judge without a model learns from examples: it is no lexicon. Workers report again, and the scorecard is computed again, by
    // themselves.
    name: '2026-11-23-offline-judge',
    async up(db) {
      const rename = async (collection: string, field: string) => {
        await db.collection(collection).updateMany({ [field]: 'lexicon' }, { $set: { [field]: 'offline' } });
      };
      const renameEach = async (collection: string, list: string) => {
        await db
          .collection(collection)
          .updateMany(
            { [`${list}.judgedBy`]: 'lexicon' },
            { $set: { [`${list}.$[of].judgedBy`]: 'offline' } },
            { arrayFilters: [{ 'of.judgedBy': 'lexicon' }] },
          );
      };
      await rename('news_analyses', 'result.judgedBy');
      await rename('news_details', 'content.judgedBy');
      await renameEach('news_details', 'content.reasons');
      await rename('news_evidence', 'judgedBy');
      await renameEach('news_evidence', 'events');
      await rename('scorecard_rows', 'judgedBy');
      for (const name of ['worker_sources', 'scorecards', 'scorecard_files']) await db.collection(name).deleteMany({});
    },
  },
  {
    // Why an analysis ended in error was stored as the member's sentence. It is a code now; the API has the sentence.
    name: '2026-11-23-failure-codes',
    async up(db) {
      for (const name of ['news_analyses', 'accumulations']) await storeFailureCodes(db.collection(name));
    },
  },
  {
    // Events are alerted to when they rise, by numbers of recognitions. What an event is by now was considered for alerts.
    name: '2026-11-24-rise-of-events',
    async up(db) {
      const level = { $cond: [{ $eq: [{ $ifNull: ['$side', null] }, null] }, 0, '$strength'] };
      await db
        .collection('stock_events')
        .updateMany({ $or: [{ peak: null }, { firstSeenIn: null }, { byModel: null }] }, [
          {
            $set: {
              peak: { $ifNull: ['$peak', level] },
              raisedIn: { $ifNull: ['$raisedIn', 0] },
              firstSeenIn: { $ifNull: ['$firstSeenIn', 0] },
              byModel: { $ifNull: ['$byModel', false] },
            },
          },
        ]);
    },
  },
  {
    // Each channel of a delivery has state and retries of its own. A mail that went out before showed every event.
    name: '2026-11-24-channels-of-deliveries',
    async up(db) {
      const deliveries = db.collection('deliveries');
      await deliveries.updateMany({ left: { $exists: false }, mail: 'sent' }, { $set: { left: [] } });
      await deliveries.updateMany({ retries: { $exists: false } }, { $set: { retries: {} } });
      await deliveries.updateMany({ browsers: { $exists: false } }, { $set: { browsers: [] } });
    },
  },
];
