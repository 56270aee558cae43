import type { AdminUser } from '@gaemi/contracts/admin';
import styles from '../panel.module.css';

/** Marks a member who may not use the service: what an admin grants is of no use meanwhile. */
export function SuspendedTag({ user }: { user: Pick<AdminUser, 'is_suspended'> }) {
  return user.is_suspended === true ? <span className={styles.tag}>이용 정지</span> : null;
}
