import { AcceptAccumulation } from '@gaemi/database/accumulation/accept-accumulation';
import { type Accumulation, AccumulationRepository } from '@gaemi/database/accumulation/accumulation.repository';
import type { AnalysisOrder } from '@gaemi/database/analysis/accept-analysis';
import { tradingDaysBetween } from '@gaemi/domain/market-calendar/market-calendar';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { vi } from 'vitest';
import type { TestWorker } from './start-test-worker.ts';

const today = seoulDay(new Date());
/** Trading days before today whose figures no longer move. */
export const pastTradingDays = tradingDaysBetween(addDays(today, -60), addDays(today, -1));

/** A month of 삼성전자 for a new member. */
export function accumulationOrder(userId: string, change: Partial<AnalysisOrder> = {}): AnalysisOrder {
  return {
    userId,
    requestId: `MJB-${crypto.randomUUID()}`,
    stockCode: '005930',
    stockName: '삼성전자',
    grade: 'new',
    fromDay: pastTradingDays.at(-22) ?? '',
    toDay: pastTradingDays.at(-1) ?? '',
    cost: 10,
    reason: '삼성전자 매집비 분석',
    ...change,
  };
}

/** Accepts an order and sends its message as the API does. */
export async function accept(worker: TestWorker, order: AnalysisOrder, at = new Date()): Promise<void> {
  const { message } = await worker.get(AcceptAccumulation).accept(order, at);
  await worker.relay(message);
}

export async function findAccumulation(worker: TestWorker, order: AnalysisOrder): Promise<Accumulation> {
  const analysis = await worker.get(AccumulationRepository).findByRequestId(order.userId, order.requestId);
  if (analysis === null) throw new Error('no such analysis');
  return analysis;
}

/** Waits until the analysis has ended. */
export function ended(worker: TestWorker, order: AnalysisOrder, timeout = 45_000): Promise<Accumulation> {
  return vi.waitFor(
    async () => {
      const analysis = await findAccumulation(worker, order);
      if (analysis.state === 'running' || analysis.state === 'refunding')
        throw new Error(`still running at ${analysis.progress} %`);
      return analysis;
    },
    { timeout, interval: 50 },
  );
}
