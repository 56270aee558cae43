import type { Home } from '@gaemi/contracts/home';
import { writeAmounts } from '@gaemi/domain/figures/write-amounts';
import { FileCheck2, Newspaper } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ageText, dayText } from '../../shared/seoul-date.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './watchlist-news.module.css';

type Watched = NonNullable<Home['watched']>[number];

/** Stocks with news that fit beside the rest of the screen. */
const SHOWN = 4;

/** Where nobody has looked for news of a stock, what analyses and reads brought is all that is known. */
const GATHERED_SO_FAR = '지금까지 모은 소식 기준이에요';

/** What happened to watched stocks since they were last analysed, as far as it is gathered already. */
export function WatchlistNews({ watched }: { watched: readonly Watched[] }) {
  const withNews = watched.filter(({ count }) => count > 0);
  const rest = withNews.length - SHOWN;
  const quiet = watched.filter(({ count }) => count === 0);
  return (
    <Card className={styles.card}>
      <h2>
        관심 종목에 생긴 일 {watched.some(({ events }) => events.some(({ sample }) => sample)) && <SampleBadge />}
        <small>분석에 아직 없는 소식</small>
      </h2>
      <ul>
        {withNews.slice(0, SHOWN).map((stock) => (
          <NewsLine key={stock.stock_code} stock={stock} />
        ))}
        {quiet.length > 0 && <QuietLine stocks={quiet} />}
      </ul>
      {withNews.length > 0 && (
        <p className={styles.note}>
          {rest > 0 && <Link to="/favorite">새 소식이 있는 종목 {rest}개 더 보기</Link>} 아직 점수를 매기기 전이에요.
          다시 분석하면 점수에 들어가요.
        </p>
      )}
    </Card>
  );
}

function NewsLine({ stock }: { stock: Watched }) {
  const nameId = useId();
  const [newest] = stock.events;
  if (newest === undefined) return null;
  const isFiling = newest.kind === 'filing';
  const Icon = isFiling ? FileCheck2 : Newspaper;
  return (
    <li className={styles.line}>
      <Icon size={18} aria-hidden className={styles.icon} />
      <div>
        <p>
          <b id={nameId}>{stock.stock_name}</b> <span className={styles.count}>새 소식 {stock.count}건</span>
        </p>
        <p className={styles.text}>
          {newest.text === null ? '출처의 보관 기한이 지나 내용을 지웠어요.' : writeAmounts(newest.text)}
        </p>
        <p className={styles.about}>
          {isFiling ? '공시 확인' : `매체 ${newest.publishers}곳`} · {dayText(newest.day)}
        </p>
      </div>
      {/* Leads to the screen that names the price and starts the analysis. */}
      <ButtonLink look="soft" to={`/analysis?q=${stock.stock_code}`} aria-describedby={nameId}>
        분석하기
      </ButtonLink>
    </li>
  );
}

function QuietLine({ stocks }: { stocks: readonly Watched[] }) {
  // The line is about all of them: it holds as of the one that was looked at first, if every one was.
  const checked = stocks.flatMap(({ checked_at: at }) => at ?? []).toSorted();
  const [first] = checked.length === stocks.length ? checked : [];
  return (
    <li className={styles.line}>
      <span className={styles.icon} aria-hidden>
        –
      </span>
      <div>
        <p>
          <b>{stocks.map(({ stock_name: name }) => name).join(' · ')}</b>
        </p>
        <p className={styles.text}>분석에 없는 새 소식이 없어요</p>
        <p className={styles.about}>{first === undefined ? GATHERED_SO_FAR : `${ageText(first)} 확인했어요`}</p>
      </div>
    </li>
  );
}
