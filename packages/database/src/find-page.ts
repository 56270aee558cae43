import type { Model, QueryFilter, SortOrder } from 'mongoose';

/** Page of a list, from 1, and number of records per page. */
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
 * Returns a page of the records that match the filter, and the number of all matches. A first page that is not full
 * gives that number by itself and saves the count. For a later page, both queries run at once.
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
