import type { ReactNode } from 'react';
import { AntCanvas } from '../../../ui/ant/ant-canvas.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { useArrivalFocus } from '../../../ui/page/arrival-focus.ts';
import { WaitNote } from '../../../ui/panel/wait-note.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import styles from './running-frame.module.css';

interface Props {
  stockName: string;
  /** How long it usually takes. */
  text: string;
  /** What the server says of it, in the place of that. */
  notice?: string | undefined;
  /** 0–100. */
  progress: number;
  /** Credits that were spent on it; null while that is not known. */
  charged: number | null;
  /** Below the progress bar. */
  children?: ReactNode;
}

/** The walking ant, how far an analysis has come, and what it has cost. */
export function RunningFrame({ stockName, text, notice, progress, charged, children }: Props) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <>
      <Card padded className={styles.card}>
        <AntCanvas className={styles.ant} />
        <h2 className={styles.title} ref={title} tabIndex={-1}>
          {stockName} 분석중입니다
        </h2>
        <p className={styles.text} role="status">
          {notice ?? text}
        </p>
        <div className={styles.progress}>
          <ProgressBar label="분석 진행률" value={progress} />
        </div>
        {children}
      </Card>
      {charged !== null && notice === undefined && (
        <p className={styles.note}>{charged} 크레딧을 사용했어요. 오류로 멈추면 모두 돌려드려요.</p>
      )}
    </>
  );
}

const DELAYED = '분석 결과를 불러오는 데 시간이 걸리고 있어요. 잠시 후 다시 확인해 주세요.';

/** Says that no answer comes at the moment. */
export function DelayNote({ isDelayed }: { isDelayed: boolean }) {
  return <WaitNote text={isDelayed ? DELAYED : null} />;
}
