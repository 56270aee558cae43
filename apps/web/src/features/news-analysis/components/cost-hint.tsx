import { creditCosts } from '@gaemi/contracts/credits';
import { tierOfGrade } from '@gaemi/contracts/grades';
import { useSignedInMember } from '../../../session/signed-in-member.ts';
import styles from './cost-hint.module.css';

/** What an analysis costs this member. */
export function useAnalysisCost(): number {
  return creditCosts.news[tierOfGrade[useSignedInMember().grade]];
}

export function CostHint() {
  const { credit } = useSignedInMember();
  const cost = useAnalysisCost();
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
