import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { body } from '@gaemi/testing/providers/faults';
import { naverArticles, rfc822 } from '@gaemi/testing/providers/naver-articles';
import { expect, it } from 'vitest';
import { startLiveWorker } from '../../testing/start-live-worker.ts';

const hours = 3_600_000;

it('leaves odd items of a page out and counts them: the rest is analysed, and no link leads inwards', async () => {
  const live = await startLiveWorker();
  try {
    const to = new Date(Date.now() - hours);
    const sound = naverArticles({ company: { name: '삼성전자' }, count: 20, to });
    const like = (change: object) => ({ ...sound[0], ...change });
    const odd = [
      null,
      '글',
      like({ originallink: 'https://press.example/1', pubDate: rfc822(new Date(Date.now() + 48 * hours)) }),
      like({ originallink: 'https://press.example/2', pubDate: 'Fri, 31 Dec 9999 23:59:59 +0900' }),
      like({ originallink: 'https://press.example/3', pubDate: '' }),
      like({ originallink: 'https://press.example/4', pubDate: { day: 1 } }),
      like({ originallink: 'http://169.254.169.254/latest/meta-data/', link: 'http://metadata.google.internal/' }),
    ];
    const items = [...odd, ...sound];
    live.naver.fail(body(JSON.stringify({ total: items.length, start: 1, display: items.length, items })));
    const userId = await live.worker.insertMember();
    const analysis = await live.analyse(userId);
    expect(analysis.state).toBe('done');
    expect(analysis.result?.coverage.found).toBeGreaterThanOrEqual(odd.length + 10);
    const evidence = await live.worker.connection.collection('news_evidence').findOne({ _id: analysis._id });
    expect(evidence?.droppedBecause).toMatchObject({ future: 2, undated: 5 });
    const result = await live.worker.get(NewsAnalysisRepository).findByRequestId(userId, analysis.requestId);
    expect(JSON.stringify([evidence, result])).not.toMatch(/169\.254|internal/);
  } finally {
    await live.close();
  }
});
