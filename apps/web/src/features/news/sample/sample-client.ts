import type { QueryClient } from '@tanstack/react-query';
import { newsChangesQuery } from '../records/news-records.ts';
import { earlierRunsQuery } from '../result/earlier-runs.ts';
import { pricesQuery } from '../result/timeline/prices.ts';
import { createStillClient } from '../still-client.ts';
import { sampleChanges, samplePrices, sampleRecord } from './sample-result.ts';

/** A query client that has the answers of the example and asks nobody. */
export function createSampleClient(): QueryClient {
  const client = createStillClient();
  const { stock_code: code, coverage } = sampleRecord;
  const from = coverage.covered_from ?? coverage.asked_from;
  client.setQueryData(pricesQuery(code, from, coverage.asked_to).queryKey, samplePrices);
  client.setQueryData(earlierRunsQuery(sampleRecord).queryKey, []);
  client.setQueryData(newsChangesQuery(sampleRecord._id).queryKey, sampleChanges);
  return client;
}
