import { MjbHistoryScreen } from '../features/mjb-history/components/mjb-history-screen.tsx';

/** `/mjb-search` */
export function MjbSearch() {
  return <MjbHistoryScreen />;
}
