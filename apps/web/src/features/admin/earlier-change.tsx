import { messages } from '@gaemi/contracts/messages';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../shared/api/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { ModalActions } from '../../ui/dialog/modal.tsx';
import { FormError } from '../../ui/field/field.tsx';
import { LookingNote } from '../../ui/panel/looking-note.tsx';
import styles from './earlier-change.module.css';

interface Props<Content> {
  /** The press of the form, with the earlier one on the same member. */
  press: {
    earlier: Content | null;
    isLooking: boolean;
    settleEarlier: {
      mutate: (sent: Content) => void;
      reset: () => void;
      variables: Content | undefined;
      status: 'idle' | 'pending' | 'success' | 'error';
      error: Error | null;
    };
  };
  /** Names what was sent, for the admin to recognise. */
  describe: (sent: Content) => string;
  /** What became of it. */
  outcome: string;
  /** Opens an empty form for another one. */
  action: string;
  /** Empties the form: what it holds is the settled change. */
  onAnother: () => void;
  onCancel: () => void;
  /** Shown where no earlier change is open. */
  children: ReactNode;
}

/** An earlier change of the member whose outcome is unknown: it is found out before another one can be sent. */
export function EarlierChange<Content>({
  press,
  describe,
  outcome,
  action,
  onAnother,
  onCancel,
  children,
}: Props<Content>) {
  const { earlier, isLooking, settleEarlier } = press;
  const { status, variables, error } = settleEarlier;
  if (earlier !== null) {
    return (
      <Panel
        title="앞서 보낸 요청의 결과를 아직 몰라요."
        what={describe(earlier)}
        text={messages.earlierUnknown}
        error={status === 'error' ? sentenceOf(error) : undefined}
        isLooking={isLooking}
        busy={status === 'pending'}
        leave="나중에"
        action="확인하기"
        onAction={() => settleEarlier.mutate(earlier)}
        onCancel={onCancel}
      />
    );
  }
  if (variables !== undefined && status !== 'idle') {
    return (
      <Panel
        title={status === 'error' ? '앞서 보낸 요청은 처리되지 않았어요.' : '앞서 보낸 요청은 한 번 처리됐어요.'}
        what={describe(variables)}
        text={status === 'error' ? sentenceOf(error) : outcome}
        leave="확인"
        action={action}
        onAction={() => {
          onAnother();
          settleEarlier.reset();
        }}
        onCancel={onCancel}
      />
    );
  }
  return children;
}

interface PanelProps {
  title: string;
  what: string;
  text: string;
  error?: string | undefined;
  isLooking?: boolean;
  busy?: boolean;
  leave: string;
  action: string;
  onAction: () => void;
  onCancel: () => void;
}

function Panel({
  title,
  what,
  text,
  error,
  isLooking = false,
  busy = false,
  leave,
  action,
  onAction,
  onCancel,
}: PanelProps) {
  return (
    <>
      <div className={styles.earlier} role="status">
        <h3>{title}</h3>
        <b>{what}</b>
        <p>{text}</p>
      </div>
      <FormError text={error} />
      <LookingNote isLooking={isLooking} />
      <ModalActions>
        <Button size="large" aria-disabled={busy || undefined} onClick={onCancel}>
          {leave}
        </Button>
        <Button look="accent" size="large" busy={busy} onClick={onAction}>
          {action}
        </Button>
      </ModalActions>
    </>
  );
}
