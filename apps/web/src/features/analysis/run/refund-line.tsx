import type { CreditLogItem } from '@gaemi/contracts/account';
import { pageSizes } from '@gaemi/contracts/page-sizes';
import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { creditReasons } from '@gaemi/domain/members/credits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { memberQuery } from '../../../shared/session/member.ts';
import styles from './refund-line.module.css';

/**
 * Under an error that ended an analysis: that its credits came back, where the log of credits says so. `charged`: what it cost, null
 * where that is not known.
 */
export function RefundLine({ charged }: { charged: number | null }) {
  const { data } = useQuery({
    queryKey: ['credit-logs', 'after-failure'],
    queryFn: ({ signal }) => callApi('listCreditLogs', { query: { page: 1, size: pageSizes.creditLogs }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const logs = data?.items ?? [];
  const refund = findRefund(logs, charged);
  const isRefunded = refund !== undefined;
  const client = useQueryClient();
  // The balance in the header is as high as this line says.
  useEffect(() => {
    if (isRefunded) void client.invalidateQueries({ queryKey: memberQuery.queryKey });
  }, [isRefunded, client]);
  return (
    <div role="status">
      {isRefunded && (
        <p className={styles.refund}>
          {groupDigits(refund.change)} 크레딧을 돌려드렸어요 · 지금 {groupDigits(logs[0]?.credit_after ?? 0)}
        </p>
      )}
    </div>
  );
}

/** Its refund among the latest logs, since the charge: another analysis may have ended, or begun, in the same moment. */
function findRefund(logs: readonly CreditLogItem[], charged: number | null): CreditLogItem | undefined {
  const isRefund = ({ reason }: CreditLogItem) => reason === creditReasons.refund;
  if (charged === null) return logs.slice(0, 1).find(isRefund);
  const paid = logs.findIndex(({ change }) => change === -charged);
  const since = paid === -1 ? logs : logs.slice(0, paid);
  return since.find((log) => isRefund(log) && log.change === charged);
}
