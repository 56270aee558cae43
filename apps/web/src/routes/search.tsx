import { HistoryScreen } from '../features/news-history/components/history-screen.tsx';

/** `/search` */
export function Search() {
  return <HistoryScreen />;
}
