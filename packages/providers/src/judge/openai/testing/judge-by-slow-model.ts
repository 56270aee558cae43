import { createLogger } from '@gaemi/runtime/logging/logger';
import { startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { sampleCompany as company } from '../../../testing/sample-company.ts';
import type { EventToJudge } from '../../judge.ts';
import { createOpenAiJudge } from '../openai-judge.ts';
import { modelSettings } from './model-settings.ts';

/** Three batches, which run in parallel. */
const events: EventToJudge[] = Array.from({ length: 24 }, (_, index) => ({
  eventId: `e${index}`,
  title: `삼성전자 수주 소식 ${index}`,
  description: '',
  publisher: '가나일보',
  publishedAt: new Date('2026-11-20T00:00:00Z'),
}));

/** Judges three batches with a model of this latency per answer. Returns the number of judgements and of requests. */
export async function judgeBySlowModel(delayMs: number, timeLimitMs?: number) {
  const stub = await startOpenAiStub();
  try {
    stub.delay(delayMs);
    const settings = modelSettings(stub.url);
    const logger = createLogger({ app: 'test', level: 'silent' });
    const judge = createOpenAiJudge({ ...settings, ...(timeLimitMs !== undefined && { timeLimitMs }) }, logger);
    const judgements = await judge.judge({
      company,
      tier: 'basic',
      events,
      record: { judged: async () => undefined, unused: async () => undefined },
      signal: new AbortController().signal,
    });
    return { judged: judgements.length, requests: stub.requests.length };
  } finally {
    await stub.close();
  }
}
