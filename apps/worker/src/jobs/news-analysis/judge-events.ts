import { createHash } from 'node:crypto';
import type { NewsTier } from '@gaemi/contracts/grades';
import type { ListedCompany } from '@gaemi/contracts/stocks';
import type { CachedJudgement, JudgementRepository } from '@gaemi/database/news-analysis/judgement.repository';
import type { ArticleEvent } from '@gaemi/domain/clustering/cluster-articles';
import type { EventJudgement, EventToJudge, Judge, JudgingRecord } from '@gaemi/providers/judge/judge';

export interface JudgingRequest {
  company: ListedCompany;
  tier: NewsTier;
  events: readonly ArticleEvent[];
  unused: JudgingRecord['unused'];
  signal: AbortSignal;
  now: Date;
}

/**
 * Judges each event once: what the same judge has said before on the same text and company is not asked again. Judgements are kept as they
 * come, so that after a failure only the rest is asked.
 */
export async function judgeEvents(
  judge: Judge,
  kept: JudgementRepository,
  request: JudgingRequest,
): Promise<Map<string, Omit<EventJudgement, 'eventId'>>> {
  const { company, tier, unused, signal } = request;
  const keyOf = new Map(request.events.map((event) => [event.id, cacheKey(judge.version(tier), company, event)]));
  const known = await kept.findByKeys([...keyOf.values()]);
  const judged = new Map<string, Omit<EventJudgement, 'eventId'>>();
  const open: EventToJudge[] = [];
  for (const event of request.events) {
    const before = known.get(keyOf.get(event.id) ?? '');
    if (before === undefined) open.push(toJudge(event));
    else judged.set(event.id, before);
  }
  if (open.length === 0) return judged;

  const keep = async (judgements: readonly EventJudgement[]) => {
    const fresh: CachedJudgement[] = [];
    for (const { eventId, label, strength, reason } of judgements) {
      const key = keyOf.get(eventId);
      if (key === undefined) continue;
      judged.set(eventId, { label, strength, reason });
      fresh.push({ _id: key, label, strength, reason });
    }
    await kept.insertMissing(fresh, request.now);
  };
  await judge.judge({ company, tier, events: open, record: { judged: keep, unused }, signal });
  return judged;
}

function toJudge(event: ArticleEvent): EventToJudge {
  const { title, description, publisher, publishedAt } = event.representative;
  return { eventId: event.id, title, description, publisher, publishedAt };
}

function cacheKey(version: string, company: ListedCompany, event: ArticleEvent): string {
  const { title, description } = event.representative;
  return createHash('sha256')
    .update(JSON.stringify([version, company.code, company.name, title, description]))
    .digest('hex');
}
