import { Bell } from 'lucide-react';
import { useStockAlert } from './alert-queries.ts';
import styles from './stock-bell.module.css';

interface Props {
  stock: { code: string; name: string };
  alerted: boolean;
}

/** Whether the member is told of a watched stock: a filled or an empty bell. */
export function StockBell({ stock: { code, name }, alerted }: Props) {
  const { mutate, isPending, variables } = useStockAlert(code);
  const shown = isPending ? variables : alerted;
  return (
    <button
      type="button"
      className={styles.bell}
      aria-label={`${name} 알림`}
      aria-pressed={shown}
      aria-disabled={isPending || undefined}
      onClick={() => {
        if (!isPending) mutate(!alerted);
      }}
    >
      <Bell size={20} aria-hidden />
    </button>
  );
}
