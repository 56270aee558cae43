import type { Matcher } from '../../filter/matcher.ts';
import type { KeyField } from '../../values/sort-keys.ts';
import type { Doc } from '../../values/values.ts';

/** An index of one collection, ready for use. */
export interface Index {
  readonly id: number;
  /** As `listIndexes` shows it. */
  spec: Doc;
  readonly name: string;
  readonly fields: readonly KeyField[];
  readonly directions: readonly number[];
  readonly unique: boolean;
  readonly sparse: boolean;
  /** It has a collation: kept for `listIndexes`, never used to find anything. */
  readonly collated: boolean;
  readonly partial: { filter: Doc; matches: Matcher } | undefined;
  expireAfterSeconds: number | undefined;
  /** Some document has, or had, more than one entry: bounds may not be intersected, order not relied on. */
  multikey: boolean;
  /** Some entries are rounded (Decimal128): order not relied on, unique keys compared by value. */
  rough: boolean;
}
