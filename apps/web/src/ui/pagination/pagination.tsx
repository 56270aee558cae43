import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './pagination.module.css';

interface Props {
  /** Names it beside another one on the screen. */
  label?: string;
  page: number;
  /** Number of pages; with fewer than two nothing is shown. */
  pages: number;
  onChange: (page: number) => void;
  /** A page is about to be asked for: its number is under the mouse or has the focus. */
  onNear?: (page: number) => void;
}

/** Page numbers in blocks of five; the arrows lead to the neighbouring blocks. At an end the pressed arrow keeps the focus. */
export function Pagination({ label = '쪽 번호', page, pages, onChange, onNear }: Props) {
  if (pages < 2) return null;
  const { numbers, previous, next } = pageBlock(page, pages);
  return (
    <nav className={styles.pagination} aria-label={label}>
      <button
        type="button"
        aria-label={`이전 ${PAGE_BLOCK}쪽`}
        aria-disabled={previous === null || undefined}
        onClick={() => previous !== null && onChange(previous)}
      >
        <ChevronLeft size={20} aria-hidden />
      </button>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChange(number)}
          onPointerEnter={() => onNear?.(number)}
          onFocus={() => onNear?.(number)}
        >
          {number}
          <span className="sr">쪽</span>
        </button>
      ))}
      <button
        type="button"
        aria-label={`다음 ${PAGE_BLOCK}쪽`}
        aria-disabled={next === null || undefined}
        onClick={() => next !== null && onChange(next)}
      >
        <ChevronRight size={20} aria-hidden />
      </button>
    </nav>
  );
}

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
