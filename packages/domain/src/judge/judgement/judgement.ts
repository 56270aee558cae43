import type { EventLabel, NewsSide } from '../../news-side.ts';
import type { EventType } from './event-type.ts';

/** Kinds of text. Only an `event`, an `analyst` report or a `notice` says that something happened to a company. */
export const textKinds = ['event', 'price', 'flows', 'analyst', 'notice', 'column', 'roundup'] as const;
export type TextKind = (typeof textKinds)[number];

/** The most likely kind of a text with its probability, 0 to 1. */
export interface LikelyKind {
  kind: TextKind;
  probability: number;
  /** About a move of the price, and names the company's own event behind it. */
  namesEvent?: true;
  /** A side of which the weights of the words alone are sure. */
  side?: NewsSide;
  /** How sure these are that it tells a material event of the company on a side, 0 to 1. */
  weight?: number;
}

/**
 * Part a company plays in a text: `yes` it is the subject, `listed` it is only named beside others, `no` the text is
 * not about it.
 */
export const subjectAnswers = ['yes', 'listed', 'no'] as const;
export type SubjectAnswer = (typeof subjectAnswers)[number];

export type Strength = 1 | 2 | 3;

/** Names of the strengths for members. */
export const strengthNames: Record<Strength, string> = { 1: '작음', 2: '보통', 3: '큼' };

/** What a judge says about one event for one company. */
export interface Judgement {
  subject: SubjectAnswer;
  kind: TextKind;
  type: EventType;
  label: EventLabel;
  strength: Strength;
  /** Whether a careful investor would want to be told. */
  material: boolean;
  /** One Korean sentence that says what happened, or the cleaned headline. */
  reason: string;
  /** Probability of each side, 0 to 1, that the event belongs to it; only a judge by weights knows it. */
  likely?: Readonly<Record<NewsSide, number>>;
}

/** The judgement of an event that counts for no side, whatever its judge said. */
export function withoutSide({ likely: _, ...judgement }: Judgement): Judgement {
  return { ...judgement, label: 'neutral', strength: 1 };
}

const reportsPrice: readonly TextKind[] = ['price', 'flows'];
/** Kinds that report something that happened to a company. */
export const reportsEvent: readonly TextKind[] = ['event', 'analyst', 'notice'];

/** Whether a text reports a move of the price or trading by groups of investors, whatever its label. */
export const isPriceReaction = ({ kind }: Pick<Judgement, 'kind'>): boolean => reportsPrice.includes(kind);

/**
 * The side whose score the event moves, null for none. The company must be the subject, and the text must report an
 * event that matters.
 */
export function findScoredSide(judgement: Pick<Judgement, 'subject' | 'kind' | 'label' | 'material'>): NewsSide | null {
  const { subject, kind, label, material } = judgement;
  if (subject !== 'yes' || !material || label === 'neutral') return null;
  return reportsEvent.includes(kind) ? label : null;
}
