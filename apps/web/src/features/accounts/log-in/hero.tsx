import { Ant } from '../../../ui/ant/ant.tsx';
import styles from './hero.module.css';
import { HeroArt } from './hero-art.tsx';

/** What the product is, beside the log-in form; on phones the ant stands on the form's card. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <h1>
        판단은
        <br />
        개미렌즈에 맡기세요
      </h1>
      <p>
        흩어진 뉴스와 거래원 매매를 모아
        <br />
        근거와 함께 점수로 보여드려요.
      </p>
      <HeroArt className={styles.art} />
      <Ant className={styles.peek} />
    </section>
  );
}
