import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { SearchBar } from '../../../ui/search-bar/search-bar.tsx';
import { useSearchPlace } from '../../../ui/search-bar/use-search-place.ts';
import type { RecordStart } from '../../analysis/records/record-kind.ts';
import { HistoryViewSwitch } from './history-view.tsx';
import { newsStocksQuery } from './news-stocks-query.ts';
import styles from './stock-history.module.css';
import { StockList } from './stock-list.tsx';

/** The member's news analyses by stock: all stocks, or those whose name has a term in it. `left`: code of the one whose result was just left. */
export function StockHistory({ left, start }: { left: string | null; start: RecordStart }) {
  useDocumentTitle('분석 기록');
  const { term, typed, setTyped } = useSearchPlace();
  const navigate = useNavigate();
  const { data: first } = useQuery(newsStocksQuery(term, 1));
  const search = () => {
    const next = (typed ?? term).trim();
    setTyped(null);
    const params = new URLSearchParams({ view: 'stocks', ...(next !== '' && { q: next }) });
    navigate({ search: `?${params}` }, { replace: next === term });
  };
  return (
    <>
      <div className={styles.head}>
        <PageHead title="분석 기록">
          <span>{term === '' ? '최근 결과' : `"${term}" 검색 결과`}</span>
          {first !== undefined && first.total > 0 && (
            <span className={styles.total}>
              {' '}
              · 종목 {first.total}개, 분석 {first.facets.analyses}번
            </span>
          )}
        </PageHead>
        <HistoryViewSwitch />
        <div className={styles.search}>
          <SearchBar
            label="종목명으로 기록 검색"
            placeholder="종목명 (예:삼성전자)"
            value={typed ?? term}
            onChange={setTyped}
            onSearch={search}
          />
        </div>
      </div>
      <StockList key={term} {...{ term, left, start }} />
    </>
  );
}
