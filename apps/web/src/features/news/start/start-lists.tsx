import { ageText } from '../../../shared/seoul-date.ts';
import { DirectionMark } from '../../../ui/score/direction-mark.tsx';
import { CompanyLists } from '../../stocks/start/company-lists.tsx';
import type { StartStocks } from '../../stocks/start/use-start-stocks.ts';
import { toVerdict } from '../to-scores.ts';
import type { RecentStock } from './start-queries.ts';

/** Companies to begin with, before anything has been searched for. */
export function StartLists({ start }: { start: StartStocks<RecentStock> }) {
  return (
    <CompanyLists
      start={start}
      toRecent={(record) => ({
        code: record.stock_code,
        name: record.present_name ?? record.stock_name,
        note: ageText(record.created_at),
        end: <DirectionMark verdict={toVerdict(record)} size="small" />,
      })}
      toWatched={({ code, name }) => ({ code, name, note: code })}
    />
  );
}
