import { TextLink } from '../../ui/button/button.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { useNewsCost } from '../analysis/again/use-news-cost.ts';
import { AnalysisFailure } from '../analysis/run/analysis-failure.tsx';
import { useStartStocks } from '../stocks/start/use-start-stocks.ts';
import { StockSearch } from '../stocks/stock-search.tsx';
import { type AnalysisTiming, analysisTiming } from './analysis/analysis-timing.ts';
import { CreditSheet } from './analysis/credit-sheet.tsx';
import { ResultPanel } from './analysis/result-panel.tsx';
import { RunningCard } from './analysis/running/running-card.tsx';
import { useNewsAnalysis } from './analysis/use-news-analysis.ts';
import { ResultSkeleton } from './result/result-skeleton.tsx';
import { StartLists } from './start/start-lists.tsx';
import { recentStocksQuery } from './start/start-queries.ts';
import { StartRail } from './start/start-rail.tsx';

const titles = { search: '종목 분석', running: '분석 중', loading: '분석 결과', shown: '분석 결과' };

/** Search a stock, start its analysis, watch it, read the result. */
export function NewsAnalysisRoute({ timing = analysisTiming }: { timing?: AnalysisTiming }) {
  const analysis = useNewsAnalysis(timing);
  const { phase, stock } = analysis;
  const cost = useNewsCost();
  const start = useStartStocks(recentStocksQuery, { enabled: phase === 'search' });
  const isRunning = phase === 'running' && !analysis.resultFailed;
  useDocumentTitle(stock === null ? titles.search : `${stock.name} ${titles[phase]}`);
  return (
    <>
      <StockSearch
        description="검색한 종목을 분석하여 뉴스를 취합해드립니다."
        action={{ label: '분석하기', cost, onPick: (stock) => void analysis.start(stock) }}
        shows={phase === 'shown' || phase === 'loading' ? 'result' : phase}
        stockName={stock?.name}
        disabled={analysis.isClaiming || (isRunning && !analysis.isStalled)}
        onSearch={analysis.leave}
        start={<StartLists start={start} />}
        rail={<StartRail waits={start.waits} />}
        showsLast
        besideResult={<TextLink to="/search">{'< 목록으로'}</TextLink>}
      >
        {isRunning && <RunningCard analysis={analysis} />}
        {phase === 'loading' && !analysis.resultFailed && <ResultSkeleton />}
        {analysis.resultFailed && phase !== 'shown' && (
          <ErrorPanel
            title="뉴스 데이터를 가져오는 데 실패했습니다."
            onRetry={analysis.loadResultAgain}
            busy={analysis.isLoadingResult}
          />
        )}
        {phase === 'shown' && analysis.result && stock !== null && (
          <ResultPanel
            key={analysis.result.combined._id}
            {...analysis.result}
            busy={analysis.isClaiming}
            onAgain={() => void analysis.start(stock)}
          />
        )}
      </StockSearch>
      {analysis.isShort && <CreditSheet cost={cost} onClose={analysis.closeShort} />}
      <AnalysisFailure detail={analysis.failure} charged={analysis.charged} onConfirm={analysis.reset} />
    </>
  );
}
