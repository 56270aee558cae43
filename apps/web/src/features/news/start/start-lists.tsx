import { useQuery } from '@tanstack/react-query';
import { ageText } from '../../../shared/seoul-date.ts';
import { DirectionMark } from '../../../ui/score/direction-mark.tsx';
import { CompanyLists } from '../../stocks/start/company-lists.tsx';
import { watchlistStocksQuery } from '../../stocks/start/start-queries.ts';
import { toVerdict } from '../to-scores.ts';
import { recentStocksQuery } from './start-queries.ts';

/** Companies to begin with, before anything has been searched for. */
export function StartLists() {
  const recent = useQuery(recentStocksQuery);
  const watched = useQuery(watchlistStocksQuery);
  return (
    <CompanyLists
      recent={{
        isPending: recent.isPending,
        isError: recent.isError,
        picks: recent.data?.map((record) => ({
          code: record.stock_code,
          name: record.present_name ?? record.stock_name,
          note: ageText(record.created_at),
          end: <DirectionMark verdict={toVerdict(record)} size="small" />,
        })),
      }}
      watched={{
        isPending: watched.isPending,
        isError: watched.isError,
        picks: watched.data?.map(({ code, name }) => ({ code, name, note: code })),
      }}
    />
  );
}
