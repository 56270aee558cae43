import type { Filing } from '@gaemi/domain/filings/filing';
import type { ArchivedArticleRecord } from './archived-article.schema.ts';

/** An article that is seen again stays so much longer before its record is written anew. */
const RENEWAL_MS = 86_400_000;

/** What is known of an archived article when it is seen again. */
export type KnownRecord = Pick<ArchivedArticleRecord, '_id' | 'removeAt' | 'publishedAt' | 'seenAt' | 'filing'>;

/** Whether an article named a time to come when it was seen before, so that nothing could count it, and the time has come. */
export const comesDue = (
  before: Pick<KnownRecord, 'publishedAt' | 'seenAt'>,
  record: Pick<ArchivedArticleRecord, 'publishedAt' | 'seenAt'>,
): boolean => before.publishedAt > before.seenAt && record.publishedAt <= record.seenAt;

/** Whether the moment of a filing is known now that was not before. */
export const gainsMoment = (
  before: Pick<KnownRecord, 'filing'>,
  { filing }: Pick<ArchivedArticleRecord, 'filing'>,
): boolean => before.filing?.receivedAt === null && filing?.receivedAt != null;

type Renewed = Pick<ArchivedArticleRecord, 'publishedAt' | 'seenAt' | 'removeAt' | 'filing'>;

/**
 * Returns what to write of an archived article that is seen again: its days run from the last fetch, its date was corrected or has
 * come, or more is known of a filing. Null where nothing is new. What was known of a filing stays: the feed of the day has its moment
 * for hours only, and a document cannot always be read.
 */
export function renew(before: KnownRecord, record: ArchivedArticleRecord): Renewed | null {
  const filing = joinFacts(before.filing, record.filing);
  const losesMoment = before.filing?.receivedAt != null && record.filing?.receivedAt == null;
  const publishedAt = losesMoment ? before.publishedAt : record.publishedAt;
  const isNews =
    record.removeAt.getTime() - before.removeAt.getTime() >= RENEWAL_MS ||
    publishedAt.getTime() !== before.publishedAt.getTime() ||
    (!losesMoment && comesDue(before, record)) ||
    statesMore(before.filing, filing);
  const { seenAt, removeAt } = record;
  return isNews ? { publishedAt, seenAt, removeAt, ...(filing !== undefined && { filing }) } : null;
}

/** The filing as it is seen now, with what an earlier look knew of it besides. */
function joinFacts(before: Filing | undefined, now: Filing | undefined): Filing | undefined {
  if (before === undefined || now === undefined) return now;
  return { ...before, ...now, receivedAt: now.receivedAt ?? before.receivedAt };
}

const statesMore = (before: Filing | undefined, joined: Filing | undefined): boolean =>
  (['contract', 'days', 'correctionFollows'] as const).some(
    (fact) => joined?.[fact] !== undefined && before?.[fact] === undefined,
  );
