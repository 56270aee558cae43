import type { AccumulationLetter } from '@gaemi/domain/accumulation/letters';
import { classNames } from '../class-names.ts';
import styles from './letter-mark.module.css';

/** A letter in its box; the better, the more ink. */
export function LetterMark({
  letter,
  size,
}: {
  letter: AccumulationLetter;
  size: 'small' | 'medium' | 'tile' | 'large';
}) {
  return <span className={classNames(styles.mark, styles[size], styles[`letter${letter}`])}>{letter}</span>;
}
