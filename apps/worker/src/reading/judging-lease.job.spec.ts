import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { ReadStockRepository } from '@gaemi/database/streams/read-stock.repository';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { expect, it } from 'vitest';
import { EvidenceGatherer } from '../news/evidence/evidence-gatherer.ts';
import { RunPreparer } from '../news/evidence/run-preparer.ts';
import { JudgeRecorder } from '../news/judging/judge-recorder.ts';
import { startMonitoring } from '../testing/start-monitoring.ts';
import { JudgingSchedule } from './judging-schedule.ts';
import { StockJudge } from './stock-judge.ts';

it('a slow worker begins no company that another worker may have taken over', async () => {
  const service = await startMonitoring({
    NEWS_SOURCE: 'feed',
    NEWS_FEED_URLS: 'http://127.0.0.1:1/a',
    READER_EVERY: '0',
  });
  const worker = await service.startWorker();
  try {
    const begun = service.now();
    const looks: number[] = [];
    // Each company takes most of a minute.
    const now = () => {
      const passed = looks.length * 50_000;
      looks.push(passed);
      return new Date(begun.getTime() + passed);
    };
    const pending = worker.get(ReadStockRepository);
    const codes = [...((await worker.get(StockDirectory).current())?.byCode.keys() ?? [])].slice(0, 30);
    await pending.add(codes, begun);
    const logger = createLogger({ app: 'test', level: 'silent' });
    const [preparer, gatherer] = [worker.get(RunPreparer), worker.get(EvidenceGatherer)];
    const judge = new StockJudge(pending, preparer, gatherer, worker.get(JudgeRecorder), { now }, logger);
    const schedule = new JudgingSchedule(judge, worker.get(ClusterTasks), { now }, logger);
    await schedule.run();
    expect(Math.max(...looks)).toBeLessThan(10 * 60_000);
    const left = (await pending.list(100)).length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(30);
    // The rest is judged at the next looks.
    for (let look = 0; look < 10; look += 1) await schedule.run();
    expect(await pending.list(100)).toEqual([]);
  } finally {
    await worker.close();
    await service.close();
  }
});
