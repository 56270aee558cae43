import type { CachedJudgement } from '@gaemi/database/news-analysis/judgement.repository';
import type { SourcedArticle } from '@gaemi/domain/article';
import type { Judgement } from '@gaemi/domain/judge/judgement/judgement';
import type { NewsTier } from '@gaemi/domain/members/grades';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { firstExpiry } from '@gaemi/domain/rights/text-expiry';
import type { JudgeName } from '@gaemi/domain/sources';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import {
  type EventJudgement,
  EventsRefused,
  isOutOfOrder,
  type Judge,
  MostInvalid,
} from '@gaemi/providers/judge/judge';
import { ProviderError } from '@gaemi/providers/provider-error';
import { AnalysisFailure } from '../../analysis/analysis-failure.ts';
import { BETWEEN_ANSWERS, createWriteBatcher } from '../../analysis/write-batcher.ts';
import type { JudgeRecord } from './judge-recorder.ts';
import { cacheKeys, type JudgementCache } from './judgement-cache.ts';
import { type ReadableEvent, readableBy, toJudge, wholeEvent } from './readable-events.ts';
import type { SelectedEvent } from './selected-event.ts';

/** The judges of an analysis, and the rights that say which of them may read what. */
export interface Judges {
  judge: Judge;
  /** Reads what no model may read. */
  offline: Judge;
  rights: RightsRegister;
}

export interface JudgingRequest {
  company: ListedCompany;
  tier: NewsTier;
  events: readonly SelectedEvent[];
  /** Filings that stand beside them. */
  filings: number;
  judgeRecord: JudgeRecord;
  /** Asks no model: the offline judge stands in. */
  withoutModel?: boolean;
  /** Told which part of the events (0 to 1) is judged, each time that more are. */
  report: (part: number) => void;
  signal: AbortSignal;
  now: Date;
}

/** A judgement and, where it was made by another article than the leading one, that article. */
interface MadeJudgement {
  judgement: Judgement;
  representative?: SourcedArticle;
}

/** It and the judge that made it. */
export interface JudgedBy extends MadeJudgement {
  judgedBy: JudgeName;
}

type Judged = Map<string, MadeJudgement>;

/**
 * Where the offline judge can stand in, another one has so long: longer than a silent model is waited for, which its circuit counts; the
 * rest of a look at a stock is for gathering and for it.
 */
const STAND_IN_AFTER_MS = 95_000;

/**
 * Judges each event. Where the record lets the offline judge stand in, it judges those for which the judge said nothing that holds, in
 * this look or before: an event that a model has judged does not turn because it is away.
 */
export async function judgeEvents(
  judges: Judges,
  cache: JudgementCache,
  request: JudgingRequest,
): Promise<Map<string, JudgedBy>> {
  const { judgeRecord, signal, events, withoutModel = false } = request;
  if (judgeRecord.standsIn === undefined && !withoutModel) return judgeByRights(judges, cache, request);
  const limited = AbortSignal.any([signal, AbortSignal.timeout(STAND_IN_AFTER_MS)]);
  const asked = withoutModel ? recall : judgeByRights;
  const judged = await asked(judges, cache, { ...request, signal: limited }).catch((error: unknown) => {
    const isOfModel = error instanceof ProviderError || error instanceof AnalysisFailure;
    if (!isOfModel || signal.aborted) throw error;
    judgeRecord.standsIn?.(error);
    return recall(judges, cache, request);
  });
  const left = events.filter(({ id }) => !judged.has(id));
  if (left.length === 0) return judged;
  const offline = { ...judges, judge: judges.offline };
  return new Map([...judged, ...(await judgeByRights(offline, cache, { ...request, events: left }))]);
}

/** Returns what the judge has said of the events by now. */
async function recall(
  { judge, rights }: Judges,
  cache: JudgementCache,
  request: JudgingRequest,
): Promise<Map<string, JudgedBy>> {
  if (!judge.cacheable) return new Map();
  const events = request.events.flatMap((event) => readableBy(judge, event, rights) ?? []);
  return byName(judge, (await lookUp(judge, cache, events, request)).judged);
}

/**
 * Judges each event. A model reads only articles whose rights permit it; an event without such an article is judged
 * offline. An event missing in the answer was dropped by its judge.
 */
async function judgeByRights(
  { judge, offline, rights }: Judges,
  cache: JudgementCache,
  request: JudgingRequest,
): Promise<Map<string, JudgedBy>> {
  const readable = request.events.map((event) => readableBy(judge, event, rights));
  const forJudge = readable.filter((each) => each !== null);
  const unreadable = request.events.filter((_, index) => readable[index] === null).map(wholeEvent);
  const [byJudge, byOffline] = await Promise.all([
    judge.cacheable
      ? judgeCached({ judge, rights }, cache, forJudge, request)
      : judgeUncached({ judge, rights }, forJudge, request),
    judgeUncached({ judge: offline, rights }, unreadable, request),
  ]);
  return new Map([...byName(judge, byJudge), ...byName(offline, byOffline)]);
}

const byName = ({ name: judgedBy }: Judge, judged: Judged): Map<string, JudgedBy> =>
  new Map([...judged].map(([id, made]) => [id, { ...made, judgedBy }]));

