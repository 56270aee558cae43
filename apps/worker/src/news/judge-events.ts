import { createHash } from 'node:crypto';
import type { DroppedJudgementRepository } from '@gaemi/database/news-analysis/dropped-judgement.repository';
import type { CachedJudgement, JudgementRepository } from '@gaemi/database/news-analysis/judgement.repository';
import type { ArticleEvent } from '@gaemi/domain/clustering/cluster-articles';
import type { Judgement } from '@gaemi/domain/judgement/judgement';
import type { NewsTier } from '@gaemi/domain/members/grades';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { EventJudgement, EventToJudge, Judge } from '@gaemi/providers/judge/judge';
import { createWriteBatcher } from '../analysis/write-batcher.ts';
import { otherArticlesOf } from './other-articles.ts';
import type { SelectedEvent } from './select-events.ts';
import type { JudgeWatch } from './watch-judge.ts';

/** Cached answers of judges. */
export interface JudgementCache {
  judgements: JudgementRepository;
  dropped: DroppedJudgementRepository;
}

export interface JudgingRequest {
  company: ListedCompany;
  tier: NewsTier;
  events: readonly SelectedEvent[];
  watch: JudgeWatch;
  /** Told which part of the events (0 to 1) is judged, each time that more are. */
  report: (part: number) => Promise<void>;
  signal: AbortSignal;
  now: Date;
}

type Judged = Map<string, Judgement>;

/** Judges each event. An event missing in the answer was dropped by the judge. */
export function judgeEvents(judge: Judge, cache: JudgementCache, request: JudgingRequest): Promise<Judged> {
  return judge.cacheable ? judgeCached(judge, cache, request) : judgeUncached(judge, request);
}

async function judgeUncached(judge: Judge, request: JudgingRequest): Promise<Judged> {
  const judged: Judged = new Map();
  await ask(judge, request, {
    events: request.events.map(toJudge),
    judged: ({ eventId, ...judgement }) => judged.set(eventId, judgement),
  });
  return judged;
}

/**
 * Asks only for texts that the same judge has not judged for the same company. Stores each judgement as it comes, so that
 * a retry asks only for the rest. Leaves dropped events out for a day, so that a repeated analysis ends the same; a judge
 * without one valid answer was out of order and is asked again.
 */
async function judgeCached(judge: Judge, cache: JudgementCache, request: JudgingRequest): Promise<Judged> {
  const { company, tier, now } = request;
  const keyOf = new Map(request.events.map((event) => [event.id, cacheKey(judge.version(tier), company, event)]));
  const keys = [...keyOf.values()];
  const [known, dropped] = await Promise.all([cache.judgements.findByKeys(keys), cache.dropped.findAmong(keys, now)]);
  const judged: Judged = new Map();
  const open: EventToJudge[] = [];
  for (const event of request.events) {
    const key = keyOf.get(event.id) ?? '';
    const before = known.get(key);
    if (before !== undefined) judged.set(event.id, before);
    else if (!dropped.has(key)) open.push(toJudge(event));
  }
  if (open.length === 0) return judged;

  const writes = createWriteBatcher<CachedJudgement>(async (fresh) => {
    await cache.judgements.insertMissing(fresh, now);
    await request.report(judged.size / request.events.length);
  });
  try {
    await ask(judge, request, {
      events: open,
      judged: ({ eventId, ...judgement }) => {
        const key = keyOf.get(eventId);
        if (key === undefined) return;
        judged.set(eventId, judgement);
        writes.add([{ _id: key, ...judgement }]);
      },
    });
  } finally {
    await writes.settled();
  }
  const silent = open.filter(({ eventId }) => !judged.has(eventId));
  if (silent.length < open.length)
    await cache.dropped.insert(
      silent.flatMap(({ eventId }) => keyOf.get(eventId) ?? []),
      now,
    );
  return judged;
}

async function ask(
  judge: Judge,
  { company, tier, watch: { unused, meter }, signal }: JudgingRequest,
  { events, judged }: { events: EventToJudge[]; judged: (judgement: EventJudgement) => void },
): Promise<void> {
  const record = { judged: async (judgements: readonly EventJudgement[]) => judgements.forEach(judged), unused };
  try {
    await judge.judge({ company, tier, events, record, meter, signal });
  } finally {
    await meter.settled();
  }
}

function toJudge(event: SelectedEvent): EventToJudge {
  const { title, description, publisher, publishedAt } = event.representative;
  return {
    eventId: event.id,
    title,
    description,
    publisher,
    publishedAt,
    others: otherArticlesOf(event),
    match: event.match,
  };
}

function cacheKey(version: string, company: ListedCompany, event: ArticleEvent): string {
  const texts = [event.representative, ...otherArticlesOf(event)].map(({ title, description }) => [title, description]);
  return createHash('sha256')
    .update(JSON.stringify([version, company.code, company.name, texts]))
    .digest('hex');
}
