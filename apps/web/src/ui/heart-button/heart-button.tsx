import { Heart } from 'lucide-react';
import { classNames } from '../class-names.ts';
import styles from './heart-button.module.css';

interface Props {
  /** Of the stock. */
  name: string;
  liked: boolean;
  /** The change is under way; presses are ignored meanwhile. */
  busy?: boolean;
  onToggle: () => void;
  className?: string | undefined;
}

/** Whether a stock is on the watchlist: a filled or an empty heart. */
export function HeartButton({ name, liked, busy = false, onToggle, className }: Props) {
  return (
    <button
      type="button"
      className={classNames(styles.heart, className)}
      aria-label={`${name} 관심 종목`}
      aria-pressed={liked}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onToggle();
      }}
    >
      <Heart size={24} aria-hidden />
    </button>
  );
}
