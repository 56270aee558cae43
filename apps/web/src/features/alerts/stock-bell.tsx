import { Bell, BellOff } from 'lucide-react';
import { useStockAlert } from './alert-queries.ts';
import styles from './stock-bell.module.css';

interface Props {
  stock: { code: string; name: string };
  alerted: boolean;
  /** All alerts are paused. */
  isPaused: boolean;
}

/** Whether the alerts about a watched stock are on. */
export function StockBell({ stock: { code, name }, alerted, isPaused }: Props) {
  const { mutate, isPending, variables } = useStockAlert(code, alerted);
  return (
    <BellButton
      name={name}
      isOn={isPending ? variables : alerted}
      isPaused={isPaused}
      busy={isPending}
      onPress={() => mutate(!alerted)}
    />
  );
}

interface BellProps extends Pick<Props, 'isPaused'> {
  name: string;
  isOn: boolean;
  /** Presses are ignored meanwhile. */
  busy: boolean;
  onPress: () => void;
}

/** A filled or an empty bell, struck out while all alerts are paused. */
export function BellButton({ name, isOn, isPaused, busy, onPress }: BellProps) {
  const isMuted = isPaused && isOn;
  const Icon = isMuted ? BellOff : Bell;
  return (
    <button
      type="button"
      className={styles.bell}
      aria-label={isMuted ? `${name} 알림, 모두 쉬는 중` : `${name} 알림`}
      aria-pressed={isOn}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
