import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { classNames } from '../class-names.ts';
import styles from './bar-100.module.css';

interface Props {
  /** Parts of 100, with the reserve. */
  scores: Record<NewsSide, number>;
  reserve: number;
  /** The parts stand in words beside it. */
  decorative?: boolean;
  className?: string | undefined;
}

const [left, right] = newsSides;

/** One bar of 100: good news, what is left open, bad news. */
export function Bar100({ scores, reserve, decorative = false, className }: Props) {
  const read = decorative
    ? { 'aria-hidden': true }
    : {
        role: 'img',
        'aria-label': `${labelNames[left]} ${scores[left]}점, 판단 유보 ${reserve}, ${labelNames[right]} ${scores[right]}점`,
      };
  const parts = [
    { name: left, value: scores[left] },
    { name: 'reserve', value: reserve },
    { name: right, value: scores[right] },
  ];
  return (
    <span className={classNames(styles.bar, className)} {...read}>
      {parts
        .filter(({ value }) => value > 0)
        .map(({ name, value }) => (
          <i key={name} className={styles[name]} style={{ flexGrow: value }} />
        ))}
    </span>
  );
}
