import type { AlertChangeBody, Alerts } from '@gaemi/contracts/alerts';
import { alertStocksOfGrade } from '@gaemi/domain/alerts/alert-settings';
import type { Strength } from '@gaemi/domain/judge/judgement/judgement';
import { useState } from 'react';
import { TextButton, TextLink } from '../../ui/button/button.tsx';
import { AlertCard } from './alert-card.tsx';
import { goNowhere } from './alert-queries.ts';
import { StockAlertRow } from './stock-alert-row.tsx';
import styles from './stock-alerts.module.css';

interface Props {
  alerts: Alerts;
  onChange: (change: AlertChangeBody) => void;
}

/** Rows before one asks for all: on a phone the other settings stand below them. */
const SHOWN = 10;

/** The watched stocks: which of them are told, and from which strength on. */
export function StockAlerts({ alerts, onChange }: Props) {
  const { stocks_max: max, briefing, instant } = alerts;
  // The server puts a stock that is switched first: here it keeps its place under the finger.
  const [places] = useState(() => new Map(alerts.stocks.map(({ code }, place) => [code, place])));
  const placeOf = ({ code }: Alerts['stocks'][number]) => places.get(code) ?? places.size;
  const stocks = alerts.stocks.toSorted((a, b) => placeOf(a) - placeOf(b));
  const on = stocks.filter((stock) => stock.on).length;
  const lastOn = stocks.findLastIndex((stock) => stock.on) + 1;
  // A stock that is switched off keeps its row.
  const [mostOn, setMostOn] = useState(lastOn);
  if (lastOn > mostOn) setMostOn(lastOn);
  const [isWhole, setWhole] = useState(false);
  const shown = Math.max(SHOWN, mostOn);
  const rest = stocks.length - shown;
  const set = (code: string, change: { on?: boolean; min?: Strength }) => onChange({ stock: { code, ...change } });
  return (
    <AlertCard
      title="어떤 종목을 알릴까요"
      beside={stocks.length > 0 && <span>{`관심 종목 ${stocks.length}개 중 ${on}개`}</span>}
    >
      <div className={styles.intro}>
        {max === 0 ? <NotIncluded /> : <Limit on={on} off={stocks.length - on} max={max} />}
        {on > 0 && !briefing.on && !instant && <p>아침 브리핑이나 바로 알림을 켜야 이 종목들의 소식을 알려드려요.</p>}
        {on > 0 && goNowhere(alerts) && <p>메일과 기기 알림이 모두 꺼져 있어요. 받으려면 하나를 켜주세요.</p>}
        {stocks.length > 0 && (
          <p>
            얼마나 큰 소식부터 알릴까요? <b>보통 이상</b>은 작은 소식을 빼고, <b>큰 소식만</b>은 가장 큰 것만 알려요.
          </p>
        )}
      </div>
      {stocks.length === 0 && (
        <div className={styles.empty}>
          <p>관심 종목을 담으면 여기에서 고를 수 있어요.</p>
          <TextLink to="/favorite">관심 종목 담기</TextLink>
        </div>
      )}
      <ul>
        {(isWhole ? stocks : stocks.slice(0, shown)).map((stock) => (
          <StockAlertRow
            key={stock.code}
            stock={stock}
            isFull={on >= max}
            onSwitch={(next) => set(stock.code, { on: next })}
            onStrength={(min) => set(stock.code, { min })}
          />
        ))}
      </ul>
      {/* It stays, so that it keeps the focus. */}
      {rest > 0 && (
        <p className={styles.more}>
          <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? '종목 접기' : `나머지 ${rest}개 보기`}
          </TextButton>
        </p>
      )}
    </AlertCard>
  );
}

/** How many stocks the grade includes, and what to do at the limit. */
function Limit({ on, off, max }: { on: number; off: number; max: number }) {
  const plain = `지금 등급에서는 ${max}개까지 알려드려요.`;
  // Where every stock is on, there is no other one to make room for.
  if (on < max || (on === max && off === 0)) return <p>{plain}</p>;
  return (
    <p>
      {on > max
        ? `${plain} 켠 종목 가운데 앞의 ${max}개만 알리고 있어요.`
        : `${plain} 다른 종목을 켜려면 하나를 꺼주세요.`}
    </p>
  );
}

function NotIncluded() {
  const { pro, premium } = alertStocksOfGrade;
  return (
    <div className={styles.notIncluded}>
      <p>
        <b>지금 등급에는 브리핑과 알림이 들어 있지 않아요.</b> 프로는 {pro}개, 프리미엄은 {premium}개 종목까지
        알려드려요.
      </p>
      <TextLink to="/subscribe">요금제 보기</TextLink>
    </div>
  );
}
