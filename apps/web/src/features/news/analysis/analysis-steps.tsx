import type { NewsProgress } from '@gaemi/contracts/news-analysis';
import type { StepStatus } from '@gaemi/domain/analysis/status';
import { Check, X } from 'lucide-react';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import styles from './analysis-steps.module.css';

const steps = [
  { key: 'good', name: '호재 뉴스 분석' },
  { key: 'bad', name: '악재 뉴스 분석' },
  { key: 'combined', name: '점수 합치기' },
] as const;

const statusTexts: Record<StepStatus, string> = {
  pending: '기다리는 중',
  running: '진행 중',
  done: '마침',
  error: '멈춤',
};

/** The three steps of an analysis and where each stands. */
export function AnalysisSteps({ statuses }: { statuses: NewsProgress['statuses'] | undefined }) {
  return (
    <ol className={styles.steps} aria-live="polite">
      {steps.map(({ key, name }) => {
        const status = statuses?.[key] ?? 'pending';
        return (
          <li key={key} className={styles[status]}>
            <span className={styles.icon} aria-hidden="true">
              <StepIcon status={status} />
            </span>
            {name}
            <span className={styles.status}>{statusTexts[status]}</span>
          </li>
        );
      })}
    </ol>
  );
}

function StepIcon({ status }: { status: StepStatus }) {
  if (status === 'done') return <Check size={16} />;
  if (status === 'running') return <Spinner />;
  return status === 'error' ? <X size={16} /> : null;
}
