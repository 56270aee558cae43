import type { Model, QueryFilter, SortOrder } from 'mongoose';

/** Which page of a list, from 1, and how many records a page has. */
export interface Paging {
  page: number;
  size: number;
}

interface PageQuery<Raw> extends Paging {
  filter: QueryFilter<Raw>;
  sort: Record<string, SortOrder>;
  /** Fields that are not read. */
  leftOut?: Record<string, 0>;
}

/**
 * A page of the records that fit the filter, and how many fit it in all. A first page that is not full tells that by itself, and spares
 * the database the count; of a later page both are asked at once.
 */
export async function findPage<Raw, Item = Raw>(
  records: Model<Raw>,
  { filter, sort, leftOut = {}, page, size }: PageQuery<Raw>,
): Promise<{ items: Item[]; total: number }> {
  const count = () => records.countDocuments(filter).exec();
  const find = records
    .find(filter, leftOut)
    .sort(sort)
    .skip((page - 1) * size)
    .limit(size)
    .lean<Item[]>();
  if (page > 1) {
    const [items, total] = await Promise.all([find.exec(), count()]);
    return { items, total };
  }
  const items = await find.exec();
  return { items, total: items.length < size ? items.length : await count() };
}
