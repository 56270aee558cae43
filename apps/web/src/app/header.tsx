import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useScreenPath } from '../shared/screen-path.ts';
import { useMember } from '../shared/session/member.ts';
import { hasRememberedMember } from '../shared/session/member-storage.ts';
import { CreditBadge } from '../ui/badge/credit-badge.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { useOnline } from '../ui/use-online.ts';
import styles from './header.module.css';
import { LogoMark } from './logo-mark.tsx';
import { hasMenu } from './menu-paths.ts';

// Guests see no menu, so that it is not in the first script; main.tsx asks for a remembered member's at once.
const loadMenu = () => import('./header-menu.tsx');
const HeaderMenu = lazy(async (): Promise<{ default: ComponentType<{ path: string; isAdmin: boolean }> }> => {
  try {
    return { default: (await loadMenu()).HeaderMenu };
  } catch {
    return { default: MissingMenu };
  }
});

/** Logo, menu and the member. Below 768 px the menu stands at the bottom of the screen. */
export function Header() {
  const path = useScreenPath();
  const { data: member, isPending } = useMember();
  const maySignIn = isPending && hasRememberedMember();
  const isMember = Boolean(member);
  // After the log-in, so that the menu is here before a screen needs it.
  useEffect(() => {
    if (isMember) loadMenu().catch(() => undefined);
  }, [isMember]);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link className={styles.logo} to={member ? '/select-service' : '/login'}>
          <LogoMark />
          <span>개미렌즈</span>
          <span className={styles.beta}>Beta</span>
        </Link>
        {member && (
          <Link className={styles.today} to="/today" aria-current={path === '/today' ? 'page' : undefined}>
            오늘
          </Link>
        )}
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

/** In place of a menu that cannot be loaded. A reload brings it, as a browser may not ask for a failed file twice. */
function MissingMenu() {
  const online = useOnline();
  return (
    <nav className={styles.menu} aria-label="메뉴">
      <button className={styles.item} type="button" disabled={!online} onClick={() => location.reload()}>
        {online ? '메뉴를 불러오지 못했어요. 다시 불러오기' : '연결되면 메뉴를 다시 불러올 수 있어요'}
      </button>
    </nav>
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
