import type { StockOverview } from '@gaemi/contracts/today';
import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { creditCosts } from '@gaemi/domain/members/credits';
import { isSynthetic } from '@gaemi/domain/sources';
import { useQuery } from '@tanstack/react-query';
import { unambiguousDay } from '../../shared/seoul-date.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { ButtonCost, ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { HeartButton } from '../../ui/heart-button/heart-button.tsx';
import { NewsAgainButton } from '../analysis/again/news-again-button.tsx';
import { useNewsCost } from '../analysis/again/use-news-cost.ts';
import { runsOfStockQuery } from '../news/result/course/earlier-runs.ts';
import { ScoreCourse } from '../news/result/course/score-course.tsx';
import { marketNames } from '../stocks/market-names.ts';
import { useWatchlistStock } from '../stocks/watchlist-stock.ts';
import { AnyStockBell } from './any-stock-bell.tsx';
import { Change } from './event-row.tsx';
import { StockChart } from './stock-chart.tsx';
import styles from './stock-head.module.css';
import { WhyMoved } from './stock-parts.tsx';

/** Name, price, why it moved, and both analyses; beside them the price with the events and the course of the scores. */
export function StockHead({ stock }: { stock: StockOverview }) {
  const { stock_code: code, stock_name: name, market, price } = stock;
  const { busy, watch } = useWatchlistStock({ code, name });
  return (
    <Card padded className={styles.head}>
      <div className={styles.words}>
        <div className={styles.name}>
          <h1>
            {name}
            <small>
              {code} · {marketNames[market]}
            </small>
          </h1>
          <span className={styles.buttons}>
            <HeartButton name={name} liked={stock.like} busy={busy} onToggle={() => watch(!stock.like)} />
            <AnyStockBell stock={{ code, name }} watched={stock.like} />
          </span>
        </div>
        {price === null ? (
          <p className={styles.none}>아직 받아 둔 시세가 없어요. 소식과 공시는 볼 수 있어요.</p>
        ) : (
          <p className={styles.price}>
            <b>{groupDigits(price.close)}원</b> <Change percent={price.change_percent} />
            <small>{unambiguousDay(price.day)} 종가</small>
            {price.source === 'sample' && <SampleBadge />}
          </p>
        )}
        <WhyMoved stock={stock} />
        <Actions stock={stock} />
      </div>
      <div className={styles.course}>
        <StockChart stock={stock} />
        <Scores stock={stock} />
      </div>
    </Card>
  );
}

function Actions({ stock: { stock_code: code, stock_name: name, latest_news: news } }: { stock: StockOverview }) {
  const newsCost = useNewsCost();
  return (
    <div className={styles.actions} data-print="never">
      {news === null ? (
        <ButtonLink look="accent" to={`/analysis?q=${code}`}>
          뉴스 분석하기 <ButtonCost>{newsCost} 크레딧</ButtonCost>
        </ButtonLink>
      ) : (
        <NewsAgainButton look="accent" stock={{ code, name }}>
          다시 분석
        </NewsAgainButton>
      )}
      <ButtonLink look="line" to={`/mjb?q=${code}`}>
        매집비 분석하기 <ButtonCost>{creditCosts.accumulation} 크레딧</ButtonCost>
      </ButtonLink>
    </div>
  );
}

/** The scores of the member's analyses. One alone is no course. */
function Scores({ stock: { stock_code: code, stock_name: name, latest_news: news } }: { stock: StockOverview }) {
  const { data: runs } = useQuery({ ...runsOfStockQuery(code), enabled: news !== null });
  if (news === null) return <p className={styles.none}>분석하면 여기에 호재와 악재 점수가 쌓여요.</p>;
  if (news.service !== 'news' || runs === undefined) return null;
  const badge = isSynthetic(news.data_source) && <SampleBadge />;
  if (runs.length > 1) {
    return (
      <>
        <ScoreCourse name={name} runs={runs} />
        {badge}
      </>
    );
  }
  return (
    <p className={styles.none}>
      지난 분석: 호재 {news.good}점, 악재 {news.bad}점. 다시 분석하면 흐름을 그려요. {badge}
    </p>
  );
}
