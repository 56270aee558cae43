import { mjbRecordKind } from '../features/mjb-history/mjb-record-kind.ts';
import { HistoryScreen } from '../records/history-screen.tsx';

/** `/mjb-search` */
export function MjbSearch() {
  return <HistoryScreen kind={mjbRecordKind} />;
}
