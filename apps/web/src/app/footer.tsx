import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>
          <b>개미렌즈</b> · 판단은 개미렌즈에 맡기세요
        </p>
        <p>투자 판단의 책임은 본인에게 있어요</p>
      </div>
    </footer>
  );
}
