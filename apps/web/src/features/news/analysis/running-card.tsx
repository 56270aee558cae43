import { TextButton } from '../../../ui/button/button.tsx';
import { DelayNote, RunningFrame } from '../../analysis/run/running-frame.tsx';
import { AnalysisSteps } from './analysis-steps.tsx';
import { hasFailed } from './news-progress.ts';
import type { useNewsAnalysis } from './use-news-analysis.ts';

type Running = Pick<
  ReturnType<typeof useNewsAnalysis>,
  'stock' | 'charged' | 'progress' | 'isDelayed' | 'isLost' | 'lookAgain'
>;

/** The walking ant with the steps of a news analysis. */
export function RunningCard({ analysis }: { analysis: Running }) {
  const { stock, charged, progress, isDelayed, isLost, lookAgain } = analysis;
  return (
    <RunningFrame
      stockName={stock?.name ?? ''}
      text="보통 1~2분 걸려요. 다른 화면에 다녀와도 괜찮아요."
      notice={hasFailed(progress) ? undefined : progress?.detail}
      progress={progress?.progress ?? 0}
      charged={charged}
    >
      <AnalysisSteps statuses={progress?.statuses} />
      <DelayNote isDelayed={isDelayed} />
      {isLost && (
        <TextButton accent onClick={lookAgain}>
          다시 확인하기
        </TextButton>
      )}
    </RunningFrame>
  );
}
