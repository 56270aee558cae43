import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { endPushBeforeLogOut } from '../../../shared/push/own-subscription.ts';
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
  });
}