async function judgeUncached(
  by: Pick<Judges, 'judge' | 'rights'>,
  events: readonly ReadableEvent[],
  request: JudgingRequest,
): Promise<Judged> {
  const judged: Judged = new Map();
  if (events.length === 0) return judged;
  await ask(by, request, events, ({ event }, made) => judged.set(event.id, made));
  return judged;
}

/**
 * Asks only for events of which the same judge has judged no article for the same company. Stores each judgement as it comes, so that
 * a retry asks only for the rest. Leaves dropped events out for a day, so that a repeated analysis ends the same, also one that is
 * refused beside judged ones; a judge without one valid answer was out of order and is asked again, as is one most of whose are invalid.
 */
async function judgeCached(
  { judge, rights }: Pick<Judges, 'judge' | 'rights'>,
  cache: JudgementCache,
  events: readonly ReadableEvent[],
  request: JudgingRequest,
): Promise<Judged> {
  const { company, now } = request;
  const { judged, open, keysByEvent } = await lookUp(judge, cache, events, request);
  const expiryOf = new Map(events.map(({ event, articles }) => [event.id, firstExpiry(articles, rights)]));
  const learned: Promise<void>[] = [];
  if (open.length === 0) return judged;

  const writes = createWriteBatcher<CachedJudgement>(async (fresh) => {
    await cache.judgements.insertMissing(fresh, now);
    request.report(judged.size / events.length);
  }, BETWEEN_ANSWERS);
  let isRefused = false;
  try {
    await ask({ judge, rights }, request, open, ({ event, articles: [first] }, made) => {
      const key = keysByEvent.get(event.id)?.[0];
      if (key === undefined) return;
      const { likely, ...judgement } = made.judgement;
      const { title, description, source, fetchedAt } = first;
      const text = { title, description, source, fetchedAt, standing: event.matches.get(first.id) };
      // What the weights said for the model teaches them nothing.
      if (judge.metered && likely === undefined) learned.push(cache.learned.keepJudgement(company, text, judgement));
      judged.set(event.id, { ...made, judgement });
      writes.add([{ _id: key, ...judgement, expiresAt: expiryOf.get(event.id) ?? null }]);
    });
  } catch (error) {
    isRefused = error instanceof EventsRefused && judged.size > 0;
    if (!isRefused) throw error;
  } finally {
    await Promise.all([writes.settled(), ...learned]);
  }
  const silent = open.flatMap(({ event: { id } }) => (judged.has(id) ? [] : (keysByEvent.get(id)?.[0] ?? [])));
  const others = request.filings + request.events.length - events.length;
  // Those that were asked about in vain before count no more: a repeated analysis ends the same.
  if (!isRefused && isOutOfOrder({ held: judged.size, silent: silent.length, others }))
    throw new MostInvalid(judged.size, judged.size + silent.length);
  if (isRefused || silent.length < open.length) await cache.dropped.insert(silent, now);
  return judged;
}

/** What a judge has said of events before, and those of which it is asked: it said nothing, and was not asked in vain today. */
async function lookUp(
  judge: Judge,
  cache: JudgementCache,
  events: readonly ReadableEvent[],
  { company, tier, now }: JudgingRequest,
): Promise<{ judged: Judged; open: ReadableEvent[]; keysByEvent: ReadonlyMap<string, string[]> }> {
  const version = judge.version(tier);
  const keysByEvent = new Map(
    events.map((each) => [each.event.id, cacheKeys(version, company, [each.articles[0], ...each.event.articles])]),
  );
  const keys = [...keysByEvent.values()].flat();
  const [known, dropped] = await Promise.all([cache.judgements.findByKeys(keys), cache.dropped.findAmong(keys, now)]);
  const judged: Judged = new Map();
  const open: ReadableEvent[] = [];
  for (const each of events) {
    const ownKeys = keysByEvent.get(each.event.id) ?? [];
    const before = ownKeys.flatMap((key) => known.get(key) ?? [])[0];
    if (before !== undefined) judged.set(each.event.id, { judgement: before });
    else if (!ownKeys.some((key) => dropped.has(key))) open.push(each);
  }
  return { judged, open, keysByEvent };
}

async function ask(
  { judge, rights }: Pick<Judges, 'judge' | 'rights'>,
  { company, tier, judgeRecord, signal }: JudgingRequest,
  events: readonly ReadableEvent[],
  judged: (event: ReadableEvent, made: MadeJudgement) => void,
): Promise<void> {
  const { meter } = judgeRecord;
  const read = events.flatMap(({ articles }) => articles);
  const expiresAt = firstExpiry(read, rights);
  const record = {
    judged: async (judgements: readonly EventJudgement[]) => {
      for (const { eventId, judgedFrom = 0, ...judgement } of judgements) {
        const event = events.find((each) => each.event.id === eventId);
        const representative = judgedFrom === 0 ? undefined : event?.articles[judgedFrom];
        if (event !== undefined) judged(event, { judgement, ...(representative && { representative }) });
      }
    },
    unused: (answer: Parameters<JudgeRecord['unused']>[0]) => judgeRecord.unused(answer, expiresAt),
  };
  try {
    await judge.judge({ company, tier, events: events.map(toJudge), record, meter, signal });
  } finally {
    await meter.settled();
  }
}
