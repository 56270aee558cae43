import { ListChecks, type LucideIcon, Newspaper, Search } from 'lucide-react';
import styles from './steps.module.css';

const steps: readonly [Icon: LucideIcon, title: string, text: string][] = [
  [Newspaper, '1. 기사를 모아요', '정말 그 회사 이야기인 기사만 남기고, 같은 소식은 하나로 묶어요.'],
  [ListChecks, '2. 소식마다 판단해요', '누가 무엇을 했는지 읽고 호재인지 악재인지, 얼마나 큰지 정해요.'],
  [Search, '3. 근거와 함께 보여드려요', '점수마다 소식과 기사 원문이 붙어요. 근거가 적으면 말하지 않아요.'],
];

/** How a result comes about, for who does not know the product yet. */
export function Steps() {
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 id="steps">이렇게 살펴봐요</h2>
      <ol>
        {steps.map(([Icon, title, text]) => (
          <li key={title}>
            <span className={styles.icon}>
              <Icon size={20} aria-hidden />
            </span>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
