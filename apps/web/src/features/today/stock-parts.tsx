import type { StockOverview } from '@gaemi/contracts/today';
import { Link } from 'react-router-dom';
import { dayText, momentText } from '../../shared/seoul-date.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { WebLink } from '../../ui/link/web-link.tsx';
import { Change } from './event-row.tsx';
import { sentenceOfEvent } from './event-sentence.ts';
import styles from './stock-route.module.css';

/** The last move beside the strongest event of that day. Without a price there is no move. */
export function WhyCard({ stock: { price, events } }: { stock: StockOverview }) {
  if (price === null || price.change_percent === null) return null;
  const [cause] = events
    .filter(({ change_percent: percent }) => percent !== null)
    .toSorted((a, b) => b.strength - a.strength);
  return (
    <Card padded className={styles.why}>
      <h2>왜 움직였나</h2>
      <p>
        <Change percent={price.change_percent} />{' '}
        {cause === undefined ? (
          '움직임을 설명할 확실한 소식을 찾지 못했어요.'
        ) : (
          <Link to={`/event/${cause.event_id}`}>{sentenceOfEvent(cause)}</Link>
        )}
      </p>
      {cause !== undefined && <p className={styles.note}>이 소식 때문에 움직였다고 단정하지는 않아요.</p>}
    </Card>
  );
}

/** The member's last analyses of the stock. */
export function LatestCard({
  stock: { latest_news: news, latest_accumulation: accumulation },
}: {
  stock: StockOverview;
}) {
  if (news === null && accumulation === null) return null;
  return (
    <Card padded>
      <h2>내 마지막 분석</h2>
      {news?.service === 'news' && (
        <p>
          <ButtonLink look="soft" to="/search">
            뉴스 분석 · 호재 {news.good}점 악재 {news.bad}점
          </ButtonLink>
        </p>
      )}
      {accumulation?.service === 'mjb' && (
        <p>
          <ButtonLink look="soft" to="/mjb-search">
            매집비 · {letterNames.map((name, place) => `${name} ${accumulation.letters[place]}`).join(', ')}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}

const letterNames = ['매수·매도', '주요', '선도'] as const;

/** Days that filings name. Left out where there are none. */
export function AheadCard({ days }: { days: StockOverview['ahead'] }) {
  if (days.length === 0) return null;
  return (
    <Card padded>
      <h2>앞으로 있는 날</h2>
      <ul className={styles.filings}>
        {days.map(({ day, text, link }) => (
          <li key={`${day} ${text} ${link}`}>
            <time dateTime={day}>{dayText(day)}</time>
            <br />
            <WebLink href={link}>{text}</WebLink>
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
    <Card padded>
      <h2>공시</h2>
      <ul className={styles.filings}>
        {filings.map(({ title, link, at }) => (
          <li key={link}>
            <time dateTime={at}>{momentText(at)}</time>
            <br />
            <WebLink href={link}>{title}</WebLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
