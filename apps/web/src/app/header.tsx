import { Link } from 'react-router-dom';
import { useScreenPath } from '../shared/screen-path.ts';
import { useMember } from '../shared/session/member.ts';
import { hasRememberedMember } from '../shared/session/member-storage.ts';
import { useSelectedService } from '../shared/session/selected-service.ts';
import { CreditBadge } from '../ui/badge/credit-badge.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './header.module.css';
import { LogoMark } from './logo-mark.tsx';
import { hasMenu, menuFor } from './menu.ts';
import { ServiceSwitch } from './service-switch.tsx';

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
        {hasMenu(path) && (member || maySignIn) && <Menu path={path} isAdmin={member?.is_admin === true} />}
        <div className={styles.member}>
          <Account />
        </div>
      </div>
    </header>
  );
}

function Menu({ path, isAdmin }: { path: string; isAdmin: boolean }) {
  const service = useSelectedService();
  const menu = menuFor(path, { service, isAdmin });
  return (
    <nav className={styles.menu} aria-label={menu.label}>
      <ServiceSwitch current={menu.service} />
      {menu.items.map(({ path: target, label, icon: Icon }) => (
        <Link key={target} className={styles.item} to={target} aria-current={target === path ? 'page' : undefined}>
          <Icon className={styles.icon} size={22} aria-hidden />
          <span>{label}</span>
        </Link>
      ))}
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
  if (isPending || isError || beforeLogIn.has(path)) return null;
  return (
    <Link className={styles.name} to="/login">
      로그인
    </Link>
  );
}
