import { type MjbBasis } from '@gaemi/contracts/accumulation';
import { cutPercent } from '@gaemi/domain/accumulation/cut-percent';
import { CHURN_WARNING } from '@gaemi/domain/accumulation/letters';
import { SETTLED_AT } from '@gaemi/domain/accumulation/period';
import { CalendarX2, Clock, Repeat2, Scale } from 'lucide-react';
import { dayText } from '../../../shared/seoul-date.ts';
import { sharesText } from './measures.ts';
import styles from './result-notes.module.css';

/** Quiet days that are named; of more, only the number is told. */
const NAMED_DAYS = 3;

/** What weakens a result: brokers missing from the data, much bought that was sold again, today not over, days without a trade. */
export function ResultNotes({ basis }: { basis: MjbBasis }) {
  const { churn, provisional, quiet_days: quiet } = basis;
  const churned = churn >= CHURN_WARNING;
  // What all brokers bought is what all brokers sold.
  const missing = Math.abs(basis.total_buy - basis.total_sell);
  if (missing === 0 && !churned && !provisional && quiet.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {missing > 0 && (
        <li className={styles.warning}>
          <Scale size={18} aria-hidden />
          <span>
            전체 매수와 전체 매도가 {sharesText(missing)} 달라요. 자료에 없는 거래원이 있어 글자가 달라질 수 있어요.
          </span>
        </li>
      )}
      {churned && (
        <li className={styles.warning}>
          <Repeat2 size={18} aria-hidden />
          <span>
            주요 거래원이 산 물량을 대부분 되팔았어요 (회전 비율 {cutPercent(churn * 100)}). 글자가 높아도 손에 남은
            물량은 적을 수 있어요.
          </span>
        </li>
      )}
      {provisional && (
        <li>
          <Clock size={18} aria-hidden />
          <span>오늘 수치는 {SETTLED_AT} 이후 확정돼요. 그 뒤에 다시 구하면 값이 달라질 수 있어요.</span>
        </li>
      )}
      {quiet.length > 0 && (
        <li>
          <CalendarX2 size={18} aria-hidden />
          <span>
            거래가 없던 날이 {quiet.length}일 있어요 ({quiet.slice(0, NAMED_DAYS).map(dayText).join(', ')}
            {quiet.length > NAMED_DAYS && ` 외 ${quiet.length - NAMED_DAYS}일`}).
          </span>
        </li>
      )}
    </ul>
  );
}
