import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { alertsQuery, useAlerts, useStockAlert, writeSaid } from '../alerts/alert-queries.ts';
import { saveAlerts } from '../alerts/save-alerts.ts';
import { BellButton } from '../alerts/stock-bell.tsx';
import { refetchHearts } from '../stocks/watchlist-stock.ts';

interface Props {
  stock: { code: string; name: string };
  watched: boolean;
}

/** The bell of any stock. Alerts are about watched stocks alone, so that of another one puts it on the watchlist, too. */
export function AnyStockBell({ stock, watched }: Props) {
  const { data: alerts } = useAlerts();
  const own = watched ? alerts?.stocks.find(({ code }) => code === stock.code) : undefined;
  // Of those that are on only the first come, as many as the grade includes.
  const included = alerts?.stocks.filter(({ on }) => on).slice(0, alerts.stocks_max);
  const isOn = own !== undefined && included?.includes(own) === true;
  const change = useStockAlert(stock.code, isOn);
  const watch = useWatchAndAlert(stock);
  if (alerts === undefined) return null;
  // One button for both, which keeps the focus when the stock has become a watched one.
  return (
    <BellButton
      name={stock.name}
      isOn={watch.isPending || (change.isPending ? change.variables : isOn)}
      isPaused={alerts.paused}
      busy={watch.isPending || change.isPending}
      onPress={() => (own === undefined ? watch.mutate() : change.mutate(!isOn))}
    />
  );
}

function useWatchAndAlert({ code, name }: Props['stock']) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await callApi('addToWatchlist', { body: { stocks: { [code]: name } } });
      return saveAlerts({ stock: { code, on: true } }).catch((error: unknown) => {
        throw isRefusal(error) ? toHalfDone(error) : error;
      });
    },
    onSuccess: ({ alerts }) => {
      client.setQueryData(alertsQuery.queryKey, alerts);
      showToast('success', `관심 종목에 담고 ${writeSaid(alerts, true)}`);
    },
    // The first of both may have worked.
    onSettled: () => refetchHearts(client),
  });
}

/** Where the session has ended, the log-in comes instead of a sentence. */
const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && !error.endsSession;

const toHalfDone = (error: ApiError) =>
  new ApiError(
    { status: error.status, code: error.code, detail: `관심 종목에는 담았지만 알림은 켜지 못했어요. ${error.detail}` },
    { cause: error },
  );
