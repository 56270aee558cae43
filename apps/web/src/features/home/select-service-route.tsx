import { useMember } from '../../shared/session/member.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import styles from './select-service-route.module.css';
import { ServiceCards } from './service-cards.tsx';

/** `/select-service` */
export function SelectServiceRoute() {
  useDocumentTitle('서비스 선택');
  const { data: member } = useMember();
  return (
    <div className={styles.page}>
      <PageHead title={member ? `${member.user_name} 님, 무엇을 살펴볼까요?` : '무엇을 살펴볼까요?'}>
        언제든 로고를 누르면 이 화면으로 돌아와요.
      </PageHead>
      <ServiceCards />
    </div>
  );
}
