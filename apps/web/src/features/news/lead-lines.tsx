import styles from './lead-lines.module.css';

/** The strongest events of both sides in a line each, or that no direction is claimed; nothing in version 1. */
export function LeadLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <p className={styles.lead}>
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </p>
  );
}
