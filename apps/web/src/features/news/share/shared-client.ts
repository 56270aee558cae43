import type { SharedNews } from '@gaemi/contracts/shares';
import type { QueryClient } from '@tanstack/react-query';
import { pricesQuery } from '../result/timeline/prices.ts';
import { createStillClient } from '../still-client.ts';

/** A query client that has the prices of a shared result; a visitor may not ask for them. */
export function createSharedClient({ result, prices }: SharedNews): QueryClient {
  const client = createStillClient();
  const { covered_from: covered, asked_from: asked, asked_to: to } = result.coverage;
  client.setQueryData(pricesQuery(result.stock_code, covered ?? asked, to).queryKey, prices);
  return client;
}
