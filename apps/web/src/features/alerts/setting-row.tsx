import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

interface Props {
  title: string;
  /** What it does, or how it stands. */
  text: ReactNode;
  /** Switch or button. */
  control?: ReactNode;
  /** What stands below over the whole width. */
  children?: ReactNode;
}

/** A setting: name, sentence and what changes it. */
export function SettingRow({ title, text, control, children }: Props) {
  return (
    <div className={styles.row}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {control}
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </div>
  );
}
