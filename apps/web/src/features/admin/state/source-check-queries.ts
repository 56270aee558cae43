import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';

const REFETCH_MS = 60_000;
const WAITING_REFETCH_MS = 2_000;
/** A worker sees the request within seconds; a model may take its time. */
const WAIT_MS = 120_000;

export const sourceChecksQuery = queryOptions({
  queryKey: ['admin', 'sources'],
  queryFn: ({ signal }) => callApi('listSources', { signal }),
});

/** Result that was there when another one was asked for, and how long that is waited for. */
interface Waiting {
  before: string | null;
  until: number;
}

/** The last check of the sources, and asking for another one, which a worker does. */
export function useSourceChecks() {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const checks = useQuery({
    ...sourceChecksQuery,
    refetchInterval: ({ state: { data } }) => (isOpen(waiting, data?.checked_at) ? WAITING_REFETCH_MS : REFETCH_MS),
  });
  const isWaiting = isOpen(waiting, checks.data?.checked_at);
  const isLate = isWaiting && waiting !== null && checks.dataUpdatedAt > waiting.until;
  const ask = useMutation({
    mutationFn: () => callApi('checkSources'),
    onSuccess: (last) => {
      client.setQueryData(sourceChecksQuery.queryKey, last);
      setWaiting({ before: last.checked_at, until: Date.now() + WAIT_MS });
    },
    meta: { fallback: '다시 확인하지 못했습니다.' },
  });
  return { checks, isChecking: ask.isPending || (isWaiting && !isLate), isLate, checkAgain: () => ask.mutate() };
}

const isOpen = (waiting: Waiting | null, checkedAt: string | null | undefined): boolean =>
  waiting !== null && checkedAt === waiting.before;
