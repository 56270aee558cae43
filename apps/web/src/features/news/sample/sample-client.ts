import type { QueryClient } from '@tanstack/react-query';
import { newsChangesQuery } from '../records/news-records.ts';
import { earlierRunsQuery } from '../result/earlier-runs.ts';
import { pricesQuery } from '../result/timeline/prices.ts';
import { createStillClient } from '../still-client.ts';
import { sampleChanges, samplePrices } from './sample-result.ts';
import { sampleView } from './sample-view.ts';

/** A query client that has the answers of the example and asks nobody. */
export function createSampleClient(): QueryClient {
  const client = createStillClient();
  const { id, code, coverage } = sampleView;
  const from = coverage.covered_from ?? coverage.asked_from;
  client.setQueryData(pricesQuery(code, from, coverage.asked_to).queryKey, samplePrices);
  client.setQueryData(earlierRunsQuery(sampleView).queryKey, []);
  client.setQueryData(newsChangesQuery(id).queryKey, sampleChanges);
  return client;
}
