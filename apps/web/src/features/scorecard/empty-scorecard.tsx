import { MIN_SHOWN } from '@gaemi/domain/scorecard/enough';
import { useId } from 'react';
import { Card } from '../../ui/card/card.tsx';
import styles from './empty-scorecard.module.css';
import { NOT_COUNTED, questions } from './figures.ts';

/** The page before anything can be counted: what will be, and how far it is until then. */
export function EmptyScorecard({ days }: { days: number }) {
  const titleId = useId();
  return (
    <>
      <h1 className={styles.title}>채점표</h1>
      <Card padded role="region" aria-labelledby={titleId} className={styles.card}>
        <h2 id={titleId}>{NOT_COUNTED}</h2>
        <p>
          점수가 실제로 맞았는지 세어서 그대로 보여 드려요. {MIN_SHOWN}거래일 가운데 <b>{days}일</b>이 쌓였어요.
        </p>
        <h3>쌓이면 이런 것을 세요</h3>
        <ul>
          {[...questions.map(({ title }) => title), '소식이 나중에 공시로 확인됐나요'].map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
        <p className={styles.note}>
          기사를 읽는 시간을 줄이는 데 쓰고, 사고파는 신호로 쓰지 마세요. 투자 판단의 책임은 본인에게 있어요
        </p>
      </Card>
    </>
  );
}
