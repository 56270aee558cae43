import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { expiryDay } from '@gaemi/domain/members/expiry-day';
import type { Grade } from '@gaemi/domain/members/grades';
import { Crown } from 'lucide-react';
import { GradeBadge } from '../badge/badge.tsx';
import { classNames } from '../class-names.ts';
import styles from './table-cells.module.css';

interface CellProps {
  /** Places the cell where the rows of its table are small cards. */
  className?: string | undefined;
}

const crowns: Partial<Record<number, string | undefined>> = { 1: styles.gold, 2: styles.silver, 3: styles.bronze };

/** 순위: the first three wear a crown. */
export function RankCell({ rank, className }: CellProps & { rank: number }) {
  const crown = crowns[rank];
  return (
    <td className={className}>
      <span className={classNames(styles.rank, crown)}>
        {crown !== undefined && <Crown size={28} strokeWidth={1.5} aria-hidden />}
        <b>{rank}</b>
        <span className="sr">위</span>
      </span>
    </td>
  );
}

/** 순매수, 크레딧 and other whole numbers. */
export function AmountCell({ amount, className }: CellProps & { amount: number }) {
  return <td className={classNames(styles.figure, className)}>{groupDigits(amount)}</td>;
}

export function GradeCell({ grade, className }: CellProps & { grade: Grade }) {
  return (
    <td className={className}>
      <GradeBadge grade={grade} />
    </td>
  );
}

/** Last day of a grade (`yyyy-MM-dd` in Seoul), or that there is none. */
export function expiryText(expiredAt: string | null): string {
  return expiredAt === null ? '등급 없음' : expiryDay(expiredAt);
}

/** Code of a stock, beside its name. */
export function CodeBadge({ code }: { code: string }) {
  return <span className={styles.code}>{code}</span>;
}
