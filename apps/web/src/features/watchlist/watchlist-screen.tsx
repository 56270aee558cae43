import { useLocation, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { EmptyPanel } from '../../ui/panel/empty-panel.tsx';
import { SearchBar } from '../../ui/search-bar/search-bar.tsx';
import { useSearchPlace } from '../../ui/search-bar/use-search-place.ts';
import type { ListedRecord, RecordKind } from '../analysis/records/record-kind.ts';
import { StockRecords } from '../analysis/records/stock-records.tsx';
import { stockOfAddress } from './stock-of-address.ts';
import { type BoardName, Watchlist } from './watchlist.tsx';
import { readTrace } from './watchlist-query.ts';
import styles from './watchlist-screen.module.css';

interface ScreenProps<Item extends ListedRecord> {
  kind: RecordKind<Item>;
  /** The analyses that each stock is shown with. */
  board: BoardName;
}

/** The stocks the member watches, or the records of the one that was picked from them. */
export function WatchlistScreen<Item extends ListedRecord>({ kind, board }: ScreenProps<Item>) {
  const stock = stockOfAddress(useSearchParams()[0]);
  if (stock === 'unknown') return <UnknownStock />;
  if (stock !== 'none') return <StockRecords key={stock.code} kind={kind} code={stock.code} />;
  return <WatchlistStocks records={kind.title} searchAt={kind.start.path} board={board} />;
}

/** An address that names no stock there can be: trying again would change nothing. */
function UnknownStock() {
  const { pathname } = useLocation();
  useDocumentTitle('관심 종목');
  return (
    <EmptyPanel title="종목을 찾을 수 없어요." hint="주소의 종목코드를 확인해 주세요.">
      <ButtonLink look="accent" to={pathname}>
        관심 종목 보기
      </ButtonLink>
    </EmptyPanel>
  );
}

interface Props {
  /** What a stock leads to. */
  records: string;
  /** The screen where stocks are found. */
  searchAt: string;
  board: BoardName;
}

function WatchlistStocks({ records, searchAt, board }: Props) {
  useDocumentTitle('관심 종목');
  const { term, page, typed, setTyped, searchFor, turnTo } = useSearchPlace(['trace']);
  const [params, setParams] = useSearchParams();
  return (
    <>
      <div className={styles.top}>
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
        filter={{ term, trace: board === 'accumulation' ? readTrace(params) : undefined }}
        onTrace={(trace) =>
          setParams({ ...(term !== '' && { q: term }), ...(trace !== undefined && { trace }) }, { replace: true })
        }
        page={page}
        onPage={turnTo}
        onPastEnd={(last) => turnTo(last, true)}
      />
    </>
  );
}
