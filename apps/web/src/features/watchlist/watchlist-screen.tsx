import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { SearchBar } from '../../ui/search-bar/search-bar.tsx';
import { useSearchPlace } from '../../ui/search-bar/use-search-place.ts';
import type { ListedRecord, RecordKind } from '../analysis/records/record-kind.ts';
import { StockRecords } from '../analysis/records/stock-records.tsx';
import { Watchlist } from './watchlist.tsx';
import styles from './watchlist-screen.module.css';

interface ScreenProps<Item extends ListedRecord> {
  kind: RecordKind<Item>;
  /** Shows each stock with its price and its newest news analysis. */
  board?: boolean;
}

/** The stocks the member watches, or the records of the one that was picked from them. */
export function WatchlistScreen<Item extends ListedRecord>({ kind, board = false }: ScreenProps<Item>) {
  const code = useSearchParams()[0].get('stock');
  if (code !== null) return <StockRecords key={code} kind={kind} code={code} />;
  return <WatchedStocks records={kind.title} searchAt={kind.start.path} board={board} />;
}

interface Props {
  /** What a stock leads to. */
  records: string;
  /** The screen where stocks are found. */
  searchAt: string;
  board: boolean;
}

function WatchedStocks({ records, searchAt, board }: Props) {
  useDocumentTitle('관심 종목');
  const { term, page, typed, setTyped, searchFor, turnTo } = useSearchPlace();
  return (
    <>
      <div className={board ? styles.wideTop : styles.top}>
        <PageHead title="관심 종목">종목을 누르면 지난 {records}을 볼 수 있어요.</PageHead>
        <SearchBar
          label="관심 종목 검색"
          placeholder="종목명 (예:삼성전자)"
          value={typed ?? term}
          onChange={setTyped}
          onSearch={() => searchFor(typed ?? term)}
        />
      </div>
      <Watchlist
        searchAt={searchAt}
        board={board}
        term={term}
        page={page}
        onPage={turnTo}
        onPastEnd={(last) => turnTo(last, true)}
      />
    </>
  );
}
