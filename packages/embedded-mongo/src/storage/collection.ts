import type { Binary } from 'bson';
import type { Matcher } from '../filter/matcher.ts';
import type { Doc } from '../values/values.ts';
import type { Index } from './index/index-spec.ts';
import type { Transaction } from './transaction.ts';

/** What a view shows, of which collection of its database. */
export interface View {
  on: string;
  pipeline: unknown[];
}

/** A collection of the catalog. */
export interface Collection {
  readonly id: number;
  ns: string;
  readonly uuid: Binary;
  /** As given to `create` or `collMod`. */
  options: Doc;
  validator: Matcher | undefined;
  readonly view: View | undefined;
  indexes: Index[];
  /** The open transaction that created it, which alone sees it. */
  creator: Transaction | undefined;
}
