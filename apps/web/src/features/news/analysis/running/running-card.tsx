import { newsSides } from '@gaemi/domain/news-side';
import { useMemo, useState } from 'react';
import { AntCanvas } from '../../../../ui/ant/ant-canvas.tsx';
import { TextButton } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { useArrivalFocus } from '../../../../ui/page/arrival-focus.ts';
import { useShorterFocus } from '../../../../ui/page/shorter-focus.ts';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';
import { PressNote } from '../../../analysis/run/press-note.tsx';
import { DelayNote } from '../../../analysis/run/running-frame.tsx';
import { hasFailed } from '../news-progress.ts';
import type { useNewsAnalysis } from '../use-news-analysis.ts';
import { ReadArticles } from './read-articles.tsx';
import styles from './running-card.module.css';
import { RunningStages } from './running-stages.tsx';
import { TimeLeft } from './time-left.tsx';

type Running = Pick<
  ReturnType<typeof useNewsAnalysis>,
  'stock' | 'charged' | 'progress' | 'isDelayed' | 'isLost' | 'lookAgain' | 'isLooking' | 'isStalled' | 'settleAgain'
>;

/** A running analysis: the ant reads the headlines that were found, how far it has come, and what it has read. */
export function RunningCard({ analysis }: { analysis: Running }) {
  const { stock, charged, progress, isDelayed, isLost, lookAgain } = analysis;
  const { isLooking, isStalled, settleAgain } = analysis;
  const title = useArrivalFocus<HTMLHeadingElement>();
  // Where the button that looks again goes.
  const trouble = useShorterFocus(Number(isLost));
  const percent = progress?.progress ?? 0;
  const notice = hasFailed(progress) ? undefined : progress?.detail;
  // The answer at the end carries no counts: those of before stay until the result is there.
  const [counted, setCounted] = useState(progress?.seen);
  if (progress?.seen !== undefined && progress.seen !== counted) setCounted(progress.seen);
  const seen = progress?.seen ?? counted;
  const headlines = useMemo(
    () => seen?.recent.map(({ title, side }) => ({ text: title, side: newsSides.find((one) => one === side) ?? null })),
    [seen],
  );
  return (
    <div className={styles.running}>
      <div className={styles.columns}>
        <Card className={styles.main} role="region" aria-label="분석 진행">
          <AntCanvas className={styles.ant} headlines={headlines} />
          <div className={styles.head}>
            <h2 className={styles.title} ref={title} tabIndex={-1}>
              {stock?.name ?? ''} 분석중입니다
            </h2>
            {notice === undefined && !isLooking && !isStalled && <TimeLeft progress={progress} />}
            <PressNote isLooking={isLooking} isStalled={isStalled} onSettle={settleAgain} />
            <p role="status">{notice}</p>
            <div className={styles.bar}>
              <ProgressBar label="분석 진행률" value={percent} />
            </div>
          </div>
          {/* Opened at the end there is nothing to count. */}
          {(seen !== undefined || percent < 100) && <RunningStages seen={seen} isDone={percent === 100} />}
          <div ref={trouble} className={styles.trouble} tabIndex={-1}>
            <DelayNote isDelayed={isDelayed} />
            {isLost && (
              <TextButton accent onClick={lookAgain}>
                다시 확인하기
              </TextButton>
            )}
          </div>
        </Card>
        {(seen !== undefined || percent < 100) && <ReadArticles seen={seen} />}
      </div>
      {charged !== null && notice === undefined && (
        <p className={styles.note}>{charged} 크레딧을 사용했어요. 오류로 멈추면 모두 돌려드려요.</p>
      )}
    </div>
  );
}
