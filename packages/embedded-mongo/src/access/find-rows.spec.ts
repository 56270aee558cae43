import { Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import { describe, expect, it } from 'vitest';
import { compileMatcher } from '../filter/matcher.ts';
import { checkedIndexSpec } from '../storage/index/check-spec.ts';
import { createIndex } from '../storage/index/create-index.ts';
import { Row } from '../storage/row.ts';
import { Store } from '../storage/store.ts';
import { MongoError } from '../values/errors.ts';
import { parseSort, sortBy } from '../values/sort.ts';
import { type Doc, decode, encode } from '../values/values.ts';
import { countRows, findRows } from './find-rows.ts';

/** Returns a generator of numbers from 0 up to 1 that a seed determines. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const SCALARS = [
  ...[
    -1,
    0,
    1,
    2,
    2.5,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    'a',
    'b',
    'ab',
    'a\0',
    '',
    null,
    true,
    false,
    new Date(1),
    new Date(5),
  ],
  ...[
    Long.fromString('9007199254740993'),
    new Double(2 ** 53),
    new Int32(5),
    Decimal128.fromString('2.5'),
    Decimal128.fromString('0.1'),
  ],
  ...[
    Decimal128.fromString('9007199254740993'),
    new ObjectId('000000000000000000000001'),
    new ObjectId('ffffffffffffffffffffffff'),
  ],
];
const PATHS = ['a', 'b', 'a.x', 'a.y', 'b.x', 'a.0'];

class Generator {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  chance(share: number): boolean {
    return this.#random() < share;
  }

  count(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  pick<T>(from: readonly T[]): T {
    const [first] = from;
    return from[this.count(from.length)] ?? (first as T);
  }

  value(depth = 0): unknown {
    if (depth < 2 && this.chance(0.2)) return Array.from({ length: this.count(3) }, () => this.value(depth + 1));
    if (depth < 2 && this.chance(0.2)) return this.fields(['x', 'y'], depth + 1);
    return this.pick(SCALARS);
  }

  fields(names: readonly string[], depth = 0): Doc {
    return Object.fromEntries(names.filter(() => this.chance(0.75)).map((name) => [name, this.value(depth)]));
  }

  condition(): unknown {
    const operand = this.chance(0.8) ? this.pick(SCALARS) : this.value(1);
    return this.pick<() => unknown>([
      () => operand,
      () => ({ [this.pick(['$gt', '$gte', '$lt', '$lte'])]: operand }),
      () => ({ $gt: this.pick(SCALARS), $lte: this.pick(SCALARS) }),
      () => ({ $in: [this.pick(SCALARS), this.pick(SCALARS)] }),
      () => ({ $ne: operand }),
      () => ({ $exists: this.chance(0.5) }),
      () => ({ $regex: '^a' }),
      () => ({ $elemMatch: { $gte: this.pick(SCALARS) } }),
    ])();
  }

  filter(nested = true): Doc {
    const filter: Doc = { [this.pick(PATHS)]: this.condition(), [this.pick([...PATHS, 'a'])]: this.condition() };
    if (nested && this.chance(0.3)) filter[this.pick(['$or', '$and'])] = [this.filter(false), this.filter(false)];
    return filter;
  }

  index(n: number): Doc {
    const key = Object.fromEntries(
      Array.from({ length: 1 + this.count(3) }, () => [this.pick([...PATHS, '_id']), this.pick([1, -1])]),
    );
    const partialFilterExpression = this.pick([{ b: 1 }, { a: { $exists: true } }, { a: { $gt: 1 } }]);
    const option = this.pick<Doc>([{}, {}, {}, { sparse: true }, { partialFilterExpression }]);
    return checkedIndexSpec(decode(encode({ key, name: `index${n}`, ...option })));
  }
}

/** Returns false when MongoDB refuses the document: parallel arrays, or numbers that are positions and fields. */
function isStorable(store: () => void): boolean {
  try {
    store();
    return true;
  } catch (error) {
    if (error instanceof MongoError && [171, 16746].includes(error.code)) return false;
    throw error;
  }
}

describe('findRows', () => {
  it.each([1, 2, 3, 4, 5, 6])('finds by an index what a scan finds, in the same order (seed %i)', (seed) => {
    const random = new Generator(seed);
    const store = new Store(':memory:');
    const collection = store.catalog.create('test.things', {});
    collection.indexes.push(...[0, 1, 2].map((n) => createIndex(store.catalog.nextIndexId(), random.index(n))));
    const docs: Doc[] = [];
    for (let _id = 0; _id < 60; _id++) {
      const after = decode(encode({ _id, ...random.fields(['a', 'b']) }));
      const rid = store.catalog.nextRid();
      if (isStorable(() => store.write(collection, { rid, before: null, after: new Row(rid, after) })))
        docs.push(after);
    }
    for (let n = 0; n < 150; n++) {
      const filter = decode(encode(random.filter()));
      const sort = parseSort(random.pick<Doc>([{ a: 1, _id: 1 }, { b: -1, _id: 1 }, { a: -1, _id: -1 }, { _id: 1 }]));
      const matches = compileMatcher(filter);
      const expected = sortBy(
        docs.filter((doc) => matches(doc)),
        { fields: sort },
        (doc) => doc,
      );
      const found = [...findRows({ store, collection }, { filter, sort })].map((row) => row.doc);
      expect(found, JSON.stringify(filter)).toEqual(expected);
      expect(countRows({ store, collection }, { filter }), JSON.stringify(filter)).toBe(expected.length);
    }
    store.database.close();
  });
});
