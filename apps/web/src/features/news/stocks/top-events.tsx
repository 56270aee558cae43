import type { NewsStock } from '@gaemi/contracts/news-list';
import { labelNames } from '@gaemi/domain/news-side';
import { classNames } from '../../../ui/class-names.ts';
import { sideIcons } from '../../../ui/score/side-looks.ts';
import styles from './top-events.module.css';
import { writeTopEvents } from './write-top-events.ts';

/** The event with the most points of each side; nothing where neither side has one. */
export function TopEvents({ latest, className }: { latest: NewsStock['latest']; className?: string | undefined }) {
  const shown = writeTopEvents(latest);
  if (shown.length === 0) return null;
  return (
    <ul className={classNames(styles.list, className)}>
      {shown.map(({ side, text }) => {
        const Icon = sideIcons[side];
        return (
          <li key={side}>
            <Icon size={14} strokeWidth={2.6} className={styles[side]} aria-hidden />
            <span>
              <span className="sr">{labelNames[side]}: </span>
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
