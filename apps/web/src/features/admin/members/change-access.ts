import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { callApiForFile } from '../../../shared/api/call-api-for-file.ts';
import { usePress } from '../../../shared/press/use-press.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { memberQuery } from '../../../shared/session/member.ts';

const calls = {
  'admin-grant': 'grantAdmin',
  'admin-revoke': 'revokeAdmin',
  'suspension-end': 'resumeMember',
} as const;

/** Gives the rights of an admin, takes them back, or ends a suspension. The window shows every refusal. */
export function useChangeAccess(kind: keyof typeof calls, id: string) {
  const refresh = useRefresh();
  return usePress({
    kind: 'access',
    target: `${kind} ${id}`,
    send: (_, { id: idempotencyKey }) => callApi(calls[kind], { params: { id }, idempotencyKey }),
    meta: { errors: 'in-place' },
    onSettled: refresh,
  });
}

/** Suspends a member for a reason that the member reads. */
export function useSuspend(id: string, reason: string) {
  const refresh = useRefresh();
  return usePress({
    kind: 'access',
    target: `suspension ${id}`,
    send: (_, { id: idempotencyKey }) => callApi('suspendMember', { params: { id }, body: { reason }, idempotencyKey }),
    meta: { errors: 'in-place' },
    onSettled: refresh,
  });
}

/** Erases a member. One who is not found after a lost answer was erased by it. */
export function useDeleteMember(id: string) {
  const refresh = useRefresh();
  return usePress({
    kind: 'access',
    target: `deletion ${id}`,
    send: () => callApi('deleteMember', { params: { id } }),
    isDone: ({ status }, lost) => lost > 0 && status === 404,
    meta: { errors: 'in-place' },
    onSettled: refresh,
  });
}

/** Saves everything held on the member as a file. */
export function useExportMember(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async () => saveFile(await callApiForFile('exportMember', { params: { id } }), `gaemilens-${id}.json`),
    meta: { errors: 'in-place' },
    onSettled: refresh,
  });
}

/** The lists, the trail, and the admin's own header: the changed member may be the admin. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['admin'] });
    void client.invalidateQueries({ queryKey: memberQuery.queryKey });
  };
}
