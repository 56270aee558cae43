import type { Paging } from '@gaemi/contracts/paging';
import type { Model, QueryFilter, SortOrder } from 'mongoose';

interface PageQuery<Raw> extends Paging {
  filter: QueryFilter<Raw>;
  sort: Record<string, SortOrder>;
  /** Fields that are not read. */
  leftOut?: Record<string, 0>;
}

/**
 * A page of the records that fit the filter, and how many fit it in all. A page that is not full tells that by itself, and spares
 * the database the count.
 */
export async function findPage<Raw, Item = Raw>(
  records: Model<Raw>,
  { filter, sort, leftOut = {}, page, size }: PageQuery<Raw>,
): Promise<{ items: Item[]; total: number }> {
  const before = (page - 1) * size;
  const items = await records.find(filter, leftOut).sort(sort).skip(before).limit(size).lean<Item[]>().exec();
  const isLast = items.length < size && (items.length > 0 || page === 1);
  return { items, total: isLast ? before + items.length : await records.countDocuments(filter).exec() };
}
