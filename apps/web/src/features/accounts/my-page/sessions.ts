import type { SessionList } from '@gaemi/contracts/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { leave } from '../../../shared/session/return-path.ts';
import { sessionsQuery } from '../../../shared/session/sessions-query.ts';
import { ended } from './ended.ts';

type Session = SessionList['items'][number];

/** Logs devices out, the own one last: with it ends the session that asks. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sessions: readonly Session[]) => {
      for (const { id } of sessions.toSorted((a, b) => Number(a.current) - Number(b.current)))
        await ended(callApi('endSession', { params: { id } }), 'SESSION_NOT_FOUND');
    },
    onSettled: (_ended, error, sessions) => {
      if (error === null && sessions.some(({ current }) => current)) leave(client);
      else void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}
