import { creditCosts } from '@gaemi/domain/members/credits';
import { tierOfGrade } from '@gaemi/domain/members/grades';
import { useSignedInMember } from '../../shared/session/signed-in-member.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { AnalysisFailure } from '../analysis/run/analysis-failure.tsx';
import { ResultSkeleton } from '../analysis/run/result-skeleton.tsx';
import { StockSearch } from '../stocks/stock-search.tsx';
import { type AnalysisTiming, analysisTiming } from './analysis/analysis-timing.ts';
import { ResultPanel } from './analysis/result-panel.tsx';
import { RunningCard } from './analysis/running-card.tsx';
import { useNewsAnalysis } from './analysis/use-news-analysis.ts';

const titles = { search: '종목 분석', running: '분석 중', loading: '분석 결과', shown: '분석 결과' };

/** Search a stock, start its analysis, watch it, read the result. */
export function NewsAnalysisRoute({ timing = analysisTiming }: { timing?: AnalysisTiming }) {
  const analysis = useNewsAnalysis(timing);
  const { phase, stock } = analysis;
  const cost = useAnalysisCost();
  const isRunning = phase === 'running' && !analysis.resultFailed;
  useDocumentTitle(stock === null ? titles.search : `${stock.name} ${titles[phase]}`);
  return (
    <>
      <StockSearch
        description="검색한 종목을 분석하여 뉴스를 취합해드립니다."
        action={{ label: '분석하기', cost, onPick: analysis.start }}
        shows={phase === 'shown' || phase === 'loading' ? 'result' : phase}
        stockName={stock?.name}
        disabled={isRunning}
        onSearch={analysis.leave}
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
        {phase === 'shown' && analysis.result && <ResultPanel {...analysis.result} />}
      </StockSearch>
      <AnalysisFailure detail={analysis.failure} onConfirm={analysis.reset} />
    </>
  );
}

/** What a news analysis costs this member, in credits. */
function useAnalysisCost(): number {
  return creditCosts.news[tierOfGrade[useSignedInMember().grade]];
}
