import { Card } from '../../ui/card/card.tsx';
import styles from './first-steps.module.css';

/** What a newcomer does, in three steps. */
export function FirstSteps() {
  return (
    <Card padded className={styles.steps}>
      <h2>세 번이면 익숙해져요</h2>
      <ol>
        <li>
          <b>종목을 골라요</b>
          <span>이름이나 초성으로 찾아요. 예: 삼성전자, ㅅㅅㅈㅈ</span>
        </li>
        <li>
          <b>점수와 근거를 봐요</b>
          <span>무슨 일이 있었는지 문장과 기사 링크로 보여드려요.</span>
        </li>
        <li>
          <b>관심 종목에 담아요</b>
          <span>다음에는 달라진 점부터 볼 수 있어요.</span>
        </li>
      </ol>
    </Card>
  );
}
