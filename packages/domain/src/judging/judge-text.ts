import type { EventType } from '../judgement/event-type.ts';
import type { Judgement, LikelyKind, Strength, SubjectAnswer, TextKind } from '../judgement/judgement.ts';
import type { EventLabel } from '../news-side.ts';
import { featuresOf, type TextToJudge } from '../reading/features.ts';
import { type Features, type LinearModel, probabilitiesOf } from '../reading/linear-model.ts';
import { reasonOf } from '../reasons/reason-of.ts';

/** The decisions that are learned, each with its own weights. */
export interface JudgeModels {
  subject: LinearModel<SubjectAnswer>;
  kind: LinearModel<TextKind>;
  type: LinearModel<EventType>;
  label: LinearModel<EventLabel>;
  strength: LinearModel<'1' | '2' | '3'>;
  material: LinearModel<'yes' | 'no'>;
}

/** A judgement with the probability of its label. */
export interface LearnedJudgement extends Judgement {
  confidence: number;
}

/**
 * Bounds of the probabilities, chosen on the training sets by cross-validation over their writers. A reason shown
 * wrongly costs more trust than one left out, so an event is material only where its side, its kind and its subject are
 * sure, too.
 */
export const bounds = {
  label: 0.5,
  subject: 0.5,
  material: 0.3,
  sureLabel: 0.8,
  sureSubject: 0.85,
  reportsEvent: 0.75,
} as const;

const eventKinds: readonly TextKind[] = ['event', 'analyst', 'notice'];

/** Judges one article for a company by the weights. Never throws; the same text always gets the same judgement. */
export function judgeText(models: JudgeModels, text: TextToJudge): LearnedJudgement {
  const features = featuresOf(text);
  const kind = mostLikely(models.kind, features).answer;
  const type = kind === 'analyst' ? 'analyst_view' : mostLikely(models.type, features).answer;
  const side = mostLikely(models.label, features);
  const label = side.probability >= bounds.label ? side.answer : 'neutral';
  const subject = mostLikely(models.subject, features);
  const reportsEvent = eventKinds.reduce((sum, each) => sum + probabilityOf(models.kind, features, each), 0);
  const judgement = {
    kind,
    type,
    label,
    subject: subject.answer === 'yes' && subject.probability < bounds.subject ? 'listed' : subject.answer,
    strength: label === 'neutral' ? 1 : (Number(mostLikely(models.strength, features).answer) as Strength),
    material:
      probabilityOf(models.material, features, 'yes') >= bounds.material &&
      side.probability >= bounds.sureLabel &&
      probabilityOf(models.subject, features, 'yes') >= bounds.sureSubject &&
      reportsEvent >= bounds.reportsEvent,
  } as const;
  return { ...judgement, reason: reasonOf(text, judgement), confidence: side.probability };
}

/** The kind of a text with its probability, 0 to 1. */
export function kindOfText(models: Pick<JudgeModels, 'kind'>, text: TextToJudge): LikelyKind {
  const { answer: kind, probability } = mostLikely(models.kind, featuresOf(text));
  return { kind, probability };
}

function mostLikely<Class extends string>(
  model: LinearModel<Class>,
  features: Features,
): { answer: Class; probability: number } {
  const probabilities = probabilitiesOf(model, features);
  const probability = Math.max(...probabilities);
  const answer = model.classes[probabilities.indexOf(probability)];
  if (answer === undefined) throw new Error('a model has no classes');
  return { answer, probability };
}

function probabilityOf<Class extends string>(model: LinearModel<Class>, features: Features, wanted: Class): number {
  return probabilitiesOf(model, features)[model.classes.indexOf(wanted)] ?? 0;
}
