import type { NewsTier } from '@gaemi/domain/members/grades';
import type { Logger } from '@gaemi/runtime/logger';
import type { EventJudgement, EventToJudge, Judge, JudgeRequest } from '../judge.ts';
import { type AskModel, type ChatSettings, createChatClient } from './chat-client.ts';
import { BATCH_TRIES, judgeBatch } from './judge-batch.ts';
import { PROMPT_VERSION } from './prompts.ts';
import { SUMMARY_TRIES, writeSummary } from './write-summary.ts';

/** Small batches, so that one article cannot influence many others. */
const BATCH_SIZE = 10;
const BATCHES_AT_ONCE = 4;
const SIDES = 2;

/** Judges with a language model behind any OpenAI-compatible endpoint. It checks every answer against the articles. */
export function createOpenAiJudge(
  settings: ChatSettings & { models: Record<NewsTier, string> },
  logger: Logger,
): Judge {
  const ask = createChatClient(settings, logger);
  const { models } = settings;
  return {
    name: 'openai',
    cacheable: true,
    metered: true,
    version: (tier) => `openai-${PROMPT_VERSION}-${models[tier]}-${settings.tasks.judging.reasoningEffort}`,
    longestMs: (events) => {
      const rounds = Math.ceil(countBatches(events) / BATCHES_AT_ONCE);
      return (rounds * BATCH_TRIES + SIDES * SUMMARY_TRIES) * settings.timeLimitMs;
    },
    judge: async (request) => {
      const judgements = await judgeAll(request, models[request.tier], ask);
      const dropped = request.events.length - judgements.length;
      if (dropped > 0) logger.warn({ model: models[request.tier], dropped }, 'judgements dropped');
      return judgements;
    },
    summarise: (request) => writeSummary(request, models[request.tier], ask),
  };
}

/**
 * Runs a few batches at a time. After the first failure none starts. Running ones are already paid for, so their
 * judgements are awaited.
 */
async function judgeAll(request: JudgeRequest, model: string, ask: AskModel): Promise<EventJudgement[]> {
  const waiting = [...batchesOf(request.events).entries()];
  const judged: EventJudgement[][] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, events] = next;
      try {
        judged[index] = await judgeBatch(events, { request, model, ask });
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: BATCHES_AT_ONCE }, worker));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return judged.flat();
}

const countBatches = (events: number) => Math.ceil(events / BATCH_SIZE);

function batchesOf(events: readonly EventToJudge[]): EventToJudge[][] {
  return Array.from({ length: countBatches(events.length) }, (_, batch) =>
    events.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE),
  );
}
