import type { Grade } from '@gaemi/domain/members/grades';
import { FlaskConical } from 'lucide-react';
import styles from './badge.module.css';
import colours from './grade-colours.module.css';
import { gradeLabels } from './grades.ts';

export function GradeBadge({ grade }: { grade: Grade }) {
  return <span className={`${styles.badge} ${colours[grade]}`}>{gradeLabels[grade].badge}</span>;
}

/** Stands beside the grade wherever a record rests on made-up data. */
export function SampleBadge() {
  return (
    <span className={`${styles.badge} ${styles.sample}`}>
      <FlaskConical size={13} aria-hidden />
      예시 데이터
    </span>
  );
}
