import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { callApi } from '../../shared/api/api-client.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { alertsQuery, useAlerts } from '../alerts/alert-queries.ts';
import { saveAlerts } from '../alerts/save-alerts.ts';
import bell from '../alerts/stock-bell.module.css';
import { StockBell } from '../alerts/stock-bell.tsx';
import { refetchHearts } from '../stocks/watchlist-stock.ts';

interface Props {
  stock: { code: string; name: string };
  watched: boolean;
}

/** The bell of any stock. Alerts are about watched stocks alone, so that of another one puts it on the watchlist, too. */
export function AnyStockBell({ stock, watched }: Props) {
  const { data: alerts } = useAlerts();
  const own = alerts?.stocks.find(({ code }) => code === stock.code);
  if (alerts === undefined) return null;
  if (watched && own !== undefined) return <StockBell stock={stock} alerted={own.on} isPaused={alerts.paused} />;
  return <WatchAndAlert stock={stock} />;
}

function WatchAndAlert({ stock: { code, name } }: Pick<Props, 'stock'>) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await callApi('addToWatchlist', { body: { stocks: { [code]: name } } });
      return saveAlerts({ stock: { code, on: true } });
    },
    onSuccess: ({ alerts }) => {
      client.setQueryData(alertsQuery.queryKey, alerts);
      showToast('success', '관심 종목에 담고 알림을 켰어요.');
    },
    // The first of both may have worked.
    onSettled: () => Promise.all([refetchHearts(client), client.invalidateQueries({ queryKey: alertsQuery.queryKey })]),
  });
  return (
    <button
      type="button"
      className={bell.bell}
      aria-label={`${name} 알림`}
      aria-pressed={isPending}
      aria-disabled={isPending || undefined}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      <Bell size={20} aria-hidden />
    </button>
  );
}
