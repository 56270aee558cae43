import { useState } from 'react';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './account-page.module.css';
import { FindEmailForm } from './find-email/find-email-form.tsx';
import { FoundEmail } from './find-email/found-email.tsx';

/** `/find-email` */
export function FindEmailRoute() {
  useDocumentTitle('이메일 찾기');
  const [email, setEmail] = useState<string | null>(null);
  return (
    <div className={styles.page}>
      <PageHead title="이메일 찾기">가입할 때 적은 이름과 전화번호로 찾아요.</PageHead>
      {email === null ? <FindEmailForm onFound={setEmail} /> : <FoundEmail email={email} />}
      <AccountLinks
        links={[
          { to: '/login', text: '로그인' },
          { to: '/find-password', text: '비밀번호 찾기' },
        ]}
      />
    </div>
  );
}
