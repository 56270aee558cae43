// Reads the export of a news analysis, JSON or CSV, from stdin and recomputes both scores and the points of every event
// by the formula of its version. It
// writes differences of more than 1e-9 points to stderr, one line each, and exits with code 1; also for input that is
// not an export.
import { requireNoOptions } from '@gaemi/runtime/start/require-no-options';
import { checkInput } from './check-input.ts';
import { exportDifferences } from './export-differences.ts';
import { checkedExport, readExport } from './read-export.ts';

requireNoOptions('--filter @gaemi/eval check-export < export.json');
await checkInput({
  read: readExport,
  schema: checkedExport,
  called: 'an export',
  differencesOf: exportDifferences,
  soundLine: ({ stock_name, good_news_score, bad_news_score, events }) => {
    const scores = `good ${good_news_score}, bad ${bad_news_score}`;
    return `${stock_name}: ${scores}, and the points of ${events.length} events: as computed again`;
  },
});
