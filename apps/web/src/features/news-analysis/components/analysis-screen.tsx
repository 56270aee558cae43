import { useState } from 'react';
import { AnalysisFailure } from '../../../analysis-run/analysis-failure.tsx';
import { CostHint } from '../../../analysis-run/cost-hint.tsx';
import { ResultSkeleton } from '../../../analysis-run/result-skeleton.tsx';
import { useDocumentTitle } from '../../../components/document-title.ts';
import { EmptyPanel } from '../../../components/empty-panel.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { SearchBar } from '../../../components/search-bar.tsx';
import { StockResults } from '../../../stock-search/stock-results.tsx';
import { type AnalysisTiming, analysisTiming } from '../hooks/analysis-timing.ts';
import { useAnalysisCost } from '../hooks/use-analysis-cost.ts';
import { useNewsAnalysis } from '../hooks/use-news-analysis.ts';
import styles from './analysis-screen.module.css';
import { ResultPanel } from './result-panel.tsx';
import { RunningCard } from './running-card.tsx';

const titles = { search: '종목 분석', running: '분석 중', loading: '분석 결과', shown: '분석 결과' };

/** Search a stock, start its analysis, watch it, read the result. */
export function AnalysisScreen({ timing = analysisTiming }: { timing?: AnalysisTiming }) {
  const analysis = useNewsAnalysis(timing);
  const { phase, stock } = analysis;
  const [search, setSearch] = useState({ term: '', page: 1 });
  // What is being typed; null where the box shows the stock being analysed or the last search.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? stock?.name ?? search.term;
  const cost = useAnalysisCost();
  const isReading = phase === 'shown' || phase === 'loading';
  useDocumentTitle(stock === null ? titles.search : `${stock.name} ${titles[phase]}`);

  const submit = () => {
    const term = text.trim();
    if (term === '') return;
    if (phase !== 'search') analysis.reset();
    setSearch({ term, page: 1 });
    setTyped(null);
  };

  return (
    <>
      {isReading ? (
        <h1 className="sr">분석할 종목 검색</h1>
      ) : (
        <PageHead title="분석할 종목 검색">검색한 종목을 분석하여 뉴스를 취합해드립니다.</PageHead>
      )}
      <div className={styles.stack}>
        <div>
          <SearchBar
            label="분석할 종목"
            placeholder="종목명 또는 종목코드 (예:삼성전자, 005930)"
            value={text}
            onChange={setTyped}
            onSearch={submit}
            disabled={phase === 'running' && !analysis.resultFailed}
          />
          {phase === 'search' && <CostHint cost={cost} />}
        </div>
        {phase === 'search' && search.term === '' && (
          <EmptyPanel title="분석할 종목을 검색해주세요." hint="이름, 코드, 초성(ㅅㅅㅈㅈ)으로 찾을 수 있어요." />
        )}
        {phase === 'search' && search.term !== '' && (
          <StockResults
            term={search.term}
            page={search.page}
            onPage={(page) => setSearch({ ...search, page })}
            action={{
              label: '분석하기',
              cost,
              onPick: ({ code, name }) => {
                setTyped(null);
                analysis.start({ code, name });
              },
            }}
          />
        )}
        {phase === 'running' && !analysis.resultFailed && <RunningCard analysis={analysis} />}
        {phase === 'loading' && !analysis.resultFailed && <ResultSkeleton />}
        {analysis.resultFailed && phase !== 'shown' && (
          <ErrorPanel title="뉴스 데이터를 가져오는 데 실패했습니다." onRetry={analysis.loadResultAgain} />
        )}
        {phase === 'shown' && analysis.result && <ResultPanel {...analysis.result} />}
      </div>
      <AnalysisFailure
        detail={analysis.failure}
        onConfirm={() => {
          analysis.reset();
          setTyped(null);
          setSearch({ term: '', page: 1 });
        }}
      />
    </>
  );
}
