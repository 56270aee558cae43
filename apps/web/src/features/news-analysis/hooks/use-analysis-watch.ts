import { useQuery } from '@tanstack/react-query';
import { useDelayed } from '../../../analysis-run/use-delayed.ts';
import { finishedAnalysisQuery } from '../api/finished-analysis.ts';
import { isComplete, isLost, newsProgressQuery } from '../api/news-progress.ts';
import type { AnalysisTiming } from './analysis-timing.ts';
import type { KeptAnalysis } from './kept-analysis.ts';

/** Follows an accepted analysis to its end and loads its result; loads at once the result of one already shown. */
export function useAnalysisWatch(analysis: KeptAnalysis | null, timing: AnalysisTiming, isRefused: boolean) {
  const requestId = analysis?.requestId ?? '';
  const isAccepted = analysis?.stage === 'good-accepted' || analysis?.stage === 'accepted';

  const polled = useQuery({ ...newsProgressQuery(requestId, timing), enabled: isAccepted && !isRefused });
  const progress = polled.data?.progress;
  const complete = isAccepted && isComplete(progress);
  const resultDue = useDelayed(complete, timing.resultLoadDelay) || analysis?.stage === 'shown';

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
    loadResultAgain: () => void result.refetch(),
    /** It is time to show it. */
    panelDue,
  };
}
