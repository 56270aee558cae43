import { Link, useSearchParams } from 'react-router-dom';
import styles from './history-view.module.css';

/** How the history is shown: each analysis, or one entry for each stock. */
export const readView = (params: URLSearchParams): 'time' | 'stocks' =>
  params.get('view') === 'stocks' ? 'stocks' : 'time';

const views = [
  { view: 'time', label: '시간순' },
  { view: 'stocks', label: '종목별' },
] as const;

/** Switches between the analyses by time and by stock; the search stays. */
export function HistoryViewSwitch() {
  const [params] = useSearchParams();
  const term = params.get('q');
  return (
    <nav className={styles.switch} aria-label="기록 보기">
      {views.map(({ view, label }) => {
        const next = new URLSearchParams({ ...(view === 'stocks' && { view }), ...(term !== null && { q: term }) });
        return (
          <Link
            key={view}
            to={{ search: `?${next}` }}
            replace
            className={styles.view}
            aria-current={readView(params) === view ? 'true' : undefined}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
