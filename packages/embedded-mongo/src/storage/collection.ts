import type { Binary } from 'bson';
import type { Matcher } from '../filter/matcher.ts';
import type { Doc } from '../values/values.ts';
import type { Index } from './index/index-spec.ts';
import type { Transaction } from './transaction.ts';

/** A view: its source in the same database and its pipeline. */
export interface View {
  on: string;
  pipeline: unknown[];
}

/** A collection of the catalog. */
export interface Collection {
  readonly id: number;
  ns: string;
  readonly uuid: Binary;
  /** Options of `create` and `collMod`. */
  options: Doc;
  validator: Matcher | undefined;
  readonly view: View | undefined;
  indexes: Index[];
  /** The open transaction that creates the collection and alone sees it. */
  creator: Transaction | undefined;
}
