import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useScreenPath } from '../shared/screen-path.ts';
import { useMember } from '../shared/session/member.ts';
import { hasRememberedMember } from '../shared/session/member-storage.ts';
import { CreditBadge } from '../ui/badge/credit-badge.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './header.module.css';
import { LogoMark } from './logo-mark.tsx';
import { hasMenu } from './menu-paths.ts';

// Guests see no menu, so that it is not in the first script; main.tsx asks for a member's at once.
const HeaderMenu = lazy(async () => ({ default: (await import('./header-menu.tsx')).HeaderMenu }));

/** Logo, menu and the member. Below 768 px the menu stands at the bottom of the screen. */
export function Header() {
  const path = useScreenPath();
  const { data: member, isPending } = useMember();
  const maySignIn = isPending && hasRememberedMember();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link className={styles.logo} to={member ? '/select-service' : '/login'}>
          <LogoMark />
          <span>개미렌즈</span>
          <span className={styles.beta}>Beta</span>
        </Link>
        {hasMenu(path) && (member || maySignIn) && (
          <Suspense>
            <HeaderMenu path={path} isAdmin={member?.is_admin === true} />
          </Suspense>
        )}
        <div className={styles.member}>
          <Account />
        </div>
      </div>
    </header>
  );
}

const beforeLogIn = new Set(['/', '/login', '/signup']);

function Account() {
  const path = useScreenPath();
  const { data: member, isPending, isError } = useMember();
  if (member) {
    return (
      <>
        <Link className={styles.name} to="/mypage">
          {member.user_name}
          <span className="sr"> 님의 내 정보</span>
        </Link>
        <CreditBadge grade={member.grade} credit={member.credit} />
      </>
    );
  }
  if (isPending && hasRememberedMember()) return <Skeleton width={132} height={30} />;
  // Nobody knows yet whether this is a member.
  if (isPending || isError) return null;
  const link = beforeLogIn.has(path) ? { to: '/subscribe', text: '요금제' } : { to: '/login', text: '로그인' };
  return (
    <>
      {path !== '/scorecard' && !path.startsWith('/r/') && (
        <Link className={styles.name} to="/scorecard">
          채점표
        </Link>
      )}
      <Link className={styles.name} to={link.to}>
        {link.text}
      </Link>
      {path.startsWith('/r/') && (
        <ButtonLink look="accent" to="/signup">
          무료로 시작하기
        </ButtonLink>
      )}
    </>
  );
}
