import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSignedInMember } from '../../shared/session/signed-in-member.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { EmptyPanel } from '../../ui/panel/empty-panel.tsx';
import { SearchBar } from '../../ui/search-bar/search-bar.tsx';
import { useSearchPlace } from '../../ui/search-bar/use-search-place.ts';
import { Stack } from '../../ui/stack/stack.tsx';
import type { StockAction } from './found-stock.tsx';
import { StockResults } from './stock-results.tsx';
import styles from './stock-search.module.css';

interface Props {
  /** What the screen does with a stock. */
  description: string;
  action: StockAction;
  /** What stands below the box: companies to pick from, an analysis that runs, or a result. */
  shows: 'search' | 'running' | 'result';
  /** The stock that is being or was analysed. */
  stockName: string | undefined;
  disabled: boolean;
  /** Another search begins. */
  onSearch?: () => void;
  /** Beside the box while a result is shown, which makes the box small. */
  besideResult?: ReactNode;
  /** Below the box, where that is not the search. */
  children: ReactNode;
}

/** The search that an analysis begins with; it stays above the analysis and its result. */
export function StockSearch({
  description,
  action,
  shows,
  stockName,
  disabled,
  onSearch,
  besideResult,
  children,
}: Props) {
  const { term, page, typed, setTyped, searchFor, turnTo } = useSearchPlace();
  const text = typed ?? stockName ?? term;
  const isSearching = shows === 'search';
  const isSmall = shows === 'result' && besideResult !== undefined;
  const search = () => {
    if (text.trim() === '') return;
    onSearch?.();
    searchFor(text, isSearching);
  };
  const pick: StockAction['onPick'] = (stock) => {
    setTyped(null);
    action.onPick(stock);
  };
  return (
    <>
      {shows === 'result' ? (
        <h1 className="sr">분석할 종목 검색</h1>
      ) : (
        <PageHead title="분석할 종목 검색">{description}</PageHead>
      )}
      <Stack>
        <div className={isSmall ? styles.small : undefined}>
          {isSmall && besideResult}
          <SearchBar
            label="분석할 종목"
            placeholder="종목명 또는 종목코드 (예:삼성전자, 005930)"
            value={text}
            onChange={setTyped}
            onSearch={search}
            disabled={disabled}
            small={isSmall}
          />
          {isSearching && <CostHint cost={action.cost} />}
        </div>
        {isSearching && term === '' && (
          <EmptyPanel title="분석할 종목을 검색해주세요." hint="이름, 코드, 초성(ㅅㅅㅈㅈ)으로 찾을 수 있어요." />
        )}
        {isSearching && term !== '' && (
          <StockResults term={term} page={page} onPage={turnTo} action={{ ...action, onPick: pick }} />
        )}
        {children}
      </Stack>
    </>
  );
}

/** Under the search box: what an analysis costs and what the member has, in credits, and where to get what is missing. */
function CostHint({ cost }: { cost: number }) {
  const { credit } = useSignedInMember();
  const missing = cost - credit;
  return (
    <p className={styles.hint}>
      <span>
        분석 한 번에 <b>{cost} 크레딧</b>
      </span>
      <span>
        지금 <b>{credit.toLocaleString('ko-KR')} 크레딧</b> 있어요
      </span>
      {missing > 0 && (
        <span>
          크레딧이 <b>{missing}</b> 모자라요. <Link to="/subscribe">요금제에서 신청하기</Link>
        </span>
      )}
    </p>
  );
}
