import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Preload } from '../../../shared/preload.ts';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { SearchBar } from '../../../ui/search-bar/search-bar.tsx';
import { readSearchPlace, useSearchPlace } from '../../../ui/search-bar/use-search-place.ts';
import styles from './history-screen.module.css';
import { NoRecords } from './no-records.tsx';
import { RecordBrowser } from './record-browser.tsx';
import type { ListedRecord, RecordKind } from './record-kind.ts';
import { RecordTotal } from './record-total.tsx';

interface Props<Item extends ListedRecord> {
  kind: RecordKind<Item>;
  /** Beside the title. */
  tools?: ReactNode;
}

/** The member's analyses of a kind: all, newest first, or those of a stock. */
export function HistoryScreen<Item extends ListedRecord>({ kind, tools }: Props<Item>) {
  const { title, start } = kind;
  useDocumentTitle(title);
  const { term, typed, setTyped, searchFor } = useSearchPlace();
  const filter = buildFilter(term);
  const { data: first } = useQuery(kind.pageQuery(filter, 1));
  return (
    <>
      <SearchBar
        label="종목명으로 기록 검색"
        placeholder="종목명 (예:삼성전자)"
        value={typed ?? term}
        onChange={setTyped}
        onSearch={() => searchFor(typed ?? term)}
      />
      <div className={styles.head}>
        <PageHead title={title}>
          <span>{term === '' ? '최근 결과' : `"${term}" 검색 결과`}</span>
          <RecordTotal total={first?.total} />
        </PageHead>
        {tools}
      </div>
      <RecordBrowser key={term} kind={kind} filter={filter} empty={<NoRecords term={term} start={start} />} />
    </>
  );
}

const buildFilter = (term: string) => (term === '' ? {} : { stock_name: term });

/** Fetches the first page of the records that the address asks for. */
export function preloadHistory<Item extends ListedRecord>(kind: RecordKind<Item>): Preload {
  return (client, { searchParams }) => [
    client.ensureQueryData(kind.pageQuery(buildFilter(readSearchPlace(searchParams).term), 1)),
  ];
}
