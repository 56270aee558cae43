import { Bell, BellOff } from 'lucide-react';
import { useStockAlert } from './alert-queries.ts';
import styles from './stock-bell.module.css';

interface Props {
  stock: { code: string; name: string };
  alerted: boolean;
  /** All alerts are paused. */
  isPaused: boolean;
}

/** Whether the alerts about a watched stock are on: a filled or an empty bell, struck out while all are paused. */
export function StockBell({ stock: { code, name }, alerted, isPaused }: Props) {
  const { mutate, isPending, variables } = useStockAlert(code, alerted);
  const shown = isPending ? variables : alerted;
  const isMuted = isPaused && shown;
  const Icon = isMuted ? BellOff : Bell;
  return (
    <button
      type="button"
      className={styles.bell}
      aria-label={isMuted ? `${name} 알림, 모두 쉬는 중` : `${name} 알림`}
      aria-pressed={shown}
      aria-disabled={isPending || undefined}
      onClick={() => {
        if (!isPending) mutate(!alerted);
      }}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
