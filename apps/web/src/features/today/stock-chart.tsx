import type { StockOverview } from '@gaemi/contracts/today';
import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { labelNames, newsSides } from '@gaemi/domain/news-side';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dayText } from '../../shared/seoul-date.ts';
import { sentenceOfEvent } from './event-sentence.ts';
import styles from './stock-chart.module.css';
import { stockPricesQuery } from './today-queries.ts';

/** About 60 trading days. */
const DAYS = 88;
const [WIDTH, HEIGHT] = [600, 150];

/** The closes up to the last one. */
export function closesQuery({ stock_code: code, price }: Pick<StockOverview, 'stock_code' | 'price'>) {
  const to = price?.day ?? seoulDay(new Date());
  return { ...stockPricesQuery(code, addDays(to, -DAYS), to), enabled: price !== null };
}

/** Closes of the last weeks with the events of those days; left out without prices. */
export function StockChart({ stock }: { stock: StockOverview }) {
  const { stock_name: name } = stock;
  const { data, isLoading } = useQuery(closesQuery(stock));
  if (isLoading) return <RoomOfChart />;
  const items = data?.items ?? [];
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined || items.length < 2) return null;
  const closes = items.map(({ close }) => close);
  const [lowest, highest] = [Math.min(...closes), Math.max(...closes)];
  const left = (index: number) => index / (items.length - 1);
  const top = (close: number) => (highest === lowest ? 0.5 : 1 - (close - lowest) / (highest - lowest));
  const points = items.map(({ close }, index) => `${left(index) * WIDTH},${10 + top(close) * (HEIGHT - 20)}`);
  return (
    <div>
      <ChartTitle />
      <div className={styles.chart}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img">
          <title>{`${name} 종가 ${items.length}거래일, ${dayText(first.day)} ${groupDigits(first.close)}원에서 ${dayText(last.day)} ${groupDigits(last.close)}원`}</title>
          <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
        </svg>
        {pickMarks(stock.events, items).map(({ event, index }) => (
          <Link
            key={event.event_id}
            to={`/event/${event.event_id}`}
            className={styles[event.side]}
            style={{ left: `${left(index) * 100}%` }}
            title={sentenceOfEvent(event)}
          >
            <span aria-hidden="true">{event.side === newsSides[0] ? '▲' : '▼'}</span>
            <span className="sr">
              {dayText(seoulDay(new Date(event.at)))} {labelNames[event.side]} {sentenceOfEvent(event)}
            </span>
          </Link>
        ))}
      </div>
      <p className={styles.axis}>
        <span>{dayText(first.day)}</span>
        <span>
          {groupDigits(lowest)}원 ~ {groupDigits(highest)}원
        </span>
        <span>{dayText(last.day)}</span>
      </p>
    </div>
  );
}

function ChartTitle() {
  return (
    <h2 className={styles.title}>
      종가와 큰 소식{' '}
      <small>
        ▲ 호재 · ▼ 악재<span data-print="never">, 누르면 열려요</span>
      </small>
    </h2>
  );
}

/** The card while its closes are on their way, so that what stands below does not move. */
function RoomOfChart() {
  return (
    <div>
      <ChartTitle />
      <div className={styles.chart} />
      <p className={styles.axis}>
        <span>불러오는 중</span>
      </p>
    </div>
  );
}

/** Share of the width between two marks, so that each can be pressed. */
const APART = 0.07;

/** The strongest events, none too near to a stronger one. */
function pickMarks(events: StockOverview['events'], items: readonly { day: string }[]) {
  const placed: { event: StockOverview['events'][number]; index: number }[] = [];
  for (const event of events.toSorted((a, b) => b.strength - a.strength)) {
    const index = items.findIndex(({ day }) => day >= seoulDay(new Date(event.at)));
    const isFree = placed.every((other) => Math.abs(other.index - index) / items.length >= APART);
    if (index >= 0 && event.strength >= 2 && isFree) placed.push({ event, index });
  }
  return placed.toSorted((a, b) => a.index - b.index);
}
