import type { TodayItem } from '@gaemi/contracts/today';
import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { strengthNames } from '@gaemi/domain/judge/judgement/judgement';
import { ArrowDown, ArrowUp, FileCheck2, FileWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import { HeartButton } from '../../ui/heart-button/heart-button.tsx';
import { marketNames } from '../stocks/market-names.ts';
import { useWatchlistStock } from '../stocks/watchlist-stock.ts';
import { AnyStockBell } from './any-stock-bell.tsx';
import styles from './event-row.module.css';
import { sentenceOfEvent } from './event-sentence.ts';
import { eventMoment } from './filed-moment.ts';

const stageTexts = {
  none: null,
  rumour: '소문 · 회사 답변 기다림',
  denied: '회사가 부인했어요',
  confirmed: '공시로 확정',
} as const;

interface Props {
  item: TodayItem;
  /** Day of the page that has events of all companies; absent on the page of their company. */
  pageDay?: string;
  /** It came since the last visit. */
  isNew?: boolean;
}

/** An event of any company in a list: the company leads to its page, the sentence to the event. */
export function EventRow({ item, pageDay, isNew = false }: Props) {
  const withStock = pageDay !== undefined;
  const { stock_code: code, stock_name: name } = item;
  const { busy, watch } = useWatchlistStock({ code, name });
  const Arrow = item.side === 'good' ? ArrowUp : ArrowDown;
  return (
    <li className={classNames(styles.row, styles[item.side])} data-side={item.side}>
      <span className={styles.disc}>
        <Arrow size={15} aria-hidden />
        <span className="sr">{item.side === 'good' ? '호재' : '악재'}</span>
      </span>
      <div className={styles.body}>
        <p className={styles.head}>
          {withStock && (
            <Link className={styles.stock} to={`/stock/${code}`}>
              {name}
            </Link>
          )}
          <Change percent={item.change_percent} />
          <time dateTime={item.at}>{eventMoment(item, pageDay)}</time>
          {isNew && <span className={styles.fresh}>새로</span>}
        </p>
        <Link className={styles.text} to={`/event/${item.event_id}`}>
          {sentenceOfEvent(item)}
        </Link>
        <p className={styles.facts}>
          <EventFacts item={item} />
        </p>
      </div>
      {withStock && (
        <span className={styles.buttons}>
          <HeartButton name={name} liked={item.like} busy={busy} onToggle={() => watch(!item.like)} />
          <AnyStockBell stock={{ code, name }} watched={item.like} />
        </span>
      )}
    </li>
  );
}

/** Strength, type, filing and press of an event. */
export function EventFacts({ item }: { item: TodayItem }) {
  const stage = stageTexts[item.stage];
  return (
    <>
      <span className={styles.strength}>
        <span className={styles.bars} aria-hidden="true">
          {([1, 2, 3] as const).map((bar) => (
            <i key={bar} className={bar <= item.strength ? styles.on : undefined} />
          ))}
        </span>
        영향 {strengthNames[item.strength]}
      </span>
      <span className={styles.tag}>{eventTypeNames[item.type]}</span>
      {item.confirmed_by !== null && (
        <span className={styles.filed}>
          <FileCheck2 size={13} aria-hidden /> 공시 확인
        </span>
      )}
      {(item.differs_from ?? null) !== null && <DiffersBadge />}
      {stage !== null && <span className={styles.stage}>{stage}</span>}
      <span>
        {item.publishers > 0 && `매체 ${item.publishers}곳 · `}
        {marketNames[item.market]}
      </span>
    </>
  );
}

/** Says that a filing gives other figures than the news. */
export const DiffersBadge = () => (
  <span className={styles.differs}>
    <FileWarning size={13} aria-hidden /> 공시와 다름
  </span>
);

/** Move of the close; nothing without a price. */
export function Change({ percent }: { percent: number | null }) {
  if (percent === null) return null;
  const sign = percent > 0 ? '▲' : percent < 0 ? '▼' : '–';
  return (
    <span className={classNames(styles.change, percent > 0 && styles.up, percent < 0 && styles.down)}>
      {sign} {Math.abs(percent).toFixed(1)}%
    </span>
  );
}
