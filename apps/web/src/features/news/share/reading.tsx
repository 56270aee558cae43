import type { Ref } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import styles from './shared-route.module.css';

/** How the score of a result is read. */
export function Reading({ title }: { title: Ref<HTMLHeadingElement> }) {
  return (
    <Card padded>
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        이 점수는 이렇게 읽어요
      </h2>
      <p className={styles.reading}>
        기사에서 찾은 소식을 호재와 악재로 나누고, 힘과 언론사 수만큼 점수를 줘요. 근거가 적을수록 판단 유보가 커져요.
        주가가 올랐다는 소식은 점수에 넣지 않아요.
      </p>
    </Card>
  );
}
