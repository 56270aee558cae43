import { DelayNote, RunningFrame } from '../../../analysis-run/running-frame.tsx';
import { TextButton } from '../../../components/button.tsx';
import { hasFailed } from '../api/news-progress.ts';
import type { useNewsAnalysis } from '../hooks/use-news-analysis.ts';
import { AnalysisSteps } from './analysis-steps.tsx';

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
