import { confirmEvents } from '@gaemi/domain/filings/confirm';
import { buildRumours, type Rumour, type RumourItem } from '@gaemi/domain/filings/rumour';
import { findSameFacts, statesAmount } from '@gaemi/domain/filings/same-fact';
import { type Judgement, withoutSide } from '@gaemi/domain/judge/judgement/judgement';
import type { FilingReference, RumourStep } from '@gaemi/domain/scoring/side-detail';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { JudgedBy } from '../judging/judge-events.ts';
import type { SelectedEvent } from '../judging/selected-event.ts';
import type { FilingEvent } from './filing-events.ts';

type JudgedEvent = SelectedEvent & JudgedBy;

/** A judged event with what filings say of it. */
export interface JoinedEvent extends JudgedEvent {
  confirmedBy?: FilingReference;
  differsFrom?: FilingReference;
  /** True where it is but the correction of a filing that is not at hand. */
  withoutOriginal?: boolean;
  /** Stages of the rumour that the event is. */
  stages?: RumourStep[];
}

/**
 * Joins filings with the news events that they confirm, differ from or answer. The others are events of their own. A
 * filing that is joined counts as a further article of its event, and no longer on its own.
 */
export function joinFilings(news: readonly JudgedEvent[], filings: readonly FilingEvent[]): JoinedEvent[] {
  const byReceipt = new Map(
    filings.flatMap((event) =>
      event.articles.flatMap(({ filing }) => (filing === undefined ? [] : [[filing.receiptNo, event] as const])),
    ),
  );
  const events = new Map<string, JoinedEvent>(
    [...news, ...filings.map(judgedOffline)].map((event) => [event.id, event]),
  );
  const joined = new Set<string>();

  /** Moves the articles of a filing into an event, unless another one has them already. */
  const join = (eventId: string, filing: FilingEvent) => {
    const event = events.get(eventId);
    if (event === undefined || eventId === filing.id || joined.has(filing.id)) return;
    joined.add(filing.id);
    events.delete(filing.id);
    events.set(eventId, { ...event, articles: [...event.articles, ...filing.articles] });
  };
  const set = (eventId: string, change: Partial<JoinedEvent>) => {
    const event = events.get(eventId);
    if (event !== undefined) events.set(eventId, { ...event, ...change });
  };

  const all = filings.flatMap(({ articles }) => articles.flatMap(({ filing }) => filing ?? []));
  for (const { eventId, confirmedBy, differsFrom } of confirmEvents(news.map(reported), all)) {
    for (const [field, link] of Object.entries({ confirmedBy, differsFrom })) {
      const filing = link === null ? undefined : byReceipt.get(link.receiptNo);
      if (filing === undefined) continue;
      join(eventId, filing);
      set(eventId, { [field]: referenceTo(filing) });
    }
  }
  const known = new Set(
    [...events.values()].filter((event) => event.confirmedBy ?? event.differsFrom).map(({ id }) => id),
  );
  for (const { eventId, receiptNo, confirms } of findSameFacts(
    news.filter(({ id }) => !known.has(id)).map(toFact),
    all,
  )) {
    const filing = byReceipt.get(receiptNo);
    if (filing === undefined) continue;
    join(eventId, filing);
    if (confirms) set(eventId, { confirmedBy: referenceTo(filing) });
  }
  for (const rumour of buildRumours([...news.flatMap(headlines), ...all.map((filing) => ({ filing }))])) {
    const owner = findOwner(rumour, { news, byReceipt, joined });
    if (owner === undefined) continue;
    for (const { receiptNo } of rumour.stages) {
      const filing = receiptNo === null ? undefined : byReceipt.get(receiptNo);
      if (filing !== undefined) join(owner, filing);
    }
    const event = events.get(owner);
    if (event !== undefined) {
      set(owner, { judgement: weighed(event.judgement, rumour), stages: listSteps(rumour, byReceipt) });
    }
  }
  return [...events.values()];
}

const judgedOffline = (event: FilingEvent): JudgedEvent => ({ ...event, judgedBy: 'offline' });

const reported = ({ id, representative, articles, judgement }: JudgedEvent) => ({
  id,
  day: seoulDay(representative.publishedAt),
  articles: articles.map(({ title, description, publishedAt }) => ({ title, description, day: seoulDay(publishedAt) })),
  type: judgement.type,
});

const toFact = ({ id, representative, articles, judgement: { type, label } }: JudgedEvent) => ({
  ...{ id, type, label, day: seoulDay(representative.publishedAt) },
  titles: articles.map(({ title }) => title),
  statesAmount: articles.some(({ title, description }) => statesAmount(`${title} ${description}`)),
});

const headlines = ({ articles }: JudgedEvent): RumourItem[] =>
  articles.map(({ id, title, publishedAt }) => ({ article: { id, title, day: seoulDay(publishedAt) } }));

const referenceTo = ({ representative: { link }, filing }: FilingEvent): FilingReference => ({
  link,
  date: filing.receivedOn,
});

/** The event that a rumour is: the one that first told it, else its last filing. */
function findOwner(
  { stages }: Rumour,
  {
    news,
    byReceipt,
    joined,
  }: { news: readonly JudgedEvent[]; byReceipt: ReadonlyMap<string, FilingEvent>; joined: ReadonlySet<string> },
): string | undefined {
  const stated = stages.flatMap(({ articleId }) => articleId ?? []);
  const event = news.find(({ articles }) => articles.some(({ id }) => stated.includes(id)));
  if (event !== undefined) return event.id;
  const filings = stages.flatMap(({ receiptNo }) => (receiptNo === null ? [] : (byReceipt.get(receiptNo) ?? [])));
  return filings.findLast(({ id }) => !joined.has(id))?.id;
}

/** The stage decides the strength; a rumour that was denied or withdrawn has no side. */
function weighed(judgement: Judgement, { rule }: Rumour): Judgement {
  return rule.strength === 0 ? withoutSide(judgement) : { ...judgement, strength: rule.strength };
}

function listSteps({ stages }: Rumour, byReceipt: ReadonlyMap<string, FilingEvent>): RumourStep[] {
  return stages.map(({ stage, day, receiptNo, nextAnswerOn }) => ({
    stage,
    day,
    link: receiptNo === null ? null : (byReceipt.get(receiptNo)?.representative.link ?? null),
    nextAnswerOn,
  }));
}
