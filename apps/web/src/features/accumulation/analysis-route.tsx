import { creditCosts } from '@gaemi/domain/members/credits';
import { daysBetween } from '@gaemi/domain/seoul-time';
import { useState } from 'react';
import { TextLink } from '../../ui/button/button.tsx';
import type { DayRange } from '../../ui/calendar/day-range.ts';
import { useHeldOpen } from '../../ui/dialog/held-open.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { AnalysisFailure } from '../analysis/run/analysis-failure.tsx';
import { PressNote } from '../analysis/run/press-note.tsx';
import { RunningFrame } from '../analysis/run/running-frame.tsx';
import { StockSearch } from '../stocks/stock-search.tsx';
import { type AnalysisTiming, analysisTiming } from './analysis/analysis-timing.ts';
import { PeriodModal } from './analysis/period-modal.tsx';
import { ShownResult } from './analysis/shown-result.tsx';
import { useAccumulationAnalysis } from './analysis/use-accumulation-analysis.ts';
import { StartLists } from './start/start-lists.tsx';

const titles = { search: '매집비 분석', running: '매집비 분석 중', shown: '매집비 결과' };

/** Calendar days whose brokers are read in a minute, at a request or two a second for each day that nobody has asked for yet. */
const MINUTE_OF_DAYS = 31;

const usualTime = ({ from, to }: DayRange): string =>
  daysBetween(from, to) <= MINUTE_OF_DAYS ? '보통 1분 안에 끝나요.' : '처음 분석하는 날이 많으면 몇 분 걸릴 수 있어요.';

/** Search a stock, choose two days, watch its analysis, read the result, ask again. */
export function AccumulationRoute({ timing = analysisTiming }: { timing?: AnalysisTiming }) {
  const analysis = useAccumulationAnalysis(timing);
  const { phase, running, shown } = analysis;
  const [picked, setPicked] = useState<{ code: string; name: string } | null>(null);
  const closePeriod = useHeldOpen(analysis.isAsking, () => setPicked(null));
  const stock = (running ?? shown)?.stock;
  useDocumentTitle(stock === undefined ? titles.search : `${stock.name} ${titles[phase]}`);
  return (
    <>
      <StockSearch
        description="기간을 정해 거래원의 매집비를 구해드립니다."
        action={{ label: '매집비 구하기', cost: creditCosts.accumulation, onPick: setPicked }}
        shows={phase === 'shown' ? 'result' : phase}
        stockName={stock?.name}
        disabled={phase === 'running'}
        start={<StartLists />}
        besideResult={<TextLink to="/mjb-search">{'< 목록으로'}</TextLink>}
      >
        {picked === null && (
          <PressNote isLooking={analysis.isLooking} isStalled={analysis.isStalled} onSettle={analysis.settleAgain} />
        )}
        {running !== null && (
          <RunningFrame
            stockName={running.stock.name}
            text={`${usualTime(running.period)} 다른 화면에 다녀와도 괜찮아요.`}
            notice={analysis.notice}
            progress={analysis.progress}
            charged={running.charged}
          />
        )}
        {phase === 'shown' && shown !== null && (
          <ShownResult
            key={shown.requestId}
            requestId={shown.requestId}
            busy={analysis.isAsking}
            onAgain={(to) => analysis.start(shown.stock, { from: shown.period.from, to })}
          />
        )}
      </StockSearch>
      {picked !== null && (
        <PeriodModal
          stock={picked}
          busy={analysis.isAsking}
          isLooking={analysis.isLooking}
          onStart={async (period) => {
            const refusal = await analysis.start(picked, period);
            if (refusal === null) setPicked(null);
            return refusal;
          }}
          onClose={closePeriod}
        />
      )}
      <AnalysisFailure
        detail={analysis.failure}
        charged={running?.charged ?? null}
        hint={analysis.isLost ? '분석이 끝나면 매집비 기록에서 볼 수 있어요.' : undefined}
        onConfirm={analysis.reset}
      />
    </>
  );
}
