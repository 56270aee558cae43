import { describe, expect, it } from 'vitest';
import { createIndex } from '../storage/index/create-index.ts';
import { Row } from '../storage/row.ts';
import { Store } from '../storage/store.ts';
import { decode, encode } from '../values/values.ts';
import { removeExpired } from './expiry.ts';

const NOW = 1_700_000_000_000;

describe('expiry', () => {
  it.each([1, -1])('deletes a document in the millisecond of its expiry and not before (direction %i)', (direction) => {
    const store = new Store(':memory:');
    const collection = store.catalog.create('test.things', {});
    const spec = { name: 'ttl', key: { at: direction }, expireAfterSeconds: 10 };
    collection.indexes.push(createIndex(store.catalog.nextIndexId(), spec));
    for (const late of [-1, 0, 1]) {
      const after = new Row(store.catalog.nextRid(), decode(encode({ _id: late, at: new Date(NOW - 10_000 + late) })));
      store.write(collection, { rid: after.rid, before: null, after });
    }
    removeExpired({ store }, NOW);
    const left = store.database.documents(collection.id, { rid: 0, descending: false, limit: 16 });
    expect(left.map(({ doc }) => Number(decode(doc)._id))).toEqual([1]);
    store.database.close();
  });
});
