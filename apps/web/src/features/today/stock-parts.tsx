import type { StockOverview } from '@gaemi/contracts/today';
import { accumulationMeasures } from '@gaemi/domain/accumulation/letters';
import { labelNames } from '@gaemi/domain/news-side';
import { daysBetween, seoulDay } from '@gaemi/domain/seoul-time';
import { isSynthetic } from '@gaemi/domain/sources';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dayText, momentText, unambiguousDay } from '../../shared/seoul-date.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { LetterMark } from '../../ui/letter-mark/letter-mark.tsx';
import { WebLink } from '../../ui/link/web-link.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { accumulationQuery } from '../analysis/accumulated/accumulation-query.ts';
import { dayInYear } from '../analysis/accumulated/day-in-year.ts';
import { measureNames } from '../analysis/accumulated/measure-names.ts';
import { findTrace, TraceWord } from '../analysis/accumulated/trace-word.tsx';
import { verdictSentence } from '../analysis/accumulated/verdict-sentence.ts';
import { sentenceOfEvent } from './event-sentence.ts';
import { filedText } from './filed-moment.ts';
import { findCause } from './find-cause.ts';
import { closesQuery } from './stock-chart.tsx';
import head from './stock-head.module.css';
import styles from './stock-route.module.css';

/** Age of a move in days up to which the page has all events before it: those of four weeks, and a holiday may lie between. */
const EXPLAINED_DAYS = 21;

/** The last move beside the strongest event of that day. Without a price, or with that of the day before, there is no move. */
export function WhyMoved({ stock }: { stock: StockOverview }) {
  const { price, events } = stock;
  const { data: closes } = useQuery(closesQuery(stock));
  if (!price?.change_percent || daysBetween(price.day, seoulDay(serverNow())) > EXPLAINED_DAYS) return null;
  const { day, change_percent: percent } = price;
  // In a halt what comes out waits for the next trade.
  const since = closes?.items.findLast((close) => close.day < day && close.volume > 0)?.day;
  const cause = findCause(events, { day, percent, since });
  return (
    <div className={head.why}>
      <h2>왜 움직였나 · {dayText(day)}</h2>
      {cause === undefined ? (
        <b>움직임을 설명할 확실한 소식을 찾지 못했어요.</b>
      ) : (
        <>
          <Link to={`/event/${cause.event_id}`}>{sentenceOfEvent(cause)}</Link>
          <p>
            장이 끝나기 전에 나온 가장 큰 {labelNames[cause.side]}예요. 이 소식 때문에 움직였다고 단정하지는 않아요.
          </p>
        </>
      )}
    </div>
  );
}

/** Letters of the member's last accumulation analysis. */
export function AccumulationCard({ stock: { latest_accumulation: latest } }: { stock: StockOverview }) {
  return (
    <Card padded className={styles.part}>
      <h2>
        <span>매집비 {latest !== null && isSynthetic(latest.data_source) && <SampleBadge />}</span>
        {latest !== null && <Link to="/mjb-search">기록 보기</Link>}
      </h2>
      {latest?.service !== 'mjb' ? (
        <p className={styles.note}>아직 분석한 적이 없어요.</p>
      ) : (
        <>
          <ul className={styles.letters}>
            {accumulationMeasures.map((measure, place) => (
              <li key={measure}>
                <LetterMark letter={latest.letters[place] ?? 'D'} size="medium" /> {inTwoLines(measureNames[measure])}
              </li>
            ))}
          </ul>
          <Accumulated id={latest._id} />
          <p className={styles.note}>{momentText(latest.created_at)}에 분석했어요.</p>
        </>
      )}
    </Card>
  );
}

/** What the letters say and rest on, and of which days they are. */
function Accumulated({ id }: { id: string }) {
  const { data: record, isError } = useQuery(accumulationQuery(id, 'volume'));
  if (record === undefined) return !isError && <Skeleton height={96} />;
  const { net, catch: drawback } = verdictSentence(record.basis);
  const [from = '', to = ''] = record.searching_period.split(' ~ ').map((day) => dayInYear(day));
  return (
    <div className={styles.accumulated}>
      <TraceWord trace={findTrace(record.basis)} />
      <p>
        <b>{net}</b> {drawback}
      </p>
      <p className={styles.note}>
        {from} ~ {to} · 거래일 {record.basis.trading_days}일
      </p>
    </div>
  );
}

/** A name that may also part behind its dot: three stand side by side in a narrow card. */
function inTwoLines(name: string) {
  const [start, end] = name.split(/(?<=·)/);
  return (
    <span>
      {start}
      {end !== undefined && (
        <>
          <wbr />
          {end}
        </>
      )}
    </span>
  );
}

/** Days that filings name. Left out where there are none. */
export function AheadCard({ days }: { days: StockOverview['ahead'] }) {
  if (days.length === 0) return null;
  return (
    <Card padded className={styles.part}>
      <h2>앞으로 있는 날</h2>
      <ul className={styles.filings}>
        {days.map(({ day, text, link, sample }) => (
          <li key={`${day} ${text} ${link}`}>
            <time dateTime={day}>{unambiguousDay(day)}</time>
            <span>
              <WebLink href={link}>{text}</WebLink> {sample && <SampleBadge />}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>공시에 적힌 날짜예요. 바뀌면 새 공시가 나와요.</p>
    </Card>
  );
}

/** The newest filings. Left out where none are read. */
export function FilingsCard({ filings }: { filings: StockOverview['filings'] }) {
  if (filings.length === 0) return null;
  return (
    <Card padded className={styles.part}>
      <h2>공시</h2>
      <ul className={styles.filings}>
        {filings.map(({ title, link, at }) => (
          <li key={link}>
            <time dateTime={at}>{filedText(at)}</time>
            <WebLink href={link}>{title}</WebLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
