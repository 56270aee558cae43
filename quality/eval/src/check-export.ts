// Reads the JSON export of a news analysis from stdin and computes both scores and the points of every event again. Differences of
// more than 1e-9 points go to stderr, a line each, and end it with exit code 1; so does an input that is no export.
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
