import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { writeSentence } from '../../../shared/api/api-error.ts';
import { TextButton } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/dialog.tsx';
import { ConfirmWho } from '../../second-step/confirm-who.tsx';
import { isConfirmationRequired, passkeysQuery } from '../../second-step/confirmation.ts';
import styles from './edit-user.module.css';

interface AskedChangeProps<T> {
  name: string;
  question: string;
  action: string;
  change: UseMutationResult<T | null, Error, void> & { isLooking: boolean };
  /** What came of it, in a sentence. */
  done: (answer: T) => string;
  /** The same where the answer was lost and the refusal of a repeat said that it was made. */
  foundDone?: string;
  /** What the change means. */
  children: ReactNode;
  /** What the admin adds to it. */
  extra?: ReactNode;
  /** It cannot be asked again once it is made. */
  once?: boolean;
}

/**
 * A button for a change that cannot be taken back: asks first, then says what came of it. Where the server wants to know who
 * is there, it asks that, too, and repeats the change.
 */
export function AskedChange<T>(props: AskedChangeProps<T>) {
  const { name, question, action, change, done, foundDone, children, extra, once } = props;
  const [asking, setAsking] = useState(false);
  // Kept here: the change that was made may have given way to its opposite by then.
  const [outcome, setOutcome] = useState('');
  const close = () => setAsking(false);
  const ask = () => {
    change.reset();
    setOutcome('');
    setAsking(true);
  };
  const send = () =>
    change.mutate(undefined, {
      onSuccess: (answer) => setOutcome(answer === null ? (foundDone ?? '') : done(answer)),
      onError: (error) => setOutcome(isConfirmationRequired(error) ? '' : writeSentence(error)),
      onSettled: (_answer, error) => {
        if (!isConfirmationRequired(error)) close();
      },
    });
  const mustConfirm = asking && isConfirmationRequired(change.error);
  return (
    <div className={styles.sessions}>
      <TextButton locked={change.isPending || (once === true && change.isSuccess)} onClick={ask}>
        {name}
      </TextButton>
      <span role="status">{outcome}</span>
      {mustConfirm && <ConfirmAdmin onDone={send} onClose={close} />}
      {asking && !mustConfirm && (
        <ConfirmDialog
          title={question}
          action={action}
          busy={change.isPending}
          isLooking={change.isLooking}
          onCancel={close}
          onConfirm={send}
        >
          <p>{children}</p>
          {extra}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Asks the admin for the passkey, without one for the password. */
export function ConfirmAdmin({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { data, isError } = useQuery(passkeysQuery);
  // The password step asks for the passkey by itself where there is one.
  const hasPasskeys = data !== undefined && data.items.length > 0;
  return data === undefined && !isError ? null : (
    <ConfirmWho hasPasskeys={hasPasskeys} onDone={onDone} onClose={onClose} />
  );
}

export const doneText = (what: string, mailed: boolean) =>
  mailed ? `${what}하고 메일로 알렸어요.` : `${what}했어요. 메일은 보내지 못했으니 직접 알려주세요.`;
