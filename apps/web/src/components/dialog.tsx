import { TriangleAlert } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  onConfirm: () => void;
}

/**
 * An error that ends what was under way: one button, confirmed by it or Esc.
 * The primitive's own overlay is left out on purpose: it writes a style element, which the server's content policy refuses;
 * base.css stops the page behind from scrolling instead.
 */
export function ErrorDialog({ open, title, children, onConfirm }: Props) {
  return (
    <Primitive.Root open={open} onOpenChange={(stillOpen) => !stillOpen && onConfirm()}>
      <Primitive.Portal>
        <div className={styles.scrim} data-scrim>
          <Primitive.Content
            className={styles.dialog}
            role="alertdialog"
            onPointerDownOutside={(event) => event.preventDefault()}
            onInteractOutside={(event) => event.preventDefault()}
          >
            <span className={styles.icon}>
              <TriangleAlert size={24} aria-hidden />
            </span>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Description asChild>
              <div className={styles.text}>{children}</div>
            </Primitive.Description>
            <div className={styles.foot}>
              <Primitive.Close asChild>
                <Button look="accent" size="large" block>
                  확인
                </Button>
              </Primitive.Close>
            </div>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
