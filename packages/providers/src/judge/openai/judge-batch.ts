import { unclassified } from '@gaemi/domain/judgement/stored-judgement';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { plainText } from '../../news/plain-text.ts';
import { ProviderError } from '../../provider-error.ts';
import type { EventJudgement, EventToJudge, JudgeRequest } from '../judge.ts';
import { jsonIn } from './answer-text.ts';
import type { AskModel } from './chat-client.ts';
import { cleanReason, problemsOf } from './check-judgement.ts';
import { dataEnvelope } from './data-envelope.ts';
import { type JudgedArticle, judgementAnswerSchema, readJudgements } from './judgement-schema.ts';
import { judgingPrompt } from './prompts.ts';

/** Maximum number of questions for one batch. */
export const BATCH_TRIES = 2;
const MAX_TITLE = 200;
const MAX_DESCRIPTION = 600;

/** An event with its number in the request, and the text that the model gets. */
interface NumberedEvent {
  number: number;
  event: EventToJudge;
  title: string;
  description: string;
}

/**
 * Judges a few events in one request. Asks once more, with the problems, about events without a valid judgement, then
 * leaves out those that remain. @throws ProviderError `malformed` or `refused` when neither answer was usable at all
 */
export async function judgeBatch(
  events: readonly EventToJudge[],
  context: { request: Omit<JudgeRequest, 'events'>; model: string; ask: AskModel },
): Promise<EventJudgement[]> {
  const articles = events.map((event, index) => ({
    number: index + 1,
    event,
    title: plainText(event.title, MAX_TITLE),
    description: plainText(event.description, MAX_DESCRIPTION),
  }));
  const { record } = context.request;
  const first = await askOnce(articles, [], context);
  // Reported at once, since the second try may fail.
  await record.judged(inOrder(articles, first.judged));
  const open = articles.filter(({ number }) => !first.judged.has(number));
  if (open.length === 0) return inOrder(articles, first.judged);
  const second = await askOnce(open, first.problems, context);
  await record.judged(inOrder(open, second.judged));
  if (first.unusable !== undefined && second.unusable !== undefined) {
    const kind = second.unusable === 'refused' ? 'refused' : 'malformed';
    throw new ProviderError('openai', kind, {
      message: `answer unusable twice (${first.unusable}, ${second.unusable})`,
    });
  }
  return inOrder(articles, new Map([...first.judged, ...second.judged]));
}

interface Judged {
  judged: Map<number, EventJudgement>;
  problems: string[];
  unusable?: 'refused' | 'cut off' | 'empty' | 'too long' | 'not in the asked form';
}

type Context = Parameters<typeof judgeBatch>[1];

/** Asks one question and returns the valid part of its answer. Records an answer that is invalid as a whole. */
async function askOnce(
  articles: readonly NumberedEvent[],
  problems: readonly string[],
  context: Context,
): Promise<Judged> {
  const { answer, judged } = await questionAndCheck(articles, problems, context);
  if (judged.problems.length > 0)
    await context.request.record.unused({ task: 'judgements', because: judged.problems.join('; '), answer });
  return judged;
}

async function questionAndCheck(
  articles: readonly NumberedEvent[],
  problems: readonly string[],
  { request, model, ask }: Context,
): Promise<{ answer: string; judged: Judged }> {
  const answer = await ask({
    model,
    task: 'judging',
    system: judgingPrompt,
    user: questionOn(articles, { problems, company: request.company }),
    schema: judgementAnswerSchema,
    meter: request.meter,
    signal: request.signal,
  });
  if ('unusable' in answer) return { answer: answer.said, judged: nothing(answer.unusable) };
  const items = readJudgements(jsonIn(answer.text));
  const judged = items === undefined ? nothing('not in the asked form') : check(items, articles, request.company);
  return { answer: answer.text, judged };
}

function nothing(unusable: NonNullable<Judged['unusable']>): Judged {
  return { judged: new Map(), problems: [`the answer was ${unusable}`], unusable };
}

function questionOn(
  articles: readonly NumberedEvent[],
  { problems, company }: { problems: readonly string[]; company: JudgeRequest['company'] },
): string {
  const envelope = dataEnvelope({
    company: { name: company.name, code: company.code },
    articles: articles.map(({ number, title, description, event }) => ({
      article: number,
      title,
      description,
      publisher: plainText(event.publisher, 60),
      published: seoulDay(event.publishedAt),
    })),
  });
  const numbers = articles.map(({ number }) => number).join(', ');
  const question = `Judge the articles ${numbers} for the company.\n${envelope}`;
  if (problems.length === 0) return question;
  return `${question}\nAn earlier answer could not be used: ${problems.join('; ')}. Keep to the rules this time.`;
}

/**
 * Separates valid judgements from invalid ones. Ignores numbers without an article; of two judgements of one article
 * the first counts.
 */
function check(
  items: readonly JudgedArticle[],
  articles: readonly NumberedEvent[],
  company: JudgeRequest['company'],
): Judged {
  const judged = new Map<number, EventJudgement>();
  const problems: string[] = [];
  for (const { number, event, title, description } of articles) {
    const item = items.find(({ article }) => article === number);
    const wrong =
      item === undefined
        ? ['no judgement given']
        : problemsOf(item, { articleText: `${title}\n${description}`, company });
    if (item === undefined || wrong.length > 0) {
      problems.push(`article ${number}: ${wrong.join(', ')}`);
      continue;
    }
    const { label, strength, reason } = item;
    // The prompt does not ask for a classification.
    judged.set(number, { eventId: event.eventId, ...unclassified, label, strength, reason: cleanReason(reason) });
  }
  return { judged, problems };
}

function inOrder(articles: readonly NumberedEvent[], judged: ReadonlyMap<number, EventJudgement>): EventJudgement[] {
  return articles.flatMap(({ number }) => judged.get(number) ?? []);
}
