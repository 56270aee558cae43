import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button.tsx';
import { useDocumentTitle } from '../../../components/document-title.ts';
import { EmptyPanel } from '../../../components/empty-panel.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { SearchBar } from '../../../components/search-bar.tsx';
import { mjbRecordsQuery } from '../api/mjb-records.ts';
import { MjbBrowser } from './mjb-browser.tsx';
import styles from './mjb-history-screen.module.css';

/** The member's accumulation analyses: all, newest first, or those of a stock. */
export function MjbHistoryScreen() {
  useDocumentTitle('매집비 기록');
  const [params, setParams] = useSearchParams();
  const term = params.get('q') ?? '';
  const filter = term === '' ? {} : { stock_name: term };
  const { data: first } = useQuery(mjbRecordsQuery(filter, 1));
  // What is being typed; null where the box shows the term that was searched for.
  const [typed, setTyped] = useState<string | null>(null);

  const search = () => {
    const next = (typed ?? term).trim();
    setTyped(null);
    setParams(next === '' ? {} : { q: next }, { replace: next === term });
  };

  return (
    <>
      <SearchBar
        label="종목명으로 기록 검색"
        placeholder="종목명 (예:삼성전자)"
        value={typed ?? term}
        onChange={setTyped}
        onSearch={search}
      />
      <div className={styles.head}>
        <PageHead title="분석 기록">
          <span>{term === '' ? '최근 결과' : `"${term}" 검색 결과`}</span>
          {first !== undefined && first.total > 0 && <span className={styles.total}> · 전체 {first.total}건</span>}
        </PageHead>
      </div>
      <MjbBrowser
        key={term}
        filter={filter}
        empty={
          <EmptyPanel title="최근 분석 결과가 없습니다." hint="관심 있는 종목의 매집비를 먼저 구해 보세요.">
            <ButtonLink look="accent" to="/mjb">
              매집비 구하기
            </ButtonLink>
          </EmptyPanel>
        }
      />
    </>
  );
}
