import { Link } from 'react-router-dom';
import { useSignedInMember } from '../../shared/session/signed-in-member.ts';
import styles from './missing-credits.module.css';

/** Credits that a member lacks for what costs so many; 0 where they suffice. */
export function useMissingCredits(cost: number): number {
  return Math.max(0, cost - useSignedInMember().credit);
}

/** How many credits are missing, and where more come from. */
export function MissingCredits({ missing }: { missing: number }) {
  return (
    <span className={styles.missing}>
      크레딧이 <b>{missing}</b> 모자라요. <Link to="/subscribe">요금제에서 신청하기</Link>
    </span>
  );
}
