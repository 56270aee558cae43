import { mongo } from 'mongoose';
import { accumulationResultOf, coverageOf, newsResultOf, reshape, sideDetailOf } from './stored-shapes.ts';

/** One change of stored data. It may be run again after a crash, so it must come to the same however much of it is done already. */
export interface Migration {
  /** Stands in the changelog; never changed once it was released. */
  name: string;
  up: (db: mongo.Db) => Promise<void>;
}

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

/** All migrations, oldest first. New ones go to the end. */
export const migrations: readonly Migration[] = [
  {
    // A code belongs to its requester, so there is more than one for an address. Codes live for minutes: none is carried over.
    name: '2026-11-22-codes-by-requester',
    async up(db) {
      await dropIndex(db, 'verifications', 'email_1_type_1');
      await db.collection('verifications').deleteMany({ requester: { $exists: false } });
    },
  },
  {
    // A session and its member are found in one look-up, by the member's id as the database has it.
    name: '2026-11-22-session-owner',
    async up(db) {
      await db
        .collection('sessions')
        .updateMany({ 'session.owner': { $exists: false }, 'session.passport.user': { $type: 'string' } }, [
          { $set: { 'session.owner': { $toObjectId: '$session.passport.user' } } },
        ]);
    },
  },
  {
    // Results were stored in the names of the API's JSON. Now they are stored in those of the rules, so that a renamed field is no migration.
    name: '2026-11-22-results-of-the-domain',
    async up(db) {
      const change = (name: string, field: string, old: string, toNew: Parameters<typeof reshape>[2]) =>
        reshape(db.collection(name), { field, old }, toNew);
      await change('news_analyses', 'result', 'result.goodScore', newsResultOf);
      await change('news_evidence', 'coverage', 'coverage.asked_from', coverageOf);
      await change('news_details', 'content', 'content.stock_code', sideDetailOf);
      await change('accumulations', 'result', 'result.first_mjb_grade', accumulationResultOf);
      // Workers tell again within half a minute.
      await db.collection('worker_sources').deleteMany({ 'sources.stock_master': { $exists: true } });
    },
  },
];
