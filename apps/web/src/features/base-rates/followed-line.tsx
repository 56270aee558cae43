import type { BaseRateItem } from '@gaemi/contracts/base-rates';
import { useQuery } from '@tanstack/react-query';
import { baseRatesQuery } from './base-rates-query.ts';
import styles from './followed.module.css';
import { ratesOfKind } from './followed-card.tsx';
import { differenceText, intervalText, percentText } from './rate-texts.ts';

/** What followed events of this kind, as one folded line; nothing where too few are known. */
export function FollowedLine({ type, side }: Pick<BaseRateItem, 'type' | 'side'>) {
  const { data } = useQuery(baseRatesQuery);
  const rates = ratesOfKind(data, { type, side });
  if (rates === null || rates.items.length === 0) return null;
  const isSample = rates.data_source === 'sample';
  return (
    <details className={styles.line}>
      <summary>
        그 뒤의 주가 · {differenceText(rates.items.some(({ confirmed }) => confirmed))}
        {isSample && <span className="nb"> · 예시 데이터</span>}
      </summary>
      <ul>
        {rates.items.map((item) => (
          <li key={item.horizon}>
            {item.horizon}일 뒤 시장보다 {percentText(item.median)} (95% {intervalText(item)}, n {item.n})
          </li>
        ))}
      </ul>
      지난 일을 센 값이고 앞으로를 말하지 않아요.
    </details>
  );
}
