import type { WatchlistStock } from '@gaemi/contracts/watchlist';
import { writeAmounts } from '@gaemi/domain/figures/write-amounts';
import { useId } from 'react';
import { ageText } from '../../../shared/seoul-date.ts';
import { SampleBadge } from '../../../ui/badge/badge.tsx';
import { MiniBar } from '../../../ui/score/mini-bar.tsx';
import { ScoreChange } from '../../../ui/score/score-change.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { StockBell } from '../../alerts/stock-bell.tsx';
import { NewsAgainButton } from '../../analysis/again/news-again-button.tsx';
import { ClosePrice, newestClose, PriceNote } from '../../stocks/close-price.tsx';
import { BoardStock } from './board-stock.tsx';
import styles from './watchlist-board.module.css';

const columns: Column[] = [
  { label: '종목' },
  { label: '주가', end: true },
  { label: '최근 판단' },
  { label: '지난번보다' },
  { label: '새 소식' },
  { label: '분석' },
  { label: '알림' },
  { label: '다시 분석', unseen: true },
];

interface Props {
  stocks: readonly WatchlistStock[];
  /** The member has paused all alerts. */
  alertsPaused: boolean;
  /** Other stocks are on their way. */
  waiting: boolean;
}

/** Watched stocks with price, newest news analysis and what changed: a line each, on narrow screens a small card. */
export function WatchlistBoard({ stocks, alertsPaused, waiting }: Props) {
  // Closes of another day say so themselves.
  const asOf = newestClose(stocks);
  return (
    <div className={styles.board}>
      <Table caption="관심 종목" columns={columns} stacks="narrow" waiting={waiting}>
        {stocks.map((stock) => (
          <StockLine key={stock.code} stock={stock} asOf={asOf} alertsPaused={alertsPaused} />
        ))}
      </Table>
      <PriceNote stocks={stocks} asOf={asOf} />
    </div>
  );
}

interface LineProps extends Pick<Props, 'alertsPaused'> {
  stock: WatchlistStock;
  asOf: string;
}

function StockLine({ stock, asOf, alertsPaused }: LineProps) {
  const { last, change, price, news, alerted } = stock;
  const nameId = useId();
  return (
    <tr className={styles.line}>
      <td className={styles.stock}>
        <BoardStock stock={stock} nameId={nameId} />
      </td>
      <td className={styles.price}>
        <ClosePrice price={price} asOf={asOf} />
      </td>
      <td className={styles.scores}>
        {last === null ? (
          <span className={styles.none}>분석한 적 없어요</span>
        ) : (
          <>
            <MiniBar scores={last} reserve={last.reserve} />
            {last.data_source === 'sample' && (
              <p className={styles.sample}>
                <SampleBadge />
              </p>
            )}
          </>
        )}
      </td>
      <td className={styles.change}>{last !== null && <ChangeCell change={change} />}</td>
      <td className={styles.news}>{news !== null && <NewsCell news={news} />}</td>
      <td className={styles.age}>
        {last !== null && (
          <>
            <time dateTime={last.created_at}>{ageText(last.created_at)}</time>
            <span className={styles.narrow}> 분석</span>
          </>
        )}
      </td>
      <td className={styles.bell}>
        <StockBell stock={stock} alerted={alerted} isPaused={alertsPaused} />
      </td>
      <td className={styles.again}>
        <NewsAgainButton
          look={last === null || (news?.count ?? 0) > 0 ? 'soft' : 'plain'}
          stock={stock}
          aria-describedby={nameId}
        >
          {last === null ? '분석하기' : '다시 분석'}
        </NewsAgainButton>
      </td>
    </tr>
  );
}

function NewsCell({ news }: { news: NonNullable<WatchlistStock['news']> }) {
  if (news.count === 0) return <Nothing means="새 소식이 없어요" />;
  return (
    <>
      <b className={styles.fresh}>새 소식 {news.count}건</b>
      <span className={styles.newest}>{writeAmounts(news.events[0]?.text ?? '')}</span>
      {news.events.some(({ sample }) => sample) && <SampleBadge />}
    </>
  );
}

function ChangeCell({ change }: Pick<WatchlistStock, 'change'>) {
  // The first analysis, or the first of a new formula: there is nothing to compare with.
  return change === null ? <Nothing means="비교할 분석이 없어요" /> : <ScoreChange change={change} />;
}

/** A calm dash in a table that would say the same in every row; read aloud it says what it means. */
function Nothing({ means }: { means: string }) {
  return (
    <span className={styles.none}>
      <span aria-hidden="true">–</span>
      <span className="sr">{means}</span>
    </span>
  );
}
