import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TodayFilters } from '../today/today-filters.ts';
import { todayQuery } from '../today/today-queries.ts';

/**
 * The newest events of the day and, where there are more than a page, the strongest of those before: an event of the morning may be
 * stronger than all that came since.
 */
export const strongestQuery = (filters: Pick<TodayFilters, 'watchlist'>) =>
  queryOptions({
    queryKey: ['today', 'strongest', filters],
    queryFn: async ({ client }) => {
      const newest = await client.fetchQuery(todayQuery(filters));
      const { day, items, total } = newest;
      if (total <= items.length) return newest;
      const stronger = await Promise.all(
        (['3', '2'] as const).map((strength) => client.fetchQuery(todayQuery({ ...filters, day, strength }))),
      );
      const all = [newest, ...stronger].flatMap((page) => page.items);
      const byId = new Map(all.map((item) => [item.event_id, item]));
      return { ...newest, items: [...byId.values()] };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
