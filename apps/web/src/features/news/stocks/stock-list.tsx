import type { NewsStock } from '@gaemi/contracts/news-list';
import { pageSizes } from '@gaemi/contracts/page-sizes';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { SampleBadge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import { useScreenMatches } from '../../../ui/use-matches.ts';
import { usePrinting } from '../../../ui/use-printing.ts';
import { joinPages } from '../../analysis/records/join-pages.ts';
import { NoRecords } from '../../analysis/records/no-records.tsx';
import { placeSampleBadges } from '../../analysis/records/place-sample-badges.ts';
import type { RecordStart } from '../../analysis/records/record-kind.ts';
import { RecordPages } from '../../analysis/records/record-pages.tsx';
import { useAgreeingPages } from '../../analysis/records/use-agreeing-pages.ts';
import { useListPlace } from '../../analysis/records/use-list-place.ts';
import { RecordSkeleton } from '../records/record-skeleton.tsx';
import { FilterChips } from './filter-chips.tsx';
import { newsStocksQuery } from './news-stocks-query.ts';
import { StockCard } from './stock-card.tsx';
import { readStockFilter } from './stock-filters.ts';
import styles from './stock-history.module.css';
import { StockTable } from './stock-table.tsx';

/** Pages that a table opens with beside the first: nine stocks in three calls. */
const MORE_AT_FIRST = 2;

const stockCode = ({ latest }: NewsStock): string => latest.stock_code;

interface Props {
  term: string;
  left: string | null;
  start: RecordStart;
}

/** The analysed stocks: cards, three a page, or a table where the screen is wide; the analyses of one are open at a time. */
export function StockList({ term, left, start }: Props) {
  const place = useListPlace();
  const client = useQueryClient();
  const isWide = useScreenMatches('(min-width: 80em)');
  // Paper has the cards of all stocks that stood on the screen.
  const isTable = !usePrinting() && isWide;
  const count = place.pages + (isWide ? MORE_AT_FIRST : 0);
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, index) => newsStocksQuery(term, index + 1)),
  });
  useAgreeingPages(pages, stockCode);
  const facets = pages.find(({ data }) => data !== undefined)?.data?.facets;
  const filter = readStockFilter(place.params);
  const returnTo = left ?? place.card;
  const toggle = (code: string) => place.openCard(place.card === code ? null : code);
  return (
    <Stack>
      {facets !== undefined && facets.all > 0 && (
        <FilterChips
          chosen={filter}
          counts={facets}
          onChoose={({ id }) => place.replace({ show: id === 'all' ? null : id })}
        />
      )}
      <RecordPages
        list={joinPages(pages, stockCode)}
        returnTo={returnTo === null ? null : { id: returnTo, focus: left !== null }}
        failure="뉴스 데이터를 가져오는 데 실패했습니다."
        unit="종목"
        skeleton={isTable ? <TableWaiting /> : <CardsWaiting />}
        empty={<NoRecords term={term} start={start} />}
        onMore={place.showMore}
        onNear={() => void client.prefetchQuery(newsStocksQuery(term, count + 1))}
      >
        {(loaded) => {
          const stocks = loaded.filter((stock) => filter.fits(stock));
          if (stocks.length === 0) return <p className={styles.none}>{writeNone(loaded, facets?.[filter.id])}</p>;
          const isPartial = facets !== undefined && loaded.length < facets.all;
          const found = filter.id !== 'all' && isPartial && stocks.length < facets[filter.id] && (
            <p className={styles.partial}>불러온 {loaded.length}종목에서 찾았어요. 더보기를 누르면 이어서 찾아요.</p>
          );
          const badges = placeSampleBadges(stocks.map(({ latest }) => latest));
          const badge = badges.isAbove && (
            <p className={styles.sample}>
              <SampleBadge />
            </p>
          );
          if (isTable) {
            return (
              <>
                {badge}
                <StockTable
                  {...{ stocks, place, isPartial }}
                  open={place.card}
                  isMarked={badges.isAt}
                  onToggle={toggle}
                />
                {found}
              </>
            );
          }
          return (
            <>
              {badge}
              <div className={styles.cards}>
                {stocks.map((stock) => {
                  const { stock_code: code } = stock.latest;
                  const isOpen = place.card === code;
                  return (
                    <StockCard
                      key={code}
                      {...{ stock, place, isOpen }}
                      hasBadge={badges.isAt(stock.latest)}
                      onToggle={() => toggle(code)}
                    />
                  );
                })}
              </div>
              {found}
            </>
          );
        }}
      </RecordPages>
    </Stack>
  );
}

/** Said where no loaded stock fits a filter: there is none, or 더보기 brings it. */
function writeNone(loaded: readonly NewsStock[], count = 0): string {
  if (count === 0) return '여기에 맞는 종목이 없어요.';
  return `불러온 ${loaded.length}종목 가운데에는 없어요. 더보기를 누르면 이어서 찾아요.`;
}

function TableWaiting() {
  return (
    <Card>
      <TableSkeleton
        label="분석 기록을 불러오는 중"
        rows={pageSizes.newsHistory * (1 + MORE_AT_FIRST)}
        stacks="narrow"
      />
    </Card>
  );
}

function CardsWaiting() {
  return (
    <Stack role="status" aria-label="분석 기록을 불러오는 중">
      {Array.from({ length: pageSizes.newsHistory }, (_, index) => index).map((card) => (
        <RecordSkeleton key={card} />
      ))}
    </Stack>
  );
}
