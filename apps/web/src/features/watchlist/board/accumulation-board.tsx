import type { WatchlistStock } from '@gaemi/contracts/watchlist';
import { isSynthetic } from '@gaemi/domain/sources';
import { useId } from 'react';
import { SampleBadge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { dayInYear } from '../../analysis/accumulated/day-in-year.ts';
import { LettersLine } from '../../analysis/accumulated/letters-line.tsx';
import { findTrace, TraceWord } from '../../analysis/accumulated/trace-word.tsx';
import { verdictSentence } from '../../analysis/accumulated/verdict-sentence.ts';
import { AccumulationAgainButton } from '../../analysis/again/accumulation-again-button.tsx';
import { ClosePrice, newestClose, PriceNote } from '../../stocks/close-price.tsx';
import styles from './accumulation-board.module.css';
import { BoardStock } from './board-stock.tsx';

const columns: Column[] = [
  { label: '종목' },
  { label: '주가', end: true },
  { label: '누가 얼마나 샀나' },
  { label: '매집 흔적' },
  { label: '기간' },
  { label: '다시 분석', unseen: true },
];

interface Props {
  stocks: readonly WatchlistStock[];
  /** Other stocks are on their way. */
  waiting: boolean;
}

/** Watched stocks with price and newest accumulation analysis: a line each, on narrow screens a small card. */
export function AccumulationBoard({ stocks, waiting }: Props) {
  const asOf = newestClose(stocks);
  const isSample = stocks.some(({ accumulation }) => accumulation !== null && isSynthetic(accumulation.data_source));
  return (
    <div className={styles.board}>
      {isSample && (
        <p className={styles.note}>
          거래원 자료 <SampleBadge />
        </p>
      )}
      <Table caption="관심 종목" columns={columns} stacks="narrow" waiting={waiting}>
        {stocks.map((stock) => (
          <StockLine key={stock.code} stock={stock} asOf={asOf} />
        ))}
      </Table>
      <PriceNote stocks={stocks} asOf={asOf} />
    </div>
  );
}

function StockLine({ stock, asOf }: { stock: WatchlistStock; asOf: string }) {
  const { code, accumulation, price } = stock;
  const nameId = useId();
  return (
    <tr className={styles.line}>
      <td className={styles.stock}>
        <BoardStock stock={stock} nameId={nameId} />
      </td>
      <td className={styles.price}>
        <ClosePrice price={price} asOf={asOf} />
      </td>
      <td className={styles.sentence}>
        {accumulation === null ? (
          <span className={styles.none}>분석한 적 없어요</span>
        ) : (
          <Sentence basis={accumulation.basis} />
        )}
      </td>
      <td className={styles.trace}>
        {accumulation !== null && (
          <>
            <TraceWord trace={findTrace(accumulation.basis)} />
            <LettersLine letters={accumulation} />
          </>
        )}
      </td>
      <td className={styles.period}>{accumulation !== null && <Period of={accumulation} />}</td>
      <td className={styles.again}>
        {accumulation === null ? (
          <ButtonLink look="soft" to={`/mjb?q=${code}`} aria-describedby={nameId}>
            매집비 구하기
          </ButtonLink>
        ) : (
          <AccumulationAgainButton look="plain" stock={stock} last={accumulation} aria-describedby={nameId}>
            다시 분석
          </AccumulationAgainButton>
        )}
      </td>
    </tr>
  );
}

type Accumulation = NonNullable<WatchlistStock['accumulation']>;

function Sentence({ basis }: Pick<Accumulation, 'basis'>) {
  const { net, catch: drawback } = verdictSentence(basis);
  return (
    <>
      <b>{net}</b>
      {drawback !== null && <span>{drawback}</span>}
    </>
  );
}

const SHORT_DAY = '11.20'.length;

function Period({ of }: { of: Accumulation }) {
  const [from = '', to = ''] = of.searching_period.split(' ~ ');
  const [first, last] = [dayInYear(from), dayInYear(to)];
  return (
    <>
      {/* A year takes the room of a line. */}
      {first.length > SHORT_DAY ? (
        <>
          <span className="nb">{first} ~</span>
          <span className="nb">{last}</span>
        </>
      ) : (
        <span className="nb">
          {first} ~ {last}
        </span>
      )}
      <span className="nb">거래일 {of.basis.trading_days}일</span>
    </>
  );
}
