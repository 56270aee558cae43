import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { leave } from '../../../shared/session/return-path.ts';

/** Ends the session; the guard then leads to /login. A session that is already gone counts as logged out. */
export function useLogOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('logOut'),
    onSuccess: () => leave(client),
  });
}
