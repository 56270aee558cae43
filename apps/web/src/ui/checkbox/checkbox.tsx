import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

/** A tick box with its text; the whole line is the target. */
export function Checkbox({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
