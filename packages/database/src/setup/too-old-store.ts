import { StartError } from '@gaemi/runtime/start/start-check';
import type { mongo } from 'mongoose';
import { migrationsOf100 } from './migrations-1.0.0.ts';

/** What no migration adds: results have it since the last development versions before 1.0.0. */
const needed: Readonly<Record<string, { part: string; fields: readonly string[] }>> = {
  news_analyses: {
    part: 'result',
    fields: ['scoreVersion', 'reserve', 'thin', 'lead', 'coverage.few', 'coverage.droppedBy', 'coverage.sources'],
  },
  news_details: { part: 'content', fields: ['scoreVersion', 'timeline', 'restCount', 'articlesPerDay'] },
};

/**
 * Makes sure that no result was written before the versions that a release takes over: nobody could read it.
 * @throws StartError
 */
export async function requireReadableResults(db: mongo.Db): Promise<void> {
  const last = migrationsOf100.at(-1)?.name;
  const isTakenOver = await db.collection<{ _id: string | undefined }>('changelog').findOne({ _id: last });
  if (isTakenOver !== null) return;
  for (const [name, { part, fields }] of Object.entries(needed)) {
    const $or = fields.map((field) => ({ [`${part}.${field}`]: { $exists: false } }));
    if ((await db.collection(name).findOne({ [part]: { $type: 'object' }, $or })) === null) continue;
    throw new StartError(
      'The store holds results of a development version before 1.0.0 that no release takes over ' +
        `(${name}): start that version, or begin with an empty store. Nothing was changed.`,
    );
  }
}
