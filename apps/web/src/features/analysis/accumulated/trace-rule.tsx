import { traceBounds } from '@gaemi/domain/accumulation/trace';
import { ChevronDown } from 'lucide-react';
import styles from './trace-rule.module.css';

const { clear, faint } = traceBounds;

/** How the word is found, folded. */
export function TraceRule() {
  return (
    <details className={styles.rule}>
      <summary>
        ‘매집 흔적’은 어떻게 정하나요 <ChevronDown size={18} aria-hidden />
      </summary>
      <ul>
        <li>
          <b>뚜렷해요</b>: 주요 거래원의 순매수가 유통주식의 {clear.netAtLeast}% 이상이고, 되판 것이 산 것의{' '}
          {clear.resoldAtMost}% 이하예요.
        </li>
        <li>
          <b>약해요</b>: 순매수가 유통주식의 {faint.netBelow}%에 못 미치거나, 산 것의 {faint.resoldAtLeast}% 이상을
          되팔았어요.
        </li>
        <li>
          <b>보통이에요</b>: 그 사이예요.
        </li>
      </ul>
      <p>지난 거래를 잰 말이에요. 앞으로의 주가를 알려주지 않아요.</p>
    </details>
  );
}
