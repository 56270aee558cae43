import type { NewsTier } from '@gaemi/contracts/grades';
import type { Logger } from '@gaemi/runtime/logger';
import type { EventJudgement, EventToJudge, Judge, JudgeRequest } from '../judge.ts';
import { type AskModel, type ChatSettings, createChatClient } from './chat-client.ts';
import { judgeBatch } from './judge-batch.ts';
import { PROMPT_VERSION } from './prompts.ts';
import { writeSummary } from './write-summary.ts';

/** Few enough that one article cannot speak for many others. */
const BATCH_SIZE = 10;
const BATCHES_AT_ONCE = 4;

/** Judges with a language model behind any OpenAI-compatible endpoint. What it says is checked against the articles before it counts. */
export function createOpenAiJudge(
  settings: ChatSettings & { models: Record<NewsTier, string> },
  logger: Logger,
): Judge {
  const ask = createChatClient(settings, logger);
  const { models } = settings;
  return {
    name: 'openai',
    version: (tier) => `openai-${PROMPT_VERSION}-${models[tier]}`,
    judge: async (request) => {
      const judgements = await judgeAll(request, models[request.tier], ask);
      const dropped = request.events.length - judgements.length;
      if (dropped > 0) logger.warn({ model: models[request.tier], dropped }, 'judgements dropped');
      return judgements;
    },
    summarise: (request) => writeSummary(request, models[request.tier], ask),
  };
}

/** A few batches at a time; the first failure ends the others. */
async function judgeAll(request: JudgeRequest, model: string, ask: AskModel): Promise<EventJudgement[]> {
  const failure = new AbortController();
  const signal = AbortSignal.any([request.signal, failure.signal]);
  const waiting = [...batchesOf(request.events).entries()];
  const judged: EventJudgement[][] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, events] = next;
      judged[index] = await judgeBatch(events, { request: { ...request, signal }, model, ask });
    }
  };
  try {
    await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, worker));
  } catch (error) {
    failure.abort();
    throw error;
  }
  return judged.flat();
}

function batchesOf(events: readonly EventToJudge[]): EventToJudge[][] {
  const count = Math.ceil(events.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, batch) => events.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE));
}
