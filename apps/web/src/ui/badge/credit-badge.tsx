import { groupDigits } from '@gaemi/domain/figures/group-digits';
import type { Grade } from '@gaemi/domain/members/grades';
import { Link } from 'react-router-dom';
import styles from './credit-badge.module.css';
import colours from './grade-colours.module.css';
import { gradeLabels } from './grades.ts';

/** The balance, coloured by grade; leads to its history. */
export function CreditBadge({ grade, credit }: { grade: Grade; credit: number }) {
  return (
    <Link className={`${styles.credit} ${colours[grade]}`} to="/mypage#credit">
      <svg width="15" height="15" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10" fill="currentColor" />
        <path
          d="M15.6 9.2a4.6 4.6 0 1 0 0 5.6"
          fill="none"
          stroke="var(--surface)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span className="sr">{gradeLabels[grade].spoken} 등급, 크레딧 </span>
      {groupDigits(credit)}
    </Link>
  );
}
