import type { NewsStock } from '@gaemi/contracts/news-list';
import { labelNames, newsSides } from '@gaemi/domain/news-side';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './top-events.module.css';

const icons = { good: ArrowUp, bad: ArrowDown };

/** The event with the most points of each side; nothing where neither side has one. */
export function TopEvents({ latest, className }: { latest: NewsStock['latest']; className?: string | undefined }) {
  const tops = { good: latest.top_good, bad: latest.top_bad };
  const shown = newsSides.filter((side) => tops[side] !== null);
  if (shown.length === 0) return null;
  return (
    <ul className={classNames(styles.list, className)}>
      {shown.map((side) => {
        const Icon = icons[side];
        return (
          <li key={side}>
            <Icon size={14} strokeWidth={2.6} className={styles[side]} aria-hidden />
            <span>
              <span className="sr">{labelNames[side]}: </span>
              {tops[side]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
