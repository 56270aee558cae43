import { classNames } from '../class-names.ts';
import styles from './bar-100.module.css';

interface Props {
  /** Parts of 100. */
  good: number;
  reserve: number;
  bad: number;
  /** The parts stand in words beside it. */
  decorative?: boolean;
  className?: string | undefined;
}

/** One bar of 100: good news, what is left open, bad news. */
export function Bar100({ good, reserve, bad, decorative = false, className }: Props) {
  const read = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': `호재 ${good}점, 판단 유보 ${reserve}, 악재 ${bad}점` };
  const parts = [
    { name: styles.good, value: good },
    { name: styles.reserve, value: reserve },
    { name: styles.bad, value: bad },
  ];
  return (
    <span className={classNames(styles.bar, className)} {...read}>
      {parts
        .filter(({ value }) => value > 0)
        .map(({ name, value }) => (
          <i key={name} className={name} style={{ flexGrow: value }} />
        ))}
    </span>
  );
}
