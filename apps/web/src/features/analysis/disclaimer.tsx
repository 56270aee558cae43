import styles from './disclaimer.module.css';

/** Below every result. */
export function Disclaimer() {
  return <p className={styles.note}>투자 판단의 책임은 본인에게 있어요</p>;
}
