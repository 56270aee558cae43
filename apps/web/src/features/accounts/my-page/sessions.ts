import type { SessionList } from '@gaemi/contracts/account';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { leave } from '../../../shared/session/return-path.ts';

/** Where the member is logged in, the device used last first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => callApi('listSessions', { signal }),
  staleTime: 0,
});

type Session = SessionList['items'][number];

/** Logs devices out, the own one last: with it ends the session that asks. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sessions: readonly Session[]) => {
      for (const { id } of sessions.toSorted((a, b) => Number(a.current) - Number(b.current))) await endSession(id);
    },
    onSettled: (_ended, error, sessions) => {
      if (error === null && sessions.some(({ current }) => current)) leave(client);
      else void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}

/** One that is over already is what was asked for. */
async function endSession(id: string): Promise<void> {
  try {
    await callApi('endSession', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'SESSION_NOT_FOUND')) throw error;
  }
}
