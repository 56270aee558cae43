import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './notice.module.css';

interface Props {
  icon: LucideIcon;
  /** `status` where it says what has just happened. */
  role: 'note' | 'status';
  /** It says that something succeeded. */
  good?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A few words worth knowing, before what they are about. */
export function Notice({ icon: Icon, role, good = false, className, children }: Props) {
  return (
    <p className={classNames(styles.notice, good && styles.good, className)} role={role}>
      <Icon size={20} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
