import { Hourglass } from 'lucide-react';
import styles from './wait-note.module.css';

/** Says that something takes its time; null says nothing and stays in place, so that the sentence is read out. */
export function WaitNote({ text }: { text: string | null }) {
  return (
    <div role="status">
      {text !== null && (
        <p className={styles.note}>
          <Hourglass size={18} aria-hidden />
          {text}
        </p>
      )}
    </div>
  );
}
