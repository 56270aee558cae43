import { SampleBadge } from '../../../ui/badge/badge.tsx';
import { ButtonCost, ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DirectionMark } from '../../../ui/score/direction-mark.tsx';
import { MiniBar } from '../../../ui/score/mini-bar.tsx';
import { sideIcons } from '../../../ui/score/side-looks.ts';
import styles from './sample-card.module.css';
import { leadingEvents, sampleView } from './sample-view.ts';

/** What a result looks like, in small, and the way to the whole example. */
export function SampleCard() {
  const { name, scores, reserve } = sampleView;
  return (
    <Card className={styles.card} role="region" aria-label="예시 결과">
      <div className={styles.head}>
        <h2>결과는 이렇게 나와요</h2>
        <SampleBadge />
      </div>
      <div className={styles.head}>
        <b>{name}</b>
        <DirectionMark verdict={sampleView} size="small" />
      </div>
      <MiniBar scores={scores} reserve={reserve} />
      <ul className={styles.reasons}>
        {leadingEvents.map(({ id, side, short, rounded }) => {
          const Arrow = sideIcons[side];
          return (
            <li key={id} className={styles[side]}>
              <Arrow size={15} aria-hidden />
              <span>{short}</span>
              <b>+{rounded}</b>
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
