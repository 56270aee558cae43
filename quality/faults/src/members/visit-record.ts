import type { AlertableEvent } from '@gaemi/domain/alerts/alert-rules';
import type { Strength } from '@gaemi/domain/judge/judgement/judgement';
import type { ObjectId } from 'mongodb';
import type { Visit } from '../schedule/schedule.ts';
import type { Answer } from './member.ts';

/** A member who subscribes to stocks, from the morning on. */
export interface AlertRecipient {
  userId: ObjectId;
  email: string;
  /** Alerts from this strength on; null for a briefing only. */
  alertedFrom: Strength | null;
  codes: readonly string[];
}

/** An event of a stock, as far as a recipient sees it. */
export interface SeenEvent extends AlertableEvent {
  stockCode: string;
  eventId: string;
  /** Day in Seoul. */
  day: string;
  firstSeenAt: Date;
  text: string;
  link: string;
}

/** What a morning was about. */
export interface Morning {
  /** Trading day in Seoul. */
  day: string;
  recipients: readonly AlertRecipient[];
  /** Events of their stocks once the briefings were made. */
  atEight: readonly SeenEvent[];
}

/** Observations of a visitor. */
export interface VisitRecord {
  visit: Visit;
  /** Answers to the POST requests, in order. */
  answers: Answer[];
  /** Progress of each poll that was answered. */
  progress: number[];
  /** State in the last answered poll. */
  lastPoll: Record<string, unknown> | null;
  /** For a grant: number of earlier grants to the member. */
  grantsBefore: number;
  /** For a withdrawn member: the id, and the log rows at that time. */
  left: { userId: ObjectId; rows: number } | null;
  /** For a morning: its day and recipients. */
  morning: Morning | null;
}

/**
 * accepted: a POST request was answered with 202. refused: every answer was a refusal. open: the outcome is unknown.
 */
export function readOutcome({ answers }: VisitRecord): 'accepted' | 'refused' | 'open' {
  const statuses = answers.map((answer) => (answer === 'lost' ? 0 : answer.status));
  if (statuses.some((status) => status >= 200 && status < 300)) return 'accepted';
  return statuses.length > 0 && statuses.every((status) => status >= 400 && status < 500) ? 'refused' : 'open';
}

/** Returns true for a refusal by a business rule: not enough credit, or too many at once. */
export const isExpectedRefusal = (answer: Answer): boolean =>
  answer !== 'lost' && (answer.status === 402 || answer.status === 429);
