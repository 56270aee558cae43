import type { NewsTier } from '@gaemi/domain/members/grades';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { type EventJudgement, EventsRefused, type EventToJudge, type Judge } from '../judge.ts';
import { type ChatSettings, createChatClient } from './chat-client.ts';
import { fewQuestionsAtOnce, QUESTIONS_AT_ONCE } from './few-questions.ts';
import { createFirstModelRest, type FirstModelRest } from './first-model-rest.ts';
import { BATCH_TRIES, type BatchContext, judgeBatch, judgeFirst } from './judge-batch.ts';
import type { Naming } from './judging-question.ts';
import { PROMPT_VERSION } from './prompts.ts';
import { SUMMARY_TRIES, writeSummary } from './write-summary.ts';

/** Small batches, so that one article cannot influence many others. */
const BATCH_SIZE = 10;
const SIDES = 2;
/** Maximum number of questions for a batch to the first model. */
const FIRST_TRIES = 1;

interface JudgeSettings extends ChatSettings {
  models: Record<NewsTier, string>;
  /** Cheaper model that judges every event before the model of the tier judges the doubtful and heavy ones. */
  firstModel: string | undefined;
  names: Naming['names'];
}

/** Judges with a language model behind any OpenAI-compatible endpoint. It checks every answer against the articles. */
export function createOpenAiJudge(settings: JudgeSettings, logger: Logger): Judge {
  const ask = createChatClient(settings, logger);
  const { models, names, tasks } = settings;
  const rest = createFirstModelRest(logger);
  const firstModelOf = (tier: NewsTier) => (settings.firstModel === models[tier] ? undefined : settings.firstModel);
  return {
    name: 'openai',
    cacheable: true,
    metered: true,
    version: (tier) =>
      ['openai', PROMPT_VERSION, firstModelOf(tier), models[tier], tasks.judging.reasoningEffort, maskedMark[names]]
        .filter((part) => part !== undefined)
        .join('-'),
    longestMs: (events) => {
      const rounds = Math.ceil(countBatches(events) / QUESTIONS_AT_ONCE);
      // The first model may leave every event to the model of the tier.
      const tries = BATCH_TRIES + (settings.firstModel === undefined ? 0 : FIRST_TRIES);
      return (rounds * tries + SIDES * SUMMARY_TRIES) * settings.timeLimitMs;
    },
    judge: async (request) => {
      const model = models[request.tier];
      const first = firstModelOf(request.tier);
      const toContext = (name: string) => ({ request, model: name, names, ask: fewQuestionsAtOnce(ask) });
      const standing = first === undefined ? [] : await judgeAllFirst(request.events, toContext(first), rest);
      const judgements = await judgeOpen(request.events, standing, toContext(model));
      const dropped = request.events.length - judgements.length;
      if (dropped > 0) logger.warn({ model, dropped }, 'judgements dropped');
      return judgements;
    },
    summarise: (request) => writeSummary(request, { model: models[request.tier], names, ask }),
  };
}

const maskedMark = { shown: undefined, masked: 'masked' } as const;

/** Judges by the first model. Where it fails, what it has said stands, and the model of the tier does its work for a while. */
async function judgeAllFirst(
  events: readonly EventToJudge[],
  context: BatchContext,
  rest: FirstModelRest,
): Promise<EventJudgement[]> {
  const standing: EventJudgement[] = [];
  const judgeBatchFirst = async (batch: readonly EventToJudge[]) => {
    const judgements = await judgeFirst(batch, context);
    standing.push(...judgements);
    return judgements;
  };
  await rest.unlessResting(context.model, () => inBatches(events, judgeBatchFirst));
  return standing;
}

/** Adds to what stands the judgements of the others. In the order of the events. */
async function judgeOpen(
  events: readonly EventToJudge[],
  standing: readonly EventJudgement[],
  context: BatchContext,
): Promise<EventJudgement[]> {
  const settled = new Map(standing.map((judgement) => [judgement.eventId, judgement]));
  const open = events.filter(({ eventId }) => !settled.has(eventId));
  for (const judgement of await inBatches(open, (batch) => judgeBatch(batch, context)))
    settled.set(judgement.eventId, judgement);
  return events.flatMap(({ eventId }) => settled.get(eventId) ?? []);
}

/**
 * Runs a few batches at a time. After the first failure none starts. Running ones are already paid for, so their
 * judgements are awaited.
 */
async function inBatches(
  events: readonly EventToJudge[],
  judge: (batch: readonly EventToJudge[]) => Promise<EventJudgement[]>,
): Promise<EventJudgement[]> {
  const waiting = [...splitIntoBatches(events).entries()];
  const judged: EventJudgement[][] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, batch] = next;
      try {
        judged[index] = await judge(batch);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: QUESTIONS_AT_ONCE }, worker));
  const failures: unknown[] = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  // A few refused events are the least of them.
  if (failures.length > 0) throw failures.find((each) => !(each instanceof EventsRefused)) ?? failures[0];
  return judged.flat();
}

const countBatches = (events: number) => Math.ceil(events / BATCH_SIZE);

function splitIntoBatches(events: readonly EventToJudge[]): EventToJudge[][] {
  return Array.from({ length: countBatches(events.length) }, (_, batch) =>
    events.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE),
  );
}
