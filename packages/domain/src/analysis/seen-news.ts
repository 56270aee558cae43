import type { EventLabel } from '../news-side.ts';

/** What became of an article: part of an event, or left out since it is about another company. */
export const seenOutcomes = ['event', 'other_company'] as const;

/** A headline that an analysis has read. */
export interface SeenArticle {
  title: string;
  publisher: string;
  publishedAt: Date;
  outcome: (typeof seenOutcomes)[number];
  /** Articles that tell the same; 1 for one alone. */
  articles: number;
  /** Null until it is judged. */
  side: EventLabel | null;
}

/** What a running news analysis has seen, for the member who waits; kept until its end only. Null: not reached yet. */
export interface SeenNews {
  /** Articles that the sources gave. */
  found: number;
  /** Those about the company. */
  about: number | null;
  /** Events that they tell, and how many of them are judged. */
  events: number | null;
  judged: number | null;
  /** Events of each side. */
  good: number | null;
  bad: number | null;
  /** A headline is made up. */
  sample: boolean;
  /** The newest first. */
  recent: SeenArticle[];
}

/** Headlines that are shown at most. */
export const SEEN_HEADLINES = 12;
