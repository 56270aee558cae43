import type { DayPicture } from '@gaemi/contracts/today';
import { groupBy } from '@gaemi/domain/group-by';
import type { NewsSide } from '@gaemi/domain/news-side';
import { marketNames } from '../stocks/market-names.ts';

export type PictureBlock = DayPicture['items'][number];
export type PictureView = 'industry' | 'market';

/** A column of the picture: all its events as numbers, those of them that stand in it as blocks. */
export interface PictureColumn {
  name: string;
  total: Record<NewsSide, number>;
  blocks: Record<NewsSide, PictureBlock[]>;
}

/** Industries with a column of their own; the others share the last one. */
const MOST_COLUMNS = 9;
const REST = '그 밖';
/** Blocks of a side in a column. */
const MOST_BLOCKS = { industry: 4, market: 12 } as const;

/** Whether the list of companies names industries, so that there are two ways to look. */
export const hasIndustries = ({ columns }: DayPicture): boolean => columns.some(({ industry }) => industry !== null);

/** Puts the events of a day into columns, the fullest first. */
export function toColumns({ items, columns }: DayPicture, view: PictureView): PictureColumn[] {
  const nameOf = ({ market, industry }: Pick<PictureBlock, 'market' | 'industry'>) =>
    view === 'market' ? marketNames[market] : (industry ?? REST);
  const totals = new Map<string, Record<NewsSide, number>>();
  for (const column of columns) {
    const { good, bad } = totals.get(nameOf(column)) ?? { good: 0, bad: 0 };
    totals.set(nameOf(column), { good: good + column.good, bad: bad + column.bad });
  }
  const ranked = [...totals].filter(([name]) => name !== REST).toSorted(([, a], [, b]) => size(b) - size(a));
  const own = new Set(ranked.slice(0, MOST_COLUMNS).map(([name]) => name));
  const shownName = (name: string) => (own.has(name) ? name : REST);
  return [...groupBy([...ranked, ...[...totals].filter(([name]) => name === REST)], ([name]) => shownName(name))].map(
    ([name, parts]) => {
      const blocks = items.filter((item) => shownName(nameOf(item)) === name);
      const of = (side: NewsSide) => blocks.filter((item) => item.side === side).slice(0, MOST_BLOCKS[view]);
      const sum = (side: NewsSide) => parts.reduce((count, [, total]) => count + total[side], 0);
      return { name, total: { good: sum('good'), bad: sum('bad') }, blocks: { good: of('good'), bad: of('bad') } };
    },
  );
}

const size = ({ good, bad }: Record<NewsSide, number>) => good + bad;
