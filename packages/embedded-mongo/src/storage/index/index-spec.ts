import type { Matcher } from '../../filter/matcher.ts';
import type { KeyField } from '../../values/sort-keys.ts';
import type { Doc } from '../../values/values.ts';

/** An index of one collection. */
export interface Index {
  readonly id: number;
  /** Specification in the form of `listIndexes`. */
  spec: Doc;
  readonly name: string;
  readonly fields: readonly KeyField[];
  readonly directions: readonly number[];
  readonly unique: boolean;
  readonly sparse: boolean;
  /** The index has a collation. `listIndexes` shows it, but no query uses it. */
  readonly collated: boolean;
  readonly partial: { filter: Doc; matches: Matcher } | undefined;
  expireAfterSeconds: number | undefined;
  /** A document has, or had, several entries. Bounds must not be intersected and the order is not that of a sort. */
  multikey: boolean;
  /** Some entries are rounded (Decimal128). Their order is not exact, and unique keys are compared by value. */
  rough: boolean;
}
