import { Binary, UUID } from 'bson';
import { compileMatcher } from '../filter/matcher.ts';
import { type Doc, decode, encode, isDoc } from '../values/values.ts';
import type { Collection } from './collection.ts';
import type { Database } from './database.ts';
import { createIndex } from './index/create-index.ts';
import type { Index } from './index/index-spec.ts';
import type { Transaction } from './transaction.ts';

/** Collections and indexes, in memory and in the database. */
export class Catalog {
  readonly #database: Database;
  readonly #collections = new Map<string, Collection>();
  #lastId = 0;
  #lastRid = 0;

  constructor(database: Database) {
    this.#database = database;
    for (const row of database.rows('select id, ns, info from collections order by id')) {
      if (row.info instanceof Uint8Array) this.#load(Number(row.id), String(row.ns), decode(row.info));
    }
    this.#lastRid = Number(database.rows('select max(rid) as rid from documents')[0]?.rid ?? 0);
  }

  nextRid(): number {
    this.#lastRid += 1;
    return this.#lastRid;
  }

  nextIndexId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Finds a collection that the transaction, or everyone, sees. */
  find(ns: string, txn?: Transaction): Collection | undefined {
    const collection = this.#collections.get(ns);
    return collection?.creator && collection.creator !== txn ? undefined : collection;
  }

  /** Finds a collection, even one that an open transaction creates. */
  findAny(ns: string): Collection | undefined {
    return this.#collections.get(ns);
  }

  /** Returns all collections that no open transaction creates. */
  all(): Collection[] {
    return [...this.#collections.values()].filter((collection) => !collection.creator);
  }

  inDatabase(name: string): Collection[] {
    return this.all().filter((collection) => collection.ns.startsWith(`${name}.`));
  }

  /** Creates a collection, visible to others when `creator` commits. */
  create(ns: string, options: Doc, creator?: Transaction): Collection {
    const collection: Collection = {
      id: this.nextIndexId(),
      ns,
      uuid: new UUID().toBinary(),
      options,
      validator: readValidator(options),
      view: readView(options),
      indexes: readView(options) ? [] : [createIndex(this.nextIndexId(), { v: 2, key: { _id: 1 }, name: '_id_' })],
      creator,
    };
    this.#collections.set(ns, collection);
    if (creator) {
      creator.atEnd.push((committed) => {
        collection.creator = undefined;
        if (committed) this.save(collection);
        else this.#collections.delete(collection.ns);
      });
    } else this.save(collection);
    return collection;
  }

  /** Stores the options and indexes of a collection. */
  save(collection: Collection): void {
    if (collection.creator) return;
    collection.validator = readValidator(collection.options);
    const indexes = collection.indexes.map(({ id, spec, multikey, rough }) => ({ id, spec, multikey, rough }));
    const info = encode({ uuid: collection.uuid, options: collection.options, indexes });
    this.#database.write(
      'insert or replace into collections(id, ns, info) values (?, ?, ?)',
      collection.id,
      collection.ns,
      info,
    );
  }

  /** Drops a collection with its documents and indexes. */
  drop(collection: Collection): void {
    this.#collections.delete(collection.ns);
    this.#database.write('delete from collections where id = ?', collection.id);
    this.#database.write('delete from documents where collection = ?', collection.id);
    for (const index of collection.indexes) this.dropEntries(index);
  }

  /** Deletes all entries of an index. */
  dropEntries(index: Index): void {
    this.#database.write('delete from entries where idx = ?', index.id);
  }

  rename(collection: Collection, ns: string): void {
    this.#collections.delete(collection.ns);
    collection.ns = ns;
    this.#collections.set(ns, collection);
    this.save(collection);
  }

  #load(id: number, ns: string, info: Doc): void {
    const saved = Array.isArray(info.indexes) ? info.indexes.filter(isDoc) : [];
    const indexes = saved.map((index) => {
      const made = createIndex(Number(index.id), isDoc(index.spec) ? index.spec : {});
      made.multikey = index.multikey === true;
      made.rough = index.rough === true;
      return made;
    });
    const options = isDoc(info.options) ? info.options : {};
    const uuid = info.uuid instanceof Binary ? info.uuid : new UUID().toBinary();
    this.#collections.set(ns, {
      id,
      ns,
      uuid,
      options,
      validator: readValidator(options),
      view: readView(options),
      indexes,
      creator: undefined,
    });
    this.#lastId = Math.max(this.#lastId, id, ...indexes.map((index) => index.id));
  }
}

function readValidator(options: Doc): Collection['validator'] {
  const filter = options.validator;
  return isDoc(filter) && Object.keys(filter).length > 0 ? compileMatcher(filter) : undefined;
}

function readView({ viewOn, pipeline }: Doc): Collection['view'] {
  return typeof viewOn === 'string' ? { on: viewOn, pipeline: Array.isArray(pipeline) ? pipeline : [] } : undefined;
}
