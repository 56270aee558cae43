import { useDocumentTitle } from '../components/document-title.ts';
import { PageHead } from '../components/page-head.tsx';
import { ServiceCards } from '../features/service-selection/components/service-cards.tsx';
import { useMember } from '../session/member.ts';
import styles from './select-service.module.css';

/** `/select-service` */
export function SelectService() {
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
