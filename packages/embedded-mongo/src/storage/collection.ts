import type { Binary } from 'bson';
import type { Doc } from '../bson/values.ts';
import type { Index } from '../indexes/index-spec.ts';
import type { Matcher } from '../query/matcher.ts';
import type { Transaction } from '../transactions/transaction.ts';

/** A collection of the catalog. */
export interface Collection {
  readonly id: number;
  ns: string;
  readonly uuid: Binary;
  /** As given to `create` or `collMod`. */
  options: Doc;
  validator: Matcher | undefined;
  /** A view: what it shows, of which collection of its database. */
  readonly view: { on: string; pipeline: unknown[] } | undefined;
  indexes: Index[];
  /** The open transaction that created it, which alone sees it. */
  creator: Transaction | undefined;
}
