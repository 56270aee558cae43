import type { ObjectId } from 'mongodb';
import type { Visit } from '../schedule/schedule.ts';
import type { Answer } from './member.ts';

/** What a visitor saw. */
export interface VisitRecord {
  visit: Visit;
  /** Of the posts, in the order in which they came. */
  answers: Answer[];
  /** Progress of each poll that was answered. */
  progress: number[];
  /** The last state that a poll told of. */
  lastPoll: Record<string, unknown> | null;
  /** Of a grant: how often the member had been given credits before. */
  grantsBefore: number;
  /** Of a member who has withdrawn: who it was, and the rows of the log by then. */
  left: { userId: ObjectId; rows: number } | null;
}

/** accepted: a post was answered 202. refused: every answer was a refusal. open: nothing is known. */
export function outcomeOf({ answers }: VisitRecord): 'accepted' | 'refused' | 'open' {
  const statuses = answers.map((answer) => (answer === 'lost' ? 0 : answer.status));
  if (statuses.some((status) => status >= 200 && status < 300)) return 'accepted';
  return statuses.length > 0 && statuses.every((status) => status >= 400 && status < 500) ? 'refused' : 'open';
}

/** A refusal that the rules know: not enough credit, or too many at once. */
export const isExpectedRefusal = (answer: Answer): boolean =>
  answer !== 'lost' && (answer.status === 402 || answer.status === 429);
