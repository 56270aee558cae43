import type { Today } from '@gaemi/contracts/today';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ageText, timeText, todayOrDay } from '../../shared/seoul-date.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useShorterFocus } from '../../ui/page/shorter-focus.ts';
import { EventRow } from '../today/event-row.tsx';
import { isBeforeReading, isBlind } from '../today/read-sources.ts';
import styles from './day-cards.module.css';

/** Events of the own stocks that are shown. */
const SHOWN = 3;

interface Props {
  today: Today;
  lastVisit: string | null;
}

/** What happened to the member's stocks today, the strongest first. What came since the last visit is marked. */
export function OwnNews(props: Props) {
  const place = useShorterFocus(props.today.total);
  return (
    <div className={styles.place} ref={place} tabIndex={-1}>
      {props.today.total === 0 ? <QuietCard today={props.today} /> : <NewsCard {...props} />}
    </div>
  );
}

function NewsCard({ today, lastVisit }: Props) {
  const strongest = today.items.toSorted((a, b) => b.strength - a.strength || (a.at < b.at ? 1 : -1));
  const rest = today.total - SHOWN;
  const isSample = today.items.some(({ data_source: source }) => source === 'sample');
  return (
    <Card className={styles.card}>
      <h2>
        {writeOwnTitle(today.day)} <small>관심 종목</small> {isSample && <SampleBadge />}
      </h2>
      <ul>
        {strongest.slice(0, SHOWN).map((item) => (
          <EventRow
            key={item.event_id}
            item={item}
            pageDay={today.day}
            isNew={lastVisit !== null && item.at > lastVisit}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Link className={styles.more} to="/today?watchlist=true">
          관심 종목 소식 {rest}건 더
        </Link>
      )}
    </Card>
  );
}

const writeOwnTitle = (day: string) => (todayOrDay(day) === '오늘' ? '오늘 볼 것' : `${todayOrDay(day)}의 소식`);

/** Whether nobody looked on that day, or can look now. */
const isUnknown = (today: Today): boolean => isBlind(today) || isBeforeReading(today, today.day);

function QuietCard({ today }: { today: Today }) {
  const day = todayOrDay(today.day);
  const then = day === '오늘' ? day : `${day}에`;
  return (
    <Card padded className={styles.quiet}>
      <p>
        {isUnknown(today) ? (
          `관심 종목에 ${then} 나온 소식이 더 있는지 지금은 몰라요.`
        ) : (
          <>
            <Check size={18} aria-hidden /> 관심 종목에 {then} 나온 중요한 소식이 없어요.
          </>
        )}
      </p>
      <p className={styles.note}>{readingText(today)}</p>
      <Link to="/today">오늘의 소식 보기</Link>
    </Card>
  );
}

function readingText(today: Today): string {
  if (today.sources.every(({ since }) => since === null)) return '아직 모든 종목의 소식을 읽는 출처가 없어요.';
  if (isBlind(today)) return '지금은 소식을 읽지 못하고 있어요. 다시 읽게 되면 여기에 나와요.';
  return today.sources.some(({ status }) => status === 'failed')
    ? '지금 읽지 못하는 출처가 있어서 늦게 나오는 소식이 있을 수 있어요.'
    : '새 소식이 나오면 여기에 보여 드려요.';
}

/** Title of a returning member's home: how much there is to see. */
export function writeHomeTitle(name: string, own: Today | undefined): string {
  const isToday = own !== undefined && todayOrDay(own.day) === '오늘';
  // What comes while the market rests is of the next trading day, so that the last one tells nothing of today.
  if (own === undefined || (own.total === 0 && (!isToday || isUnknown(own)))) return `${name} 님, 무엇을 살펴볼까요?`;
  if (own.total === 0) return `${name} 님, 오늘은 조용해요`;
  return `${name} 님, ${isToday ? '오늘 볼 것' : '관심 종목 소식'} ${own.total}건이에요`;
}

/** When the member was here last; without own stocks, what the screen is for. */
export function visitText(lastVisit: string | null, own: Today | undefined): string {
  if (own === undefined) return '종목 하나를 골라 뉴스와 매매를 살펴봐요.';
  return lastVisit === null
    ? '관심 종목의 소식부터 보여 드려요.'
    : `${ageText(lastVisit)} ${timeText(lastVisit)}에 다녀간 뒤에 나온 소식에는 ‘새로’라고 적었어요.`;
}
