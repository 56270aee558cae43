import { TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import styles from './panels.module.css';

interface Props {
  title: string;
  hint?: string;
  action?: string;
  /** Left out where the member can only wait. */
  onRetry?: () => void;
  busy?: boolean;
}

/** A list or screen that could not be loaded, with the way to try again. */
export function ErrorPanel({ title, hint, action = '다시 시도', onRetry, busy = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    // Goes with the pressed button, and the focus would be lost with it.
    return () => {
      if (current?.contains(document.activeElement)) current.closest('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Card className={styles.panel} role="alert">
      <span className={styles.warning}>
        <TriangleAlert size={24} aria-hidden />
      </span>
      <p className={styles.title}>{title}</p>
      {hint !== undefined && <p>{hint}</p>}
      {onRetry !== undefined && (
        <div ref={place} className={styles.action}>
          <Button onClick={onRetry} busy={busy}>
            {action}
          </Button>
        </div>
      )}
    </Card>
  );
}
