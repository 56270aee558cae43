import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTime } from '@gaemi/providers/in-time';

/** Longest wait of a finished analysis for the prices of its stock. What comes later is stored nevertheless. */
const PRICES_MS = 3_000;

/** Waits for prices that are gathered beside an analysis. Never rejects. */
export async function pricesInTime(gathering: Promise<void>): Promise<void> {
  await inTime(gathering, PRICES_MS).catch(() => undefined);
}

/** Whether the prices need not be waited for any more. */
export const arePricesGathered = (gathering: Promise<void>): Promise<boolean> =>
  Promise.race([gathering.then(() => true), nextTurn(false)]);
