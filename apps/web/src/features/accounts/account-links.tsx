import { Link } from 'react-router-dom';
import styles from './account-links.module.css';

/** Below a form before the log-in: the way to its neighbours. */
export function AccountLinks({ links }: { links: readonly { to: string; text: string }[] }) {
  return (
    <nav className={styles.links} aria-label="계정">
      {links.map(({ to, text }) => (
        <Link key={to} to={to}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
