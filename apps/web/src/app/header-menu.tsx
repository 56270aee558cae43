import { Link } from 'react-router-dom';
import { useSelectedService } from '../shared/session/selected-service.ts';
import styles from './header.module.css';
import { menuFor } from './menu.ts';
import { ServiceSwitch } from './service-switch.tsx';

/** The menu of a screen; below 768 px it stands at the bottom. */
export function HeaderMenu({ path, isAdmin }: { path: string; isAdmin: boolean }) {
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
