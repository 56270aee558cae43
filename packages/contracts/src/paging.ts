import * as z from 'zod';
import { messages } from './messages.ts';
import { MAX_PAGE, MAX_PAGE_SIZE } from './page-sizes.ts';

const wholeNumber = (max: number, message: string) =>
  z
    .string(message)
    .regex(/^[0-9]{1,9}$/, message)
    .transform(Number)
    .pipe(z.int(message).min(1, message).max(max, message));

/** Returns the query fields `page` (from 1) and `size` (1–100, by default the given size). */
export const pagingQuery = (defaultSize: number) => ({
  page: wholeNumber(MAX_PAGE, messages.pageInvalid).default(1),
  size: wholeNumber(MAX_PAGE_SIZE, messages.sizeInvalid).default(defaultSize),
});

/** Returns the answer schema of a list. A page past the end has no items and the right total. */
export const pagedList = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    page: z.number().int(),
    size: z.number().int(),
    total: z.number().int(),
    pages: z.number().int(),
  });

export interface Paging {
  page: number;
  size: number;
}

export interface Paged<Item> extends Paging {
  items: Item[];
  total: number;
  pages: number;
}

/** Builds the answer of a list. */
export function paged<Item>(items: Item[], total: number, { page, size }: Paging): Paged<Item> {
  return { items, page, size, total, pages: Math.ceil(total / size) };
}
