import { creditCosts, SIGN_UP_BONUS } from '@gaemi/domain/members/credits';
import { useMember } from '../../../shared/session/member.ts';
import { Ant } from '../../../ui/ant/ant.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import styles from './shared-route.module.css';

/** Below a shared result: the way to one of one's own. */
export function Invitation() {
  const { data: member } = useMember();
  const next = member ? { to: '/analysis', text: '종목 분석하기' } : { to: '/signup', text: '무료로 시작하기' };
  return (
    <Card padded className={styles.invitation} data-print="never">
      <Ant className={styles.ant} />
      <div>
        <h2 className={styles.title}>내 종목도 이렇게 볼 수 있어요</h2>
        {!member && (
          <p>
            가입하면 {SIGN_UP_BONUS} 크레딧을 드려요. 뉴스 분석을 {Math.floor(SIGN_UP_BONUS / creditCosts.news.medium)}
            번 할 수 있어요.
          </p>
        )}
      </div>
      <div className={styles.ways}>
        <ButtonLink look="accent" size="large" to={next.to}>
          {next.text}
        </ButtonLink>
        <ButtonLink look="line" size="large" to="/sample">
          예시 결과 더 보기
        </ButtonLink>
      </div>
    </Card>
  );
}
