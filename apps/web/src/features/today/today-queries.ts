import { pageSizes } from '@gaemi/contracts/page-sizes';
import { earlierDayWithEvents } from '@gaemi/domain/stock-events/day-page';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import type { TodayFilters } from './today-filters.ts';

/**
 * Events of a trading day under the filters of the address. Where no day is asked for and the latest one has no events yet, those of
 * the last day that has some.
 */
export const todayQuery = (filters: TodayFilters) =>
  queryOptions({
    queryKey: ['today', filters],
    queryFn: async ({ signal }) => {
      const query = { ...filters, page: filters.page ?? 1, size: pageSizes.today };
      const today = await callApi('today', { query, signal });
      const earlier = filters.day === undefined ? earlierDayWithEvents(today.days) : undefined;
      return earlier === undefined ? today : callApi('today', { query: { ...query, day: earlier }, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export const eventQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['event', eventId],
    queryFn: ({ signal }) => callApi('event', { params: { eventId }, signal }),
  });

export const eventArticlesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['event-articles', eventId],
    queryFn: ({ signal }) => callApi('eventArticles', { params: { eventId }, signal }),
  });

export const stockOverviewQuery = (code: string) =>
  queryOptions({
    queryKey: ['stock-overview', code],
    queryFn: ({ signal }) => callApi('stockOverview', { params: { code }, signal }),
  });

/** Stored closes of a stock between two days. */
export const stockPricesQuery = (code: string, from: string, to: string) =>
  queryOptions({
    queryKey: ['stock-prices', code, from, to],
    queryFn: ({ signal }) => callApi('stockPrices', { params: { code }, query: { from, to }, signal }),
    staleTime: 5 * 60_000,
  });
