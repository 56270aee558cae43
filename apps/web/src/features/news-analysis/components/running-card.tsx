import { Hourglass } from 'lucide-react';
import { AntCanvas } from '../../../components/ant-canvas.tsx';
import { useArrivalFocus } from '../../../components/arrival-focus.ts';
import { TextButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import type { useNewsAnalysis } from '../hooks/use-news-analysis.ts';
import { AnalysisSteps } from './analysis-steps.tsx';
import styles from './running-card.module.css';

type Running = Pick<
  ReturnType<typeof useNewsAnalysis>,
  'stock' | 'charged' | 'progress' | 'isDelayed' | 'isLost' | 'lookAgain'
>;

/** The walking ant, how far the analysis has come, and what it has cost. */
export function RunningCard({ analysis }: { analysis: Running }) {
  const { stock, charged, progress, isDelayed, isLost, lookAgain } = analysis;
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <>
      <Card padded className={styles.card}>
        <AntCanvas className={styles.ant} />
        <h2 className={styles.title} ref={title} tabIndex={-1}>
          {stock?.name} 분석중입니다
        </h2>
        <p className={styles.text}>보통 1~2분 걸려요. 다른 화면에 다녀와도 괜찮아요.</p>
        <div className={styles.progress}>
          <ProgressBar label="분석 진행률" value={progress?.progress ?? 0} />
        </div>
        <AnalysisSteps statuses={progress?.statuses} />
        <div role="status">
          {isDelayed && (
            <p className={styles.delayed}>
              <Hourglass size={18} aria-hidden />
              분석 결과를 불러오는 데 시간이 걸리고 있어요. 잠시 후 다시 확인해 주세요.
            </p>
          )}
        </div>
        {isLost && (
          <TextButton accent onClick={lookAgain}>
            다시 확인하기
          </TextButton>
        )}
      </Card>
      {charged !== null && <p className={styles.note}>{charged} 크레딧을 사용했어요. 오류로 멈추면 모두 돌려드려요.</p>}
    </>
  );
}
