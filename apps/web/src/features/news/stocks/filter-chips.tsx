import type { NewsStockFacets } from '@gaemi/contracts/news-list';
import styles from './filter-chips.module.css';
import { type StockFilter, stockFilters } from './stock-filters.ts';

interface Props {
  chosen: StockFilter;
  counts: NewsStockFacets;
  onChoose: (filter: StockFilter) => void;
}

/** The filters of the history by stock, each with the number of stocks of the whole list. */
export function FilterChips({ chosen, counts, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and these filters send none
    <div className={styles.chips} data-print="never" role="group" aria-label="거르기">
      {stockFilters.map((filter) => (
        <button
          key={filter.id}
          type="button"
          className={styles.chip}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {filter.label} <small>{counts[filter.id]}</small>
        </button>
      ))}
    </div>
  );
}
