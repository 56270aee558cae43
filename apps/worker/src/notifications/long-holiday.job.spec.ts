import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { expect, it } from 'vitest';
import { startMonitoring } from '../testing/start-monitoring.ts';

const code = '005930';

it('a briefing after a closed week has what happened on the trading day before', async () => {
  const service = await startMonitoring();
  const worker = await service.startWorker();
  try {
    service.setNow('2025-10-01T09:00:00+09:00');
    await service.insertMember({
      ...{ briefing: true, briefedFrom: service.now(), stocks: [{ code, on: true, min: 2 }] },
    });
    service.setNow('2025-10-02T15:00:00+09:00');
    await service.get(StockEventRepository).recognise(
      code,
      [
        {
          ...{ id: 'a', marks: ['a'], byModel: false, textsFrom: [] },
          content: {
            ...{ day: '2025-10-02', type: 'orders', side: 'good', strength: 3, filed: false, confirmedBy: null },
            ...{ stage: null, text: '공급 계약을 맺었어요.', short: '공급 계약', articles: 1, publishers: 1 },
            ...{ link: 'https://news.example/a/', publisher: 'news.example', sources: ['gdelt'], sample: false },
          },
        },
      ],
      service.now(),
    );
    service.setNow('2025-10-10T08:00:00+09:00');
    await worker.tick();
    expect(service.mail.received).toHaveLength(1);
    expect((await service.mail.received[0]?.parse())?.text).toContain('https://news.example/a/');
  } finally {
    await worker.close();
    await service.close();
  }
});
