import { useQuery } from '@tanstack/react-query';
import { useDelayed } from '../../analysis/run/use-delayed.ts';
import type { AnalysisTiming } from './analysis-timing.ts';
import { finishedAnalysisQuery } from './finished-analysis.ts';
import type { KeptAnalysis } from './kept-analysis.ts';
import { isComplete, isLost, newsProgressQuery } from './news-progress.ts';

interface Watched {
  /** On its way; null where none is. */
  running: KeptAnalysis | null;
  isRefused: boolean;
  /** Whose result is on the screen, where none is running. */
  shown: KeptAnalysis | null;
}

/** Follows an accepted analysis to its end and loads its result; loads at once the result of one already shown. */
export function useAnalysisWatch({ running, isRefused, shown }: Watched, timing: AnalysisTiming) {
  const requestId = (running ?? shown)?.requestId ?? '';
  const isAccepted = running !== null && running.stage !== 'picked';

  const polled = useQuery({ ...newsProgressQuery(requestId, timing), enabled: isAccepted && !isRefused });
  const progress = polled.data?.progress;
  const complete = isAccepted && isComplete(progress);
  const resultDue = useDelayed(complete, timing.resultLoadDelay) || (running === null && shown !== null);

  const result = useQuery({ ...finishedAnalysisQuery(requestId), enabled: resultDue });
  const panelDue = useDelayed(complete && result.isSuccess, timing.resultPanelDelay);

  return {
    progress,
    /** Looks are being lost; too many have been, so that nobody looks any more. */
    isDelayed: (polled.data?.lost ?? 0) > 0,
    isLost: isLost(polled.data, timing),
    pollError: polled.error,
    lookAgain: () => void polled.refetch(),
    result: result.data,
    /** The result of a run that has just ended is here. */
    resultArrived: complete && result.isSuccess,
    resultFailed: resultDue && result.isError,
    isLoadingResult: result.isFetching,
    loadResultAgain: () => void result.refetch(),
    /** It is time to show it. */
    panelDue,
  };
}
