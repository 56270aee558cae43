import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './form-row.module.css';

/** An input with its button; `stacked` puts the button below on narrow screens. */
export function FormRow({ stacked = false, children }: { stacked?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.row, stacked && styles.stacked)}>{children}</div>;
}
