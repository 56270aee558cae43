import { ArrowDown, ArrowUp } from 'lucide-react';
import { SampleBadge } from '../../../ui/badge/badge.tsx';
import { ButtonCost, ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DirectionMark } from '../../../ui/score/direction-mark.tsx';
import { MiniBar } from '../../../ui/score/mini-bar.tsx';
import styles from './sample-card.module.css';
import { sampleRecord } from './sample-result.ts';
import { leadingEvents } from './whole-events.ts';

/** What a result looks like, in small, and the way to the whole example. */
export function SampleCard() {
  const { stock_name: name, percentage_value: percentage, reserve } = sampleRecord;
  return (
    <Card className={styles.card} role="region" aria-label="예시 결과">
      <div className={styles.head}>
        <h2>결과는 이렇게 나와요</h2>
        <SampleBadge />
      </div>
      <div className={styles.head}>
        <b>{name}</b>
        <DirectionMark percentage={percentage} isThin={false} size="small" />
      </div>
      <MiniBar good={sampleRecord.good_news_score} reserve={reserve} bad={sampleRecord.bad_news_score} />
      <ul className={styles.reasons}>
        {leadingEvents.map(({ id, side, short, whole }) => {
          const Arrow = side === 'good' ? ArrowUp : ArrowDown;
          return (
            <li key={id} className={styles[side]}>
              <Arrow size={15} aria-hidden />
              <span>{short}</span>
              <b>+{whole}</b>
            </li>
          );
        })}
      </ul>
      <ButtonLink to="/sample" look="soft" block>
        예시 결과 보기 <ButtonCost>0 크레딧</ButtonCost>
      </ButtonLink>
    </Card>
  );
}
