import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { expect, it } from 'vitest';
import { foundEvent, linkOf } from '../testing/found-event.ts';
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
    await service.get(StockEventRepository).recognise(code, [foundEvent('a', '2025-10-02')], service.now());
    service.setNow('2025-10-10T08:00:00+09:00');
    await worker.tick();
    expect(service.mail.received).toHaveLength(1);
    expect((await service.mail.received[0]?.parse())?.text).toContain(linkOf('a'));
  } finally {
    await worker.close();
    await service.close();
  }
});
