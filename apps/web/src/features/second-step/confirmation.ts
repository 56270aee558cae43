import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import { ApiError } from '../../shared/api/api-error.ts';

/** The member's passkeys, the oldest first, and the number of recovery codes that are left. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => callApi('listPasskeys', { signal }),
  staleTime: 0,
});

/** Whether the server wants to know who is there before it changes somebody's access. */
export function isConfirmationRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CONFIRMATION_REQUIRED';
}
