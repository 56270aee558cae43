import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { LookingNote } from '../panel/looking-note.tsx';
import styles from './dialog.module.css';
import { useHeldOpen } from './held-open.ts';
import { useModalElement } from './modal-element.ts';

interface ErrorProps {
  title: string;
  children: ReactNode;
  onConfirm: () => void;
}

/** An error that ends what was under way: open while it is rendered, with one button, confirmed by it or Esc. */
export function ErrorDialog({ title, children, onConfirm }: ErrorProps) {
  return (
    <AlertDialog title={title} text={children} onEscape={onConfirm}>
      <Button look="accent" size="large" block onClick={onConfirm}>
        확인
      </Button>
    </AlertDialog>
  );
}

interface ConfirmProps extends ErrorProps {
  /** What confirming does, on its button. */
  action?: string;
  /** The call is under way. It cannot be taken back, so neither 취소 nor Esc closes the window. */
  busy?: boolean;
  /** Its answer was lost; the outcome is being found out. */
  isLooking?: boolean;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back: open while it is rendered; Esc is the same as 취소. */
export function ConfirmDialog({
  title,
  children,
  action = '확인',
  busy = false,
  isLooking = false,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const cancel = useHeldOpen(busy, onCancel);
  return (
    <AlertDialog title={title} text={children} onEscape={cancel}>
      <LookingNote isLooking={isLooking} />
      <div className={styles.choice}>
        <Button size="large" aria-disabled={busy || undefined} onClick={cancel}>
          취소
        </Button>
        <Button look="danger" size="large" busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </AlertDialog>
  );
}

interface AlertProps {
  title: string;
  text: ReactNode;
  onEscape: () => void;
  children: ReactNode;
}

function AlertDialog({ title, text, onEscape, children }: AlertProps) {
  const dialog = useModalElement();
  const titleId = useId();
  const textId = useId();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
    >
      <span className={styles.icon}>
        <TriangleAlert size={24} aria-hidden />
      </span>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <div className={styles.text} id={textId}>
        {text}
      </div>
      <div className={styles.actions}>{children}</div>
    </dialog>
  );
}
