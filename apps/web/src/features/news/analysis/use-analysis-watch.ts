import type { NewsProgress } from '@gaemi/contracts/news-analysis';
import { useQuery } from '@tanstack/react-query';
import { ApiError, writeSentence } from '../../../shared/api/api-error.ts';
import type { RunOutcome, RunState } from '../../analysis/run/run-state.ts';
import { useDelayed } from '../../analysis/run/use-delayed.ts';
import type { AnalysisTiming } from './analysis-timing.ts';
import { finishedAnalysisQuery } from './finished-analysis.ts';
import type { KeptAnalysis } from './kept-analysis.ts';
import { hasFailed, isComplete, isLost, newsProgressQuery } from './news-progress.ts';
import { useProgressStream } from './use-progress-stream.ts';

interface Watched {
  state: RunState<KeptAnalysis>;
  /** Whose result is on the screen, where none is running. */
  shown: KeptAnalysis | null;
}

/** Polls an accepted analysis until it ends and loads its result; loads at once the result of one already shown. */
export function useAnalysisWatch({ state, shown }: Watched, timing: AnalysisTiming) {
  const requestId = (state.phase === 'idle' ? shown : state.run)?.requestId ?? '';

  const polled = useQuery({ ...newsProgressQuery(requestId, timing), enabled: state.phase === 'running' });
  useProgressStream(requestId, state.phase === 'running');
  const progress = polled.data?.progress;
  const isFinished = state.phase === 'finished';
  const resultDue = useDelayed(isFinished, timing.resultLoadDelay) || (state.phase === 'idle' && shown !== null);

  const result = useQuery({ ...finishedAnalysisQuery(requestId), enabled: resultDue });
  const panelDue = useDelayed(isFinished && result.isSuccess, timing.resultPanelDelay);

  return {
    progress,
    outcome: readOutcome(progress, polled.error),
    /** Looks are being lost; too many have been, so that nobody looks any more. */
    isDelayed: (polled.data?.lost ?? 0) > 0,
    isLost: isLost(polled.data, timing),
    lookAgain: () => void polled.refetch(),
    result: result.data,
    /** The result of a run that has just ended is here. */
    resultArrived: isFinished && result.isSuccess,
    resultFailed: resultDue && result.isError,
    isLoadingResult: result.isFetching,
    loadResultAgain: () => void result.refetch(),
    /** It is time to show it. */
    panelDue,
  };
}

function readOutcome(progress: NewsProgress | undefined, error: Error | null): RunOutcome | null {
  if (isComplete(progress)) return { type: 'finished' };
  if (hasFailed(progress)) return { type: 'failed', detail: progress?.detail ?? '', isLost: false };
  if (error === null) return null;
  const isUnknown = error instanceof ApiError && error.code === 'PROGRESS_NOT_FOUND';
  const detail = isUnknown ? '분석 진행 상황을 찾을 수 없어요.' : writeSentence(error);
  return { type: 'failed', detail, isLost: false };
}
