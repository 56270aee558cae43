import type { Paged } from '@gaemi/contracts/paging';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Fetches earlier pages again where a later one shows that the list has moved since: another total, or a record that stands on two pages.
 * Another device or a program of the member has added to it, and what is new stands on no page.
 */
export function useAgreeingPages<Item>(
  results: readonly UseQueryResult<Paged<Item>>[],
  keyOf: (record: Item) => string,
): void {
  const look = results.some(({ isFetching }) => isFetching) ? null : findDisagreement(results, keyOf);
  const asked = useRef<string | null>(null);
  const askAgain = useEffectEvent((found: string) => {
    // What stays as it was, as after a failure, is not asked for a second time.
    if (asked.current === found) return;
    asked.current = found;
    const newest = Math.max(...results.map(({ dataUpdatedAt }) => dataUpdatedAt));
    const kept = results.findLastIndex(({ dataUpdatedAt }) => dataUpdatedAt === newest);
    for (const [index, { data, refetch }] of results.entries()) {
      if (data !== undefined && index !== kept) void refetch();
    }
  });
  useEffect(() => {
    if (look !== null) askAgain(look);
  }, [look]);
}

/** Totals and records of pages that contradict each other; null where none do. */
function findDisagreement<Item>(
  results: readonly UseQueryResult<Paged<Item>>[],
  keyOf: (record: Item) => string,
): string | null {
  const pages = results.flatMap(({ data }) => data ?? []);
  const totals = pages.map(({ total }) => total);
  const keys = pages.flatMap(({ items }) => items.map(keyOf));
  return new Set(totals).size < 2 && new Set(keys).size === keys.length ? null : `${totals} ${keys}`;
}
