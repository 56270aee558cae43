import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PAGE_BLOCK, pageBlock } from './page-block.ts';
import styles from './pagination.module.css';

interface Props {
  page: number;
  /** Number of pages; with fewer than two nothing is shown. */
  pages: number;
  onChange: (page: number) => void;
  /** A page is about to be asked for: its number is under the mouse or has the focus. */
  onNear?: (page: number) => void;
}

/** Page numbers in blocks of five; the arrows lead to the neighbouring blocks. */
export function Pagination({ page, pages, onChange, onNear }: Props) {
  if (pages < 2) return null;
  const { numbers, previous, next } = pageBlock(page, pages);
  return (
    <nav className={styles.pagination} aria-label="쪽 번호">
      <button
        type="button"
        aria-label={`이전 ${PAGE_BLOCK}쪽`}
        disabled={previous === null}
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
        disabled={next === null}
        onClick={() => next !== null && onChange(next)}
      >
        <ChevronRight size={20} aria-hidden />
      </button>
    </nav>
  );
}
