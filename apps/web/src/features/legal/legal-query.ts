import type { LegalAgreement, LegalAnswer } from '@gaemi/contracts/legal';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import { memberQuery } from '../../shared/session/member.ts';

/** The operator, the terms and the privacy policy. */
export const legalQuery = queryOptions({
  queryKey: ['legal'],
  queryFn: ({ signal }) => callApi('legal', { signal }),
  staleTime: 5 * 60_000,
});

export const legalTitles = { terms: '이용약관', privacy: '개인정보 처리방침' } as const;
export type LegalDocument = LegalAnswer['documents'][number];

/** What is new since the member agreed. */
export const legalChangesQuery = queryOptions({
  queryKey: ['legal-changes'],
  queryFn: async ({ signal }) => (await callApi('legalChanges', { signal })).items,
  staleTime: 0,
});

/** Agrees to the versions that were shown. */
export function useAgree() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (versions: LegalAgreement) => callApi('agreeToLegal', { body: versions }),
    onSettled: () =>
      Promise.all(
        [legalQuery, legalChangesQuery, memberQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      ),
  });
}
