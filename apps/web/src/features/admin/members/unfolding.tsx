import { type ReactNode, useState } from 'react';
import { writeSentence } from '../../../shared/api/api-error.ts';
import { TextButton } from '../../../ui/button/button.tsx';
import styles from './edit-user.module.css';

/** A list of a member that is read once it is asked for. */
export function Unfolding({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.sessions}>
      <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {name}
      </TextButton>
      {isOpen && children}
    </div>
  );
}

/** Stands in for the list until it is there, or says why it is not. */
export const Waiting = ({ error }: { error: Error | null }) => (
  <span role="status">{error === null ? '불러오는 중이에요.' : writeSentence(error)}</span>
);
