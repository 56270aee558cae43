import { useId } from 'react';
import styles from './text-to-copy.module.css';

/** A labelled text that can only be read. It is selected whole, so that it can be copied by hand. */
export function TextToCopy({ label, text }: { label: string; text: string }) {
  const id = useId();
  return (
    <div className={styles.text}>
      <label htmlFor={id}>{label}</label>
      <input id={id} readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
    </div>
  );
}
