import { messages } from '@gaemi/contracts/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { writeSentence } from '../../../shared/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ModalActions } from '../../../ui/dialog/modal.tsx';
import { FormError } from '../../../ui/field/field.tsx';
import { LookingNote } from '../../../ui/panel/looking-note.tsx';
import styles from './earlier-change.module.css';

export interface EarlierProps<Content> {
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
  /** Opens an empty form for another one, and empties it: what it holds is the settled change. None where one is all there can be. */
  another?: { action: string; onAnother: () => void };
  onCancel: () => void;
}

/** An earlier change on the target whose outcome is unknown: it is found out before another one can be sent. */
export function EarlierChange<Content>({
  press,
  describe,
  outcome,
  another,
  onCancel,
  children,
}: EarlierProps<Content> & { children: ReactNode }) {
  const { earlier, isLooking, settleEarlier } = press;
  const { status, variables, error } = settleEarlier;
  if (earlier !== null) {
    return (
      <Panel
        title="앞서 보낸 요청의 결과를 아직 몰라요."
        what={describe(earlier)}
        text={messages.earlierUnknown}
        error={status === 'error' ? writeSentence(error) : undefined}
        isLooking={isLooking}
        busy={status === 'pending'}
        leave="나중에"
        action={{ text: '확인하기', onPress: () => settleEarlier.mutate(earlier) }}
        onCancel={onCancel}
      />
    );
  }
  if (variables !== undefined && status !== 'idle') {
    const isRefused = status === 'error';
    const begin = () => {
      another?.onAnother();
      settleEarlier.reset();
    };
    return (
      <Panel
        title={isRefused ? '앞서 보낸 요청은 처리되지 않았어요.' : '앞서 보낸 요청은 한 번 처리됐어요.'}
        what={describe(variables)}
        text={isRefused ? writeSentence(error) : outcome}
        leave="확인"
        action={isRefused || another !== undefined ? { text: another?.action ?? '다시 보내기', onPress: begin } : null}
        onCancel={onCancel}
      />
    );
  }
  return <Place>{children}</Place>;
}

/** Takes the focus of the button that it comes in the place of: on the chosen or first field, else on the last button. */
function Place({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const find = (selector: string) => place.current?.querySelectorAll<HTMLElement>(selector);
    (find('input:checked')?.[0] ?? find('input')?.[0] ?? [...(find('button') ?? [])].at(-1))?.focus();
  }, []);
  return <div ref={place}>{children}</div>;
}

interface PanelProps {
  title: string;
  what: string;
  text: string;
  error?: string | undefined;
  isLooking?: boolean;
  busy?: boolean;
  leave: string;
  action: { text: string; onPress: () => void } | null;
  onCancel: () => void;
}

function Panel({ title, what, text, error, isLooking = false, busy = false, leave, action, onCancel }: PanelProps) {
  return (
    <Place key={action?.text}>
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
        {action !== null && (
          <Button look="accent" size="large" busy={busy} onClick={action.onPress}>
            {action.text}
          </Button>
        )}
      </ModalActions>
    </Place>
  );
}
