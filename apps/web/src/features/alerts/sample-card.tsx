import { ALERTS_PER_DAY } from '@gaemi/domain/alerts/alert-settings';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './sample-card.module.css';

/** What an alert looks like, of a company that does not exist, and when none comes. */
export function SampleCard() {
  return (
    <Card padded className={styles.card}>
      <h2>
        이렇게 와요 <SampleBadge />
      </h2>
      <div className={styles.push}>
        <img src="/icon-192.png" width="32" height="32" alt="" />
        <div>
          <small>개미렌즈</small>
          <b>한빛전자 · 큰 호재 소식</b>
          <p>북미 회사와 큰 공급 계약을 맺었어요. 공시로 확인됐어요.</p>
        </div>
      </div>
      <p className={styles.rule}>
        <b>새 소식이 없으면 보내지 않아요.</b> 주가만 움직인 날에도 보내지 않아요. 하루에 많아야 브리핑 1통과 바로 알림{' '}
        {ALERTS_PER_DAY}번이에요.
      </p>
    </Card>
  );
}
