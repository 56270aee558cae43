import styles from './switch.module.css';

interface Props {
  /** Read aloud: what it switches. */
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
  busy?: boolean;
}

/** Turns something on or off at once. */
export function Switch({ label, on, onChange, disabled = false, busy = false }: Props) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-label={label}
      aria-checked={on}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={busy ? undefined : () => onChange(!on)}
    />
  );
}
