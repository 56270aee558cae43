import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignedInMember } from '../../shared/session/signed-in-member.ts';
import { classNames } from '../../ui/class-names.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { EmptyPanel } from '../../ui/panel/empty-panel.tsx';
import { SearchBar } from '../../ui/search-bar/search-bar.tsx';
import { useSearchPlace } from '../../ui/search-bar/use-search-place.ts';
import { Stack } from '../../ui/stack/stack.tsx';
import { useOnline } from '../../ui/use-online.ts';
import type { StockAction } from './found-stock.tsx';
import { MissingCredits, useMissingCredits } from './missing-credits.tsx';
import { StockResults } from './stock-results.tsx';
import styles from './stock-search.module.css';
import { Suggestions } from './suggestions.tsx';
import { useStockCombobox } from './use-stock-combobox.ts';

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
  /** Before anything has been searched for: companies to begin with. */
  start?: ReactNode;
  /** Beside the search, below it on narrow screens. */
  rail?: ReactNode;
  /** Whether suggestions tell the member's last news analysis. */
  showsLast?: boolean;
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
  start,
  rail,
  showsLast = false,
  children,
}: Props) {
  const { term, page, typed, setTyped, searchFor, turnTo } = useSearchPlace();
  const text = typed ?? stockName ?? term;
  const isSearching = shows === 'search';
  const place = useReturnFocus(isSearching);
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
  const missing = useMissingCredits(action.cost);
  const choose = useChoose(missing, pick);
  const combobox = useStockCombobox({ typed, disabled, onChoose: choose });
  const type = (next: string) => {
    combobox.reset();
    setTyped(next);
  };
  return (
    <>
      {shows === 'result' ? (
        <h1 className="sr">분석할 종목 검색</h1>
      ) : (
        <PageHead title="분석할 종목 검색">{description}</PageHead>
      )}
      <div
        ref={place}
        tabIndex={-1}
        className={classNames(styles.place, isSearching && rail !== undefined && styles.split)}
      >
        <Stack>
          <div className={isSmall ? styles.small : undefined} data-print="never">
            {isSmall && besideResult}
            <div className={styles.combobox}>
              <SearchBar
                label="분석할 종목"
                placeholder="종목명 또는 종목코드 (예:삼성전자, 005930)"
                value={text}
                onChange={type}
                onSearch={search}
                disabled={disabled}
                small={isSmall}
                combobox={combobox.input}
              />
              <Suggestions
                combobox={combobox}
                action={{ ...action, onPick: choose }}
                missing={missing}
                showsLast={showsLast}
              />
            </div>
            {isSearching && <CostHint cost={action.cost} missing={missing} hasRail={rail !== undefined} />}
          </div>
          {isSearching && term === '' && <BeforeSearch start={start} />}
          {isSearching && term !== '' && (
            <StockResults term={term} page={page} onPage={turnTo} action={{ ...action, onPick: pick }} />
          )}
          {children}
        </Stack>
        {isSearching && rail}
      </div>
    </>
  );
}

/** Gives the focus to the search when back has led to it and what had the focus has gone with the analysis. */
function useReturnFocus(isSearching: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(isSearching);
  useEffect(() => {
    const isBack = isSearching && !before.current;
    before.current = isSearching;
    if (isBack && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isSearching]);
  return place;
}

/** Choosing a suggestion: leads to the plans where credits are missing, and does nothing without a network. */
function useChoose(missing: number, pick: StockAction['onPick']): StockAction['onPick'] {
  const navigate = useNavigate();
  const online = useOnline();
  return (stock) => {
    if (!online) return;
    if (missing > 0) navigate('/subscribe');
    else pick(stock);
  };
}

function BeforeSearch({ start }: Pick<Props, 'start'>) {
  const title = '분석할 종목을 검색해주세요.';
  const hint = '이름, 코드, 초성(ㅅㅅㅈㅈ)으로 찾을 수 있어요.';
  if (start === undefined) return <EmptyPanel title={title} hint={hint} />;
  return (
    <>
      <p className={styles.prompt}>
        <b>{title}</b> <span>{hint}</span>
      </p>
      {start}
    </>
  );
}

interface HintProps {
  cost: number;
  missing: number;
  /** The rail tells the cost, too, where it stands beside the search. */
  hasRail: boolean;
}

/** Under the search box: what an analysis costs and what the member has, in credits, and where to get what is missing. */
function CostHint({ cost, missing, hasRail }: HintProps) {
  const { credit } = useSignedInMember();
  return (
    <p className={classNames(styles.hint, hasRail && styles.hasRail)}>
      <span className={styles.known}>
        분석 한 번에 <b>{cost} 크레딧</b>
      </span>
      <span className={styles.known}>
        지금 <b>{groupDigits(credit)} 크레딧</b> 있어요
      </span>
      {missing > 0 && <MissingCredits missing={missing} />}
    </p>
  );
}
