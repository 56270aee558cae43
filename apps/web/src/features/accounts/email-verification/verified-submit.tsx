import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import type { EmailVerification } from './use-email-verification.ts';
import styles from './verified-submit.module.css';

interface Props {
  verification: EmailVerification;
  busy: boolean;
  /** Below the button, as long as the e-mail is unconfirmed and after that. */
  notes: { before: string; after: string };
  /** Its distance to what stands above. */
  className: string | undefined;
  children: ReactNode;
}

/** Sends a form that needs a confirmed e-mail. Not switched off before: pressing it then says which step is missing. */
export function VerifiedSubmit({ verification, busy, notes, className, children }: Props) {
  const noteId = useId();
  const verified = verification.step === 'confirmed';
  return (
    <>
      <Button
        type="submit"
        look="accent"
        size="large"
        block
        className={className}
        busy={busy}
        aria-disabled={!verified}
        aria-describedby={noteId}
      >
        {children}
      </Button>
      <p className={styles.note} id={noteId}>
        {verified ? notes.after : notes.before}
      </p>
    </>
  );
}
