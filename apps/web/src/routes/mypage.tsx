import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../components/document-title.ts';
import { CreditHistory } from '../features/my-page/components/credit-history.tsx';
import { DeviceList } from '../features/my-page/components/device-list.tsx';
import { ProfileCard } from '../features/my-page/components/profile-card.tsx';
import { Withdrawal } from '../features/my-page/components/withdrawal.tsx';
import { memberQuery } from '../session/member.ts';
import { useSignedInMember } from '../session/signed-in-member.ts';
import styles from './mypage.module.css';

/** `/mypage` */
export function Mypage() {
  useDocumentTitle('내 정보');
  const member = useSignedInMember();
  // Asked for anew: the balance and the grade may have changed elsewhere.
  useQuery({ ...memberQuery, staleTime: 0 });
  return (
    <div className={styles.page}>
      <h1 className="sr">내 정보</h1>
      <ProfileCard member={member} />
      <CreditHistory />
      <DeviceList />
      <Withdrawal />
    </div>
  );
}
