import { useSignedInMember } from '../session/signed-in-member.ts';
import styles from './cost-hint.module.css';

/** Under the search box: what an analysis costs and what the member has, in credits. */
export function CostHint({ cost }: { cost: number }) {
  const { credit } = useSignedInMember();
  return (
    <p className={styles.hint}>
      <span>
        분석 한 번에 <b>{cost} 크레딧</b>
      </span>
      <span>
        지금 <b>{credit.toLocaleString('ko-KR')} 크레딧</b> 있어요
      </span>
    </p>
  );
}
