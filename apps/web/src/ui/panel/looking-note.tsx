import { messages } from '@gaemi/contracts/messages';
import { Hourglass } from 'lucide-react';
import styles from './looking-note.module.css';

/** Says that the outcome of a call is being found out; stays in place while it is not, so that it is read out. */
export function LookingNote({ isLooking }: { isLooking: boolean }) {
  return (
    <div role="status">
      {isLooking && (
        <p className={styles.note}>
          <Hourglass size={18} aria-hidden />
          {messages.pressLooking}
        </p>
      )}
    </div>
  );
}
