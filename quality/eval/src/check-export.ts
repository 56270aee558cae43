// Reads the JSON export of a news analysis from stdin and recomputes both scores and the points of every event. It
// writes differences of more than 1e-9 points to stderr, one line each, and exits with code 1; also for input that is
// not an export.
import { newsExport } from '@gaemi/contracts/news-history';
import { checkInput } from './check-input.ts';
import { exportDifferences } from './export-differences.ts';

await checkInput({
  schema: newsExport,
  called: 'an export',
  differencesOf: exportDifferences,
  soundLine: ({ stock_name, good_news_score, bad_news_score, events }) => {
    const scores = `good ${good_news_score}, bad ${bad_news_score}`;
    return `${stock_name}: ${scores}, and the points of ${events.length} events: as computed again`;
  },
});
