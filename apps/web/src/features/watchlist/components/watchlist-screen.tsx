import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../components/document-title.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { SearchBar } from '../../../components/search-bar.tsx';
import { Watchlist } from './watchlist.tsx';
import styles from './watchlist-screen.module.css';

interface Props {
  /** What a stock leads to. */
  records: string;
  /** The screen where stocks are found. */
  searchAt: string;
}

/** The stocks the member watches; term and page live in the address. */
export function WatchlistScreen({ records, searchAt }: Props) {
  useDocumentTitle('관심 종목');
  const [params, setParams] = useSearchParams();
  const term = params.get('q') ?? '';
  const asked = Number(params.get('page'));
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  // What is being typed; null where the box shows the term that was searched for.
  const [typed, setTyped] = useState<string | null>(null);

  const search = () => {
    const next = (typed ?? term).trim();
    setTyped(null);
    setParams(next === '' ? {} : { q: next }, { replace: next === term });
  };
  const turnTo = (next: number, replace = false) =>
    setParams({ ...(term === '' ? {} : { q: term }), page: String(next) }, { replace });

  return (
    <>
      <PageHead title="관심 종목">종목을 누르면 지난 {records}을 볼 수 있어요.</PageHead>
      <div className={styles.stack}>
        <SearchBar
          label="관심 종목 검색"
          placeholder="종목명 (예:삼성전자)"
          value={typed ?? term}
          onChange={setTyped}
          onSearch={search}
        />
        <Watchlist
          searchAt={searchAt}
          term={term}
          page={page}
          onPage={turnTo}
          onPastEnd={(last) => turnTo(last, true)}
        />
      </div>
    </>
  );
}
