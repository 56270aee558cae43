import type { ComponentType } from 'react';
import type { RecordFilter, RecordPageQuery } from './record-page-query.ts';
import type { ListPlace } from './use-list-place.ts';

/** What lists ask of a record. */
export interface ListedRecord {
  _id: string;
  stock_name: string;
  present_name: string | null;
  data_source: string;
}

export interface CardProps<Item> {
  record: Item;
  isOpen: boolean;
  onToggle: () => void;
  place: ListPlace;
  /** It says itself that it rests on sample data; the list says it once where all do. */
  hasBadge: boolean;
}

export interface DetailProps {
  /** `_id` of the record. */
  id: string;
  place: ListPlace;
  onBack: () => void;
}

/** A kind of analyses: how its records are fetched, shown in a list and in full, and what is said of them. */
export interface RecordKind<Item extends ListedRecord> {
  title: string;
  pageQuery: (filter: RecordFilter, page: number) => RecordPageQuery<Item>;
  /** Stands for one card on its way. */
  CardSkeleton: ComponentType;
  /** An entry of the list; its button controls an element with the id `record-<_id>`. */
  ListCard: ComponentType<CardProps<Item>>;
  Detail: ComponentType<DetailProps>;
  /** Parts of a detail's address beside those of every list. */
  detailParts: readonly string[];
  /** Said where a page could not be loaded. */
  failure: string;
  /** What a member without records can do. */
  start: RecordStart;
}

export interface RecordStart {
  path: string;
  label: string;
  hint: string;
  hintOfStock: string;
}
