import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { endPushBeforeLogOut } from '../../../shared/push/own-subscription.ts';
import { memberQuery } from '../../../shared/session/member.ts';
import { CallDropped } from '../../../shared/session/renewal.ts';
import { leave } from '../../../shared/session/return-path.ts';

/** Ends the push of this browser and the session; the guard then leads to /login. A session that is already gone counts as logged out. */
export function useLogOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await endPushBeforeLogOut();
      return callApi('logOut');
    },
    onSuccess: () => leave(client),
    onError: (error) => {
      // Another tab found the end of the session first, and this one has asked who is there before the answer came.
      if (error instanceof CallDropped && client.getQueryData(memberQuery.queryKey) === null) leave(client);
    },
  });
}
