/** Page numbers shown at once. */
export const PAGE_BLOCK = 5;

interface PageBlock {
  numbers: number[];
  /** Last page of the block before, first of the block after; null where there is none. */
  previous: number | null;
  next: number | null;
}

/** The block of page numbers that holds `page`, of `pages` in all (both from 1). */
export function pageBlock(page: number, pages: number): PageBlock {
  const first = Math.floor((Math.min(Math.max(page, 1), pages) - 1) / PAGE_BLOCK) * PAGE_BLOCK + 1;
  const last = Math.min(first + PAGE_BLOCK - 1, pages);
  return {
    numbers: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    previous: first > 1 ? first - 1 : null,
    next: last < pages ? last + 1 : null,
  };
}
