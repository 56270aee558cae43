import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { expect, it } from 'vitest';
import { startMonitoring } from '../testing/start-monitoring.ts';
import { JudgingSchedule } from './judging-schedule.ts';
import { ReadingSchedule } from './reading-schedule.ts';

it('an article about two companies is an event of each of them, under an id of its own', async () => {
  const feeds = await startFeedStub();
  feeds.setFeed('/a', [
    {
      ...{
        title: '삼성전자·SK하이닉스, 3분기 영업이익 사상 최대',
        link: 'https://press.example/both',
        description: '',
      },
      pubDate: rfc822(new Date('2026-11-23T08:00:00+09:00')),
    },
  ]);
  const service = await startMonitoring({ NEWS_SOURCE: 'feed', NEWS_FEED_URLS: `${feeds.url}/a` });
  service.setNow('2026-11-23T09:00:00+09:00');
  const worker = await service.startWorker();
  try {
    await worker.get(ReadingSchedule).run();
    await worker.get(JudgingSchedule).run();
    const market = service.get(MarketEventsRepository);
    const events = await market.listBetween('2026-11-23', '2026-11-23');
    expect(events.map(({ stockCode }) => stockCode).toSorted()).toEqual(['000660', '005930']);
    for (const { eventId, stockCode } of events)
      expect(await market.findByEventId(eventId)).toMatchObject({ stockCode });
  } finally {
    await worker.close();
    await service.close();
    await feeds.close();
  }
});
