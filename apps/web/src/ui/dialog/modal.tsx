import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import { classNames } from '../class-names.ts';
import { useHeldOpen } from './held-open.ts';
import styles from './modal.module.css';
import { useModalElement } from './modal-element.ts';
import { useTapBeside } from './tap-beside.ts';

interface Props {
  title: string;
  /** Room for two columns from 768 px. */
  wide?: boolean;
  /** By the cross, Esc or a tap beside it. Without it the window stays until one of its buttons is taken. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** The first field of a form that follows the head; a field after other texts leaves the start to these. */
const FIRST_FIELD = [':scope > form:nth-child(2) input', ':scope > div:nth-child(2) > form:first-child input'].join();

/** A sheet from below on phones, a window in the middle else; open while it is rendered. */
export function Modal({ title, wide = false, onClose, children }: Props) {
  const dialog = useModalElement();
  const titleId = useId();
  const close = useHeldOpen(onClose === undefined, () => onClose?.());
  useTapBeside(dialog, close);
  // Not on the cross, where the browser begins: a blank or Enter there closes the window. What is inside may take it from here.
  useLayoutEffect(() => {
    const field = dialog.current?.querySelector<HTMLInputElement>(FIRST_FIELD);
    // A choice is made already, and Enter on it would send the form.
    const start = field?.type === 'radio' ? null : field;
    (start ?? dialog.current?.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true });
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, wide && styles.wide)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {onClose !== undefined && (
          <button type="button" className={styles.close} aria-label="닫기" onClick={close}>
            <X size={20} aria-hidden />
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}

/** The buttons at the end of a modal. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
