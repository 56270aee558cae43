import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

interface Look {
  look?: 'accent' | 'soft' | 'line' | 'ghost' | 'danger' | 'plain';
  size?: 'medium' | 'large';
  block?: boolean;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows that the call is under way; presses are ignored meanwhile. */
  busy?: boolean;
}

export function Button({ look, size, block, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={chooseLook({ look, size, block }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, block, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={chooseLook({ look, size, block }, className)} />;
}

interface TextButtonProps extends ComponentProps<'button'> {
  accent?: boolean;
  /** Presses are ignored, as while its call is under way. Not disabled: that would take the focus away. */
  locked?: boolean;
}

/** A quiet button that reads as a link; `accent` where it is the next step. */
export function TextButton({ accent, locked = false, className, onClick, ...rest }: TextButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={locked || undefined}
      {...rest}
      className={classNames(styles.text, accent && styles.textAccent, className)}
      onClick={locked ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** A link that looks like a quiet button. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles.text, className)} />;
}

/** The small second half of a button's label: what pressing it costs. */
export function ButtonCost({ children }: { children: ReactNode }) {
  return <span className={styles.cost}>{children}</span>;
}

function chooseLook({ look = 'plain', size = 'medium', block = false }: Look, className: string | undefined): string {
  return classNames(styles.button, styles[look], styles[size], block && styles.block, className);
}
