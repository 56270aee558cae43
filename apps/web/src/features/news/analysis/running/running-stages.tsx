import type { SeenNews } from '@gaemi/contracts/seen-news';
import { Check } from 'lucide-react';
import { Spinner } from '../../../../ui/spinner/spinner.tsx';
import styles from './running-stages.module.css';
import { type Stage, toStages } from './stages.ts';

interface Props {
  seen: SeenNews | undefined;
  isDone: boolean;
}

/** The four stages with their counts. Only a change of the stage is read out. */
export function RunningStages({ seen, isDone }: Props) {
  const stages = toStages(seen, isDone);
  const now = stages.find(({ status }) => status === 'now');
  return (
    <>
      <ol className={styles.stages}>
        {stages.map((stage, index) => (
          <li key={stage.name} className={styles[stage.status]}>
            <span className={styles.icon} aria-hidden="true">
              <StageIcon status={stage.status} number={index + 1} />
            </span>
            <b>
              {stage.name}
              <span className="sr"> {statusTexts[stage.status]}</span>
            </b>
            <em>
              {stage.count ?? <span aria-hidden="true">–</span>}
              {stage.count !== null && <small>{stage.unit}</small>}
            </em>
            <span className={styles.note}>{stage.note}</span>
          </li>
        ))}
      </ol>
      <p className="sr" role="status">
        {now !== undefined && `${now.name} 단계예요.`}
      </p>
    </>
  );
}

const statusTexts: Record<Stage['status'], string> = { done: '마침', now: '진행 중', next: '기다리는 중' };

function StageIcon({ status, number }: { status: Stage['status']; number: number }) {
  if (status === 'done') return <Check size={16} />;
  return status === 'now' ? <Spinner /> : number;
}
