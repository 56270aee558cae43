import { useDocumentTitle } from '../components/document-title.ts';
import { ProfileCard } from '../features/my-page/components/profile-card.tsx';
import { useSignedInMember } from '../session/signed-in-member.ts';

/** `/mypage` */
export function Mypage() {
  useDocumentTitle('내 정보');
  const member = useSignedInMember();
  return (
    <>
      <h1 className="sr">내 정보</h1>
      <ProfileCard member={member} />
    </>
  );
}
