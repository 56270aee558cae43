import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { modelSettings, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { judgeBySimpleWords } from '@gaemi/testing/providers/word-judge';
import { expect, it } from 'vitest';
import { readAndJudge } from '../testing/read-and-judge.ts';
import { startMonitoring } from '../testing/start-monitoring.ts';

const seoul = (time: string) => new Date(`2026-11-23T${time}:00+09:00`);

it('an event that a model has judged keeps its side where another article of the company is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gaemi-rights-'));
  const rights = join(folder, 'rights.json');
  const declared = { storeDays: 90, descriptions: true, model: true, redistribution: false, attribution: '가나일보' };
  await writeFile(rights, JSON.stringify({ feed: { ...declared, reviewedAt: '2026-11-20', evidence: 'contract' } }));
  const [feeds, model] = await Promise.all([startFeedStub(), startOpenAiStub()]);
  const service = await startMonitoring({
    ...{ NEWS_SOURCE: 'feed', NEWS_FEED_URLS: `${feeds.url}/a`, SOURCE_RIGHTS_FILE: rights },
    ...modelSettings(model),
  });
  const worker = await service.startWorker();
  const written = (title: string, time: string) => ({
    ...{ title, description: title, link: `https://press.example/${time}`, pubDate: rfc822(seoul(time)) },
  });
  const read = async (time: string, ...articles: ReturnType<typeof written>[]) => {
    service.setNow(seoul(time));
    feeds.setFeed('/a', articles);
    await readAndJudge(worker);
  };
  const page = async () => {
    const events = await service.get(MarketEventsRepository).listBetween('2026-11-23', '2026-11-23');
    return events.map(({ side, byModel }) => [side, byModel]).toSorted();
  };
  service.setNow(seoul('08:00'));
  await service.insertMember({ instant: true, stocks: [{ code: '005930', on: true, min: 3 }] });
  const contract = written('삼성전자, 2400억원 규모 공급계약 수주', '09:00');
  await read('09:20', contract);
  model.answer((question) => judgeBySimpleWords(question).replaceAll('"good"', '"bad"'));
  await worker.tick();
  expect(await page()).toEqual([['bad', true]]);
  await read('09:40', contract, written('삼성전자, 담합으로 과징금 500억원 부과', '09:30'));
  expect(await page()).toEqual([
    ['bad', false],
    ['bad', true],
  ]);
  await worker.close();
  await service.close();
  await Promise.all([feeds.close(), model.close(), rm(folder, { recursive: true })]);
});
