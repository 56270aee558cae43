import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

/** White sheet with a hairline; `padded` where it has no sections of its own. */
export function Card({ padded = false, className, ...rest }: ComponentProps<'div'> & { padded?: boolean }) {
  return <div {...rest} className={classNames(styles.card, padded && styles.padded, className)} />;
}
