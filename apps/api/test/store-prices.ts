import { PriceRepository } from '@gaemi/database/prices/price.repository';
import type { PriceSourceName } from '@gaemi/domain/sources';
import type { TestApi } from './start-test-api.ts';

/** A close and its volume. */
interface StoredDay {
  day: string;
  close: number;
  volume: number;
}

/** Stores daily prices of Samsung as a worker does, the earliest first. */
export async function storePrices(api: TestApi, source: PriceSourceName, days: readonly StoredDay[]): Promise<void> {
  const repository = api.app.get(PriceRepository, { strict: false });
  const of = { source, stockCode: '005930' };
  const now = new Date();
  const claim = await repository.claim(of, { now, unlessSince: now });
  if (claim === null) throw new Error('not claimed');
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  await repository.replace(of, claim, { days: [...days], asOf: last, completeFrom: first });
}
