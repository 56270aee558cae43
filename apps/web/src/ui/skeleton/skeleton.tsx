import styles from './skeleton.module.css';

interface Props {
  /** Pixels, or any CSS length. */
  width?: number | string;
  height: number;
}

/** Grey stand-in that keeps the place of what is being loaded. */
export function Skeleton({ width = '100%', height }: Props) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
