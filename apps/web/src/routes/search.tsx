import { newsRecordKind } from '../features/news-history/news-record-kind.ts';
import { HistoryScreen } from '../records/history-screen.tsx';

/** `/search` */
export function Search() {
  return <HistoryScreen kind={newsRecordKind} />;
}
