import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

interface Props {
  title: string;
  children: ReactNode;
  onConfirm: () => void;
}

/** An error that ends what was under way: open while it is rendered, with one button, confirmed by it or Esc. */
export function ErrorDialog({ title, children, onConfirm }: Props) {
  const dialog = useModal();
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
        onConfirm();
      }}
    >
      <span className={styles.icon}>
        <TriangleAlert size={24} aria-hidden />
      </span>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <div className={styles.text} id={textId}>
        {children}
      </div>
      <Button className={styles.confirm} look="accent" size="large" block onClick={onConfirm}>
        확인
      </Button>
    </dialog>
  );
}

/** Opens a dialog over everything: the browser keeps the focus inside, the page behind still, and gives the focus back. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
