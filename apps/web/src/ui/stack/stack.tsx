import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stack.module.css';

/** Cards beneath each other, at the distance of cards everywhere. */
export function Stack({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.stack, className)} />;
}
