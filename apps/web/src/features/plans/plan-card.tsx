import { alertStocksOfGrade } from '@gaemi/domain/alerts/alert-settings';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { gradeLabels } from '../../ui/badge/grades.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './plan-card.module.css';
import { findReach, type Plan, writeWorth } from './plans.ts';

interface Props {
  plan: Plan;
  /** Credits that an approval includes; null where none are stated. */
  credits: number | null;
  /** An open request, for this plan or for another one; null without. */
  waits: 'this' | 'other' | null;
  /** The member has it. */
  isOwn: boolean;
  /** The member has a grade that reaches as far, or further. */
  isReached: boolean;
  onApply: () => void;
}

/** A monthly plan: price, what it gives, and the button that asks the admin for it. */
export function PlanCard({ plan, credits, waits, isOwn, isReached, onApply }: Props) {
  const { grade, price, purpose, isRecommended } = plan;
  const { lookBackMonths, maxEvents, maxReasons, contributions, cost } = findReach(grade);
  const isAdvised = isRecommended && !isReached;
  const alertStocks = alertStocksOfGrade[grade];
  const name = gradeLabels[grade].badge;
  return (
    <section className={styles.section} aria-label={name}>
      <Card className={classNames(styles.plan, isAdvised && styles.best)}>
        {isAdvised && <span className={styles.flag}>추천</span>}
        <h2 className={classNames(styles.name, styles[grade])}>{name}</h2>
        <p className={styles.price}>
          {price.toLocaleString('ko-KR')}
          <small>원 / 월</small>
        </p>
        <p className={styles.purpose}>{purpose}</p>
        {credits !== null && (
          <p className={styles.credits}>
            <b>매달 {credits.toLocaleString('ko-KR')} 크레딧</b>
            <span>{writeWorth(plan, credits)}</span>
          </p>
        )}
        <ul className={styles.gives}>
          <Given>
            뉴스 기간 <b>{lookBackMonths}개월</b>
          </Given>
          <Given>
            소식 <b>{maxEvents}개</b>까지
          </Given>
          <Given>
            근거 <b>{maxReasons}개</b>까지
          </Given>
          <Given isMissing={!contributions}>{contributions ? <b>기사별 기여도</b> : '기사별 기여도'}</Given>
          <Given isMissing={alertStocks === 0}>브리핑과 알림{alertStocks > 0 && <b> {alertStocks}종목</b>}</Given>
          <Given>
            뉴스 분석 <b>{cost}</b> 크레딧
          </Given>
        </ul>
        <Button look={isAdvised ? 'accent' : 'plain'} size="large" block disabled={waits !== null} onClick={onApply}>
          <span className="sr">{name} </span>
          {waits === 'this' ? '확인을 기다려요' : isOwn ? '이어서 신청하기' : '관리자에게 신청하기'}
        </Button>
      </Card>
    </section>
  );
}

function Given({ isMissing = false, children }: { isMissing?: boolean; children: ReactNode }) {
  const Icon = isMissing ? Minus : Check;
  return (
    <li className={classNames(isMissing && styles.missing)}>
      <Icon size={17} aria-hidden />
      <span>
        {children}
        {isMissing && <span className="sr"> 없음</span>}
      </span>
    </li>
  );
}
