import type { NewsStock } from '@gaemi/contracts/news-list';
import { monthsOfPeriod } from '@gaemi/domain/seoul-time';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dateText } from '../../../shared/seoul-date.ts';
import { GradeBadge, SampleBadge } from '../../../ui/badge/badge.tsx';
import { HeartButton } from '../../../ui/heart-button/heart-button.tsx';
import { DirectionMark } from '../../../ui/score/direction-mark.tsx';
import { MiniBar } from '../../../ui/score/mini-bar.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { ListPlace } from '../../analysis/records/use-list-place.ts';
import { useWatchlistStock } from '../../stocks/watchlist-stock.ts';
import { toScores, toVerdict } from '../to-scores.ts';
import { ChangeNote } from './change-note.tsx';
import { SparkLine } from './spark-line.tsx';
import list from './stock-history.module.css';
import { StockRuns } from './stock-runs.tsx';
import styles from './stock-table.module.css';
import { TopEvents } from './top-events.tsx';

/** What the table of stocks can be sorted by, always downwards. */
type StockOrder = 'score' | 'change' | 'day';

const figureOf: Record<StockOrder, (stock: NewsStock) => number> = {
  // Towards good news.
  score: ({ latest }) => (latest.thin ? 50 : latest.percentage_value),
  // Without a change, after the smallest fall.
  change: ({ change }) => (change === null ? -201 : change.good - change.bad),
  day: ({ latest }) => Date.parse(latest.created_at),
};

/** Sorts loaded stocks; equal ones keep their order, the one analysed last first. */
function inOrder(stocks: readonly NewsStock[], order: StockOrder): NewsStock[] {
  return stocks.toSorted((one, other) => figureOf[order](other) - figureOf[order](one));
}

interface Props {
  stocks: readonly NewsStock[];
  /** There are more than are loaded. */
  isPartial: boolean;
  place: ListPlace;
  /** Code of the stock whose analyses are open, and what opens and closes them. */
  open: string | null;
  /** Whether the line of an analysis marks it as resting on sample data. */
  isMarked: (latest: NewsStock['latest']) => boolean;
  onToggle: (code: string) => void;
}

/** The stocks of the history on a wide screen, a line each; a line opens the analyses of its stock. */
export function StockTable({ stocks, isPartial, place, open, isMarked, onToggle }: Props) {
  const [order, setOrder] = useState<StockOrder>('day');
  const sort = (by: StockOrder): Column['sort'] => ({ active: order === by, onSort: () => setOrder(by) });
  const columns: Column[] = [
    { label: '종목' },
    { label: '최근 판단', sort: sort('score') },
    { label: '방향', unseen: true },
    { label: '지난번보다', sort: sort('change') },
    { label: '흐름' },
    { label: '가장 큰 근거' },
    { label: '분석일', sort: sort('day') },
    { label: '기록', end: true },
  ];
  return (
    <>
      <Table caption="종목별 분석 기록" columns={columns} dense>
        {inOrder(stocks, order).flatMap((stock) => {
          const { stock_code: code } = stock.latest;
          const isOpen = open === code;
          return [
            <StockLine
              key={code}
              {...{ stock, place, isOpen }}
              hasBadge={isMarked(stock.latest)}
              onToggle={() => onToggle(code)}
            />,
            isOpen && (
              <tr key={`${code} runs`}>
                <td className={styles.runs} colSpan={columns.length}>
                  <StockRuns stock={stock} place={place} />
                </td>
              </tr>
            ),
          ];
        })}
      </Table>
      {isPartial && order !== 'day' && (
        <p className={list.partial} role="status">
          불러온 종목만 정렬했어요. 더보기를 누르면 나머지도 함께 정렬해요.
        </p>
      )}
    </>
  );
}

interface LineProps {
  stock: NewsStock;
  place: ListPlace;
  isOpen: boolean;
  hasBadge: boolean;
  onToggle: () => void;
}

function StockLine({ stock, place, isOpen, hasBadge, onToggle }: LineProps) {
  const { latest, runs, run_count } = stock;
  const { stock_code: code, stock_name: name } = latest;
  const { busy, watch } = useWatchlistStock({ code, name });
  return (
    <tr className={styles.line}>
      <td>
        <div className={styles.stock}>
          <HeartButton
            name={name}
            liked={latest.like}
            busy={busy}
            onToggle={() => watch(!latest.like)}
            className={styles.heart}
          />
          <span>
            <Link {...place.detailLink(latest._id, { card: code })} className={styles.name}>
              {name}
            </Link>
            <small>
              {code}
              {latest.present_name !== null && ` · 현재 ${latest.present_name}`}
            </small>
          </span>
        </div>
      </td>
      <td>
        <MiniBar scores={toScores(latest)} reserve={latest.reserve} className={styles.scores} />
      </td>
      <td>
        <DirectionMark verdict={toVerdict(latest)} size="small" />
      </td>
      <td>
        <ChangeNote stock={stock} />
      </td>
      <td>
        <SparkLine name={name} runs={runs} none={<span className={styles.dash}>–</span>} />
      </td>
      <td>
        <TopEvents latest={latest} />
      </td>
      <td className={styles.day}>
        <span>
          <time dateTime={latest.created_at}>{dateText(latest.created_at)}</time>
          <GradeBadge grade={latest.model_tier} />
        </span>
        <span>
          <small>{monthsOfPeriod(latest.searching_period)}달치 검색 결과</small>
          {hasBadge && <SampleBadge />}
        </span>
      </td>
      <td className={styles.count}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`record-${code}`}
          aria-label={`${name} 지난 기록 ${run_count}번`}
          onClick={onToggle}
        >
          {run_count}번
          <ChevronDown size={16} aria-hidden />
        </button>
      </td>
    </tr>
  );
}
