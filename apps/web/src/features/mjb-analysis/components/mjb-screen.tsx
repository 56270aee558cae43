import { creditCosts } from '@gaemi/contracts/credits';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AnalysisFailure } from '../../../analysis-run/analysis-failure.tsx';
import { CostHint } from '../../../analysis-run/cost-hint.tsx';
import { RunningFrame } from '../../../analysis-run/running-frame.tsx';
import { useDocumentTitle } from '../../../components/document-title.ts';
import { EmptyPanel } from '../../../components/empty-panel.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { SearchBar } from '../../../components/search-bar.tsx';
import { StockResults } from '../../../stock-search/stock-results.tsx';
import { type MjbTiming, mjbTiming } from '../hooks/mjb-timing.ts';
import { useMjbAnalysis } from '../hooks/use-mjb-analysis.ts';
import styles from './mjb-screen.module.css';
import { PeriodModal } from './period-modal.tsx';
import { ShownResult } from './shown-result.tsx';

const titles = { search: '매집비 분석', running: '매집비 분석 중', shown: '매집비 결과' };

/** Search a stock, choose two days, watch its analysis, read the result, ask again. Term and page live in the address. */
export function MjbScreen({ timing = mjbTiming }: { timing?: MjbTiming }) {
  const analysis = useMjbAnalysis(timing);
  const { phase, running, shown } = analysis;
  const [params, setParams] = useSearchParams();
  const term = params.get('q') ?? '';
  const asked = Number(params.get('page'));
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  // What is being typed; null where the box shows the stock being analysed or the last search.
  const [typed, setTyped] = useState<string | null>(null);
  const [picked, setPicked] = useState<{ code: string; name: string } | null>(null);
  const stock = (running ?? shown)?.stock;
  const text = typed ?? stock?.name ?? term;
  useDocumentTitle(stock === undefined ? titles.search : `${stock.name} ${titles[phase]}`);

  const submit = () => {
    const next = text.trim();
    if (next === '') return;
    setTyped(null);
    setParams({ q: next }, { replace: phase === 'search' && next === term });
  };

  return (
    <>
      {phase === 'shown' ? (
        <h1 className="sr">분석할 종목 검색</h1>
      ) : (
        <PageHead title="분석할 종목 검색">기간을 정해 거래원의 매집비를 구해드립니다.</PageHead>
      )}
      <div className={styles.stack}>
        <div>
          <SearchBar
            label="분석할 종목"
            placeholder="종목명 또는 종목코드 (예:삼성전자, 005930)"
            value={text}
            onChange={setTyped}
            onSearch={submit}
            disabled={phase === 'running'}
          />
          {phase === 'search' && <CostHint cost={creditCosts.mjb} />}
        </div>
        {phase === 'search' && term === '' && (
          <EmptyPanel title="분석할 종목을 검색해주세요." hint="이름, 코드, 초성(ㅅㅅㅈㅈ)으로 찾을 수 있어요." />
        )}
        {phase === 'search' && term !== '' && (
          <StockResults
            term={term}
            page={page}
            onPage={(next) => setParams({ q: term, page: String(next) })}
            action={{ label: '매집비 구하기', cost: creditCosts.mjb, onPick: setPicked }}
          />
        )}
        {running !== null && (
          <RunningFrame
            stockName={running.stock.name}
            text="보통 1분 안에 끝나요. 다른 화면에 다녀와도 괜찮아요."
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
      </div>
      {picked !== null && (
        <PeriodModal
          stock={picked}
          busy={analysis.isAsking}
          onStart={async (period) => {
            const refusal = await analysis.start(picked, period);
            if (refusal === null) {
              setPicked(null);
              setTyped(null);
            }
            return refusal;
          }}
          onClose={() => setPicked(null)}
        />
      )}
      <AnalysisFailure
        detail={analysis.failure}
        hint={analysis.isLost ? '분석이 끝나면 매집비 기록에서 볼 수 있어요.' : undefined}
        onConfirm={() => {
          setTyped(null);
          analysis.reset();
        }}
      />
    </>
  );
}
