import { cleanedHeadline } from '@gaemi/domain/judge/reasons/build-reason';
import { ProviderError } from '../../provider-error.ts';
import { type EventJudgement, EventsRefused, type EventToJudge, type JudgeRequest } from '../judge.ts';
import { jsonIn, withoutWrapping } from './answer-text.ts';
import type { AskModel } from './chat-client.ts';
import { checkJudgement, cleanReason, onlyForm } from './check-judgement.ts';
import { type NumberedEvent, numberEvents } from './event-texts.ts';
import { type JudgedArticle, judgementAnswerSchema, readJudgements } from './judgement-schema.ts';
import { judgingQuestion, type Naming } from './judging-question.ts';
import { createNameMask, noMask } from './name-mask.ts';
import { judgingPrompt } from './prompts.ts';

/** Maximum number of questions for one batch. */
export const BATCH_TRIES = 2;
/** Events of which none is answered for their texts alone. Of more the model is out of order; a full batch has more. */
const MOST_REFUSED = 3;

export interface BatchContext {
  request: Omit<JudgeRequest, 'events'>;
  model: string;
  names: Naming['names'];
  ask: AskModel;
}

/**
 * Judges a few events in one request. Asks once more, with the problems, about events without a valid judgement. Then the
 * headline stands for a reason that is only badly put, and other events without a valid judgement are left out. @throws ProviderError `malformed` or `refused` when neither answer was usable at all, `EventsRefused` where a few events were all refused
 */
export async function judgeBatch(events: readonly EventToJudge[], context: BatchContext): Promise<EventJudgement[]> {
  const { record } = context.request;
  const { numbered, askAbout } = openBatch(events, context);
  const first = await askAbout(numbered, { problems: [], isLast: false });
  // Reported at once, since the second try may fail.
  await record.judged(inOrder(numbered, first.judged));
  const open = numbered.filter(({ number }) => !first.judged.has(number));
  if (open.length === 0) return inOrder(numbered, first.judged);
  const askAgain = async (again: readonly NumberedEvent[]) => {
    const answer = await askAbout(again, { problems: first.problems, isLast: true });
    await record.judged(inOrder(again, answer.judged));
    return answer;
  };
  const seconds = await allAnswered(splitFor(first.unusable, open).map(askAgain));
  const last = seconds.at(-1)?.unusable;
  if (first.unusable !== undefined && last !== undefined && seconds.every(({ unusable }) => unusable !== undefined)) {
    const message = unusableTwice(first.unusable, last);
    if (last !== 'refused') throw new ProviderError('openai', 'malformed', { message });
    throw events.length > MOST_REFUSED
      ? new ProviderError('openai', 'refused', { message })
      : new EventsRefused(message);
  }
  return inOrder(numbered, new Map([first, ...seconds].flatMap(({ judged }) => [...judged])));
}

/** What a filter refuses in one event costs the others nothing. An answer that was cut off may fit for half of the events. */
function splitFor(unusable: Unusable | undefined, open: readonly NumberedEvent[]): (readonly NumberedEvent[])[] {
  if (unusable === 'refused') return open.map((event) => [event]);
  if (unusable !== 'cut off' || open.length === 1) return [open];
  const half = Math.ceil(open.length / 2);
  return [open.slice(0, half), open.slice(half)];
}

/** The answers that come before a failure are paid for: they are awaited. */
async function allAnswered(asked: readonly Promise<Judged>[]): Promise<Judged[]> {
  await Promise.allSettled(asked);
  return Promise.all(asked);
}

/**
 * Judges a few events by one question to a cheaper model. Returns and reports the judgements that stand; the others are
 * left to a better model: those that are invalid, neutral about an event of the company, or heavy.
 */
export async function judgeFirst(events: readonly EventToJudge[], context: BatchContext): Promise<EventJudgement[]> {
  const { numbered, askAbout } = openBatch(events, context);
  const { judged } = await askAbout(numbered, { problems: [], isLast: false });
  const standing = inOrder(numbered, judged).filter((judgement) => !isDoubtful(judgement) && judgement.strength < 3);
  await context.request.record.judged(standing);
  return standing;
}

const isDoubtful = ({ label, subject, kind }: EventJudgement): boolean =>
  label === 'neutral' && subject === 'yes' && kind === 'event';

interface Judged {
  judged: Map<number, EventJudgement>;
  problems: string[];
  unusable?: Unusable;
}

