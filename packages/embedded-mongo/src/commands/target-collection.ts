import type { Context } from '../session/command.ts';
import type { Collection } from '../storage/collection.ts';
import { Blocked } from '../storage/transaction.ts';
import { MongoError } from '../values/errors.ts';

/** Finds or creates the collection to write to. */
export function collectionToWrite({ server, txn }: Context, ns: string): Collection {
  const { catalog } = server.store;
  const found = catalog.find(ns, txn);
  if (found?.view) throw new MongoError(166, `Namespace ${ns} is a view, not a collection`);
  if (found) return found;
  if (catalog.findAny(ns))
    throw txn ? new MongoError(112, `Collection ${ns} is being created by another transaction`) : new Blocked();
  return catalog.create(ns, {}, txn);
}

/** Returns the collection or view of this name, or throws NamespaceNotFound. */
export function existingCollection({ server, txn }: Context, ns: string): Collection {
  const collection = server.store.catalog.find(ns, txn);
  if (!collection) throw new MongoError(26, `ns does not exist: ${ns}`);
  return collection;
}
