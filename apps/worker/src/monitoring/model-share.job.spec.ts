import { ModelUsageRepository } from '@gaemi/database/model-usage/model-usage.repository';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { modelSettings, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { expect, it } from 'vitest';
import { startMonitoring } from '../testing/start-monitoring.ts';
import { MonitoringSchedule } from './monitoring-schedule.ts';

const seoul = (time: string) => new Date(`2026-11-23T${time}:00+09:00`);
const code = '005930';

const nothing = { calls: 0, promptTokens: 0, completionTokens: 0 };

it.each([
  ['calls', { MODEL_CALLS_PER_DAY: '10' }, { ...nothing, calls: 5 }],
  ['tokens', { MODEL_TOKENS_PER_DAY: '1000000' }, { ...nothing, promptTokens: 400_000, completionTokens: 100_000 }],
])('monitoring judges offline once it has used its half of the day’s %s of the model', async (_, limit, used) => {
  const model = await startOpenAiStub();
  const service = await startMonitoring({ ...modelSettings(model), ...limit });
  try {
    await service.insertMember({ instant: true, stocks: [{ code, on: true, min: 3 }] });
    const look = async (hour: number, amount: number) => {
      const link = `https://www.yna.co.kr/view/${hour}`;
      const title = `삼성전자, ${amount}억원 규모 공급계약 수주`;
      service.naver.setArticles([
        { title, description: `${title}했다고 밝혔다.`, originallink: link, link, pubDate: rfc822(seoul('09:00')) },
      ]);
      service.setNow(seoul(`${hour}:00`));
      const before = model.requests.length;
      await service.get(MonitoringSchedule).run();
      const event = await service.connection.collection('stock_events').findOne({ link });
      return { isAsked: model.requests.length > before, byModel: event?.byModel };
    };
    expect(await look(10, 2400)).toEqual({ isAsked: true, byModel: true });
    await service.get(ModelUsageRepository).addMonitoring(service.now(), used);
    expect(await look(11, 5100)).toEqual({ isAsked: false, byModel: false });
  } finally {
    await service.close();
    await model.close();
  }
});