/** Numbers the events and returns the function that asks one question about some of them. */
function openBatch(events: readonly EventToJudge[], { request, model, names, ask }: BatchContext) {
  const { company, meter, signal, record } = request;
  const mask = names === 'masked' ? createNameMask(company) : noMask;
  const numbered = numberEvents(events, mask);

  /** Returns the valid part of the answer. Records an answer with an invalid part. */
  const askAbout = async (
    asked: readonly NumberedEvent[],
    { problems, isLast }: { problems: readonly string[]; isLast: boolean },
  ): Promise<Judged> => {
    const user = judgingQuestion(asked, company, { names, mask, problems });
    const schema = judgementAnswerSchema;
    const answer = await ask({ model, task: 'judging', system: judgingPrompt, user, schema, meter, signal });
    const said = 'unusable' in answer ? answer.said : answer.text;
    const judged = 'unusable' in answer ? nothing(answer.unusable) : readAnswer(answer.text, asked, isLast);
    if (judged.problems.length > 0)
      await record.unused({ task: 'judgements', because: judged.problems.join('; '), answer: said });
    return judged;
  };

  const readAnswer = (text: string, asked: readonly NumberedEvent[], isLast: boolean): Judged => {
    const items = readJudgements(jsonIn(text));
    if (items === undefined) return nothing(withoutWrapping(text) === '' ? 'only reasoning' : 'not in the asked form');
    const shown = items.map((item) => ({ ...item, quote: mask.show(item.quote), reason: mask.show(item.reason) }));
    return check(shown, asked, { company, isLast });
  };
  return { numbered, askAbout };
}

function nothing(unusable: Unusable): Judged {
  return { judged: new Map(), problems: [`the answer was ${unusable}`], unusable };
}

/**
 * Separates valid judgements from invalid ones. Ignores numbers without an article; of two judgements of one article
 * the first counts.
 */
function check(
  items: readonly JudgedArticle[],
  asked: readonly NumberedEvent[],
  { company, isLast }: { company: JudgeRequest['company']; isLast: boolean },
): Judged {
  const judged = new Map<number, EventJudgement>();
  const problems: string[] = [];
  for (const { number, event, source } of asked) {
    const item = items.find(({ article }) => article === number);
    if (item === undefined) {
      problems.push(`article ${number}: no judgement given`);
      continue;
    }
    const { problems: wrong, isReasonGood } = checkJudgement(item, { text: source, company });
    if (wrong.length > 0) problems.push(`article ${number}: ${wrong.join(', ')}`);
    if (wrong.length > 0 && !(isLast && onlyForm(wrong))) continue;
    judged.set(number, toJudgement(item, event, { isReasonGood }));
  }
  return { judged, problems };
}

function toJudgement(
  item: JudgedArticle,
  { eventId, title }: EventToJudge,
  { isReasonGood }: { isReasonGood: boolean },
): EventJudgement {
  const { subject, kind, side, strength, material } = item;
  const type = kind === 'analyst' ? 'analyst_view' : item.type;
  const reason = isReasonGood ? cleanReason(item.reason) : cleanedHeadline(title);
  return { eventId, subject, kind, type, label: side, strength, material, reason };
}

function inOrder(numbered: readonly NumberedEvent[], judged: ReadonlyMap<number, EventJudgement>): EventJudgement[] {
  return numbered.flatMap(({ number }) => judged.get(number) ?? []);
}

/** Why an answer of a model could not be used. */
type Unusable = 'refused' | 'cut off' | 'empty' | 'too long' | 'only reasoning' | 'not in the asked form';

/** What the operator reads of it, and what may help. */
const sentences: Readonly<Record<Unusable, string>> = {
  refused: 'the model refused to answer, or its content filter did',
  'cut off': 'the answer was cut off (OPENAI_MAX_TOKENS_JUDGING may be too low)',
  empty: 'the answer had no text',
  'too long': 'the answer was far too long',
  'only reasoning':
    'the model reasoned and did not answer (OPENAI_MAX_TOKENS_JUDGING may be too low, OPENAI_REASONING_EFFORT_JUDGING too high)',
  'not in the asked form': 'the answer was not JSON of the asked form (another model may keep to it)',
};

/** Says why two answers in a row could not be used. */
function unusableTwice(first: Unusable, second: Unusable): string {
  const reasons = first === second ? sentences[first] : `${sentences[first]}; then ${sentences[second]}`;
  return `no usable answer at two tries: ${reasons}`;
}
