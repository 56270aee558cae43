import { pageSizes } from '@gaemi/contracts/page-sizes';
import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { creditReasons } from '@gaemi/domain/members/credits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { memberQuery } from '../../../shared/session/member.ts';
import styles from './refund-line.module.css';

/** Under an error that ended an analysis: that its credits came back, where the log of credits says so. */
export function RefundLine() {
  const { data } = useQuery({
    queryKey: ['credit-logs', 'after-failure'],
    queryFn: ({ signal }) => callApi('listCreditLogs', { query: { page: 1, size: pageSizes.creditLogs }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const last = data?.items[0];
  const isRefunded = last?.reason === creditReasons.refund;
  const client = useQueryClient();
  // The balance in the header is as high as this line says.
  useEffect(() => {
    if (isRefunded) void client.invalidateQueries({ queryKey: memberQuery.queryKey });
  }, [isRefunded, client]);
  return (
    <div role="status">
      {isRefunded && (
        <p className={styles.refund}>
          {groupDigits(last.change)} 크레딧을 돌려드렸어요 · 지금 {groupDigits(last.credit_after)}
        </p>
      )}
    </div>
  );
}
