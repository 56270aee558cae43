import { classNames } from '../../../ui/class-names.ts';
import styles from './hero.module.css';

/** What the product is, beside the log-in form. */
export function Hero({ className }: { className: string | undefined }) {
  return (
    <section className={classNames(styles.hero, className)}>
      <h1>
        판단은
        <br />
        개미렌즈에 맡기세요
      </h1>
      <p>
        흩어진 뉴스와 거래원 매매를 모아 <span className="nb">근거와 함께 점수로 보여드려요.</span>
      </p>
    </section>
  );
}
