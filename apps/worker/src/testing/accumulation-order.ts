import { AcceptAccumulation } from '@gaemi/database/accumulation/accept-accumulation';
import { type Accumulation, AccumulationRepository } from '@gaemi/database/accumulation/accumulation.repository';
import type { AnalysisOrder } from '@gaemi/database/analysis/accept-analysis';
import { vi } from 'vitest';
import type { TestWorker } from './start-test-worker.ts';

/** A month of 삼성전자 for a new member. */
export function accumulationOrder(userId: string, change: Partial<AnalysisOrder> = {}): AnalysisOrder {
  return {
    userId,
    requestId: `MJB-${crypto.randomUUID()}`,
    stockCode: '005930',
    stockName: '삼성전자',
    grade: 'new',
    fromDay: '2026-10-20',
    toDay: '2026-11-19',
    cost: 10,
    reason: '삼성전자 매집비 분석',
    ...change,
  };
}

/** Accepts an order as the API does and sends its message. */
export async function accept(worker: TestWorker, order: AnalysisOrder): Promise<void> {
  await worker.get(AcceptAccumulation).execute(order, new Date());
  await worker.sendOutbox();
}

export async function findAccumulation(worker: TestWorker, order: AnalysisOrder): Promise<Accumulation> {
  const analysis = await worker.get(AccumulationRepository).findByRequestId(order.userId, order.requestId);
  if (analysis === null) throw new Error('no such analysis');
  return analysis;
}

/** Waits until the analysis has ended. */
export function ended(worker: TestWorker, order: AnalysisOrder, timeout = 20_000): Promise<Accumulation> {
  return vi.waitFor(
    async () => {
      const analysis = await findAccumulation(worker, order);
      if (analysis.state === 'running') throw new Error(`still running at ${analysis.progress} %`);
      return analysis;
    },
    { timeout, interval: 50 },
  );
}
