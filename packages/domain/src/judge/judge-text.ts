import { isOnlyMove } from '../clustering/price-article.ts';
import { bySide, type EventLabel, type NewsSide } from '../news-side.ts';
import { readHeadline } from '../text/read-headline.ts';
import { findDecisiveKind } from './decisive-words.ts';
import { endsWell } from './ends-well.ts';
import type { EventType } from './judgement/event-type.ts';
import {
  findScoredSide,
  type Judgement,
  type LikelyKind,
  reportsEvent,
  type Strength,
  type SubjectAnswer,
  type TextKind,
} from './judgement/judgement.ts';
import { judgeByLexicon } from './lexicon/judge-by-lexicon.ts';
import { extractFeatures, longestTitle, maskedNames, type TextToJudge, withoutNames } from './model/features.ts';
import { computeProbabilities, type Features, type LinearModel } from './model/linear-model.ts';
import { actsTogether } from './own-event/acts-together.ts';
import { findOwnEvent } from './own-event/find-own-event.ts';
import { buildReason } from './reasons/build-reason.ts';

/** The decisions that are learned, each with its own weights. */
export interface JudgeModels {
  subject: LinearModel<SubjectAnswer>;
  kind: LinearModel<TextKind>;
  type: LinearModel<EventType>;
  label: LinearModel<EventLabel>;
  strength: LinearModel<'1' | '2' | '3'>;
  material: LinearModel<'yes' | 'no'>;
}

/** Probabilities, 0 to 1, behind a judgement. */
export interface Sureness extends Record<NewsSide, number> {
  subject: number;
  reportsEvent: number;
  material: number;
}

/** A judgement with the probability of its label and those that `bounds` are compared with. */
export interface LearnedJudgement extends Judgement {
  likely: Record<NewsSide, number>;
  confidence: number;
  sureness: Sureness;
}

/** The least probabilities at which an event is shown on a side. */
export interface Bounds {
  side: number;
  subject: number;
  reportsEvent: number;
  material: number;
}

/**
 * Bounds of the probabilities, chosen on the training sets by cross-validation: those that find most of a side at a precision
 * of 0.85 (good) and 0.80 (bad). A reason shown wrongly costs more trust than one left out, so an event is material only
 * where its side, its kind and its subject are sure, too.
 */
export const bounds = {
  label: 0.5,
  /** Below it, a side that the words of the lexicon contradict is none. */
  againstLexicon: 0.85,
  subject: 0.5,
  shown: {
    good: { side: 0.55, subject: 0.7, reportsEvent: 0.65, material: 0.2 },
    bad: { side: 0.8, subject: 0.9, reportsEvent: 0.65, material: 0 },
  } satisfies Record<NewsSide, Bounds>,
} as const;

/**
 * Judges one article for a company by the weights; the company's own event behind a move of its price as the event.
 * Never throws; the same text always gets the same judgement.
 */
export function judgeText(models: JudgeModels, text: TextToJudge): LearnedJudgement {
  const judged = judgeWhole(models, text);
  if (findScoredSide(judged) !== null) return judged;
  const own = findOwnEvent(text);
  if (own === null) return judged;
  const event = judgeWhole(models, own.text);
  return findScoredSide(event) === own.side ? event : judged;
}

function judgeWhole(models: JudgeModels, text: TextToJudge): LearnedJudgement {
  const features = extractFeatures(text);
  const kinds = readKinds(models, text, features);
  const kind = mostLikely(kinds).answer;
  const type = kind === 'analyst' ? 'analyst_view' : mostLikely(toAnswers(models.type, features)).answer;
  const sides = readSides(models, text, features);
  const side = mostLikely(sides);
  const decided = side.answer !== 'bad' && findDecisiveKind(readHeadline(text.title).text) !== null;
  const label = decided ? 'bad' : isUnsure(side, text) ? 'neutral' : side.answer;
  const subjects = readSubjects(models, text, { features, kind });
  const subject = mostLikely(subjects);
  const sureness: Sureness = {
    good: sides.get('good') ?? 0,
    bad: sides.get('bad') ?? 0,
    subject: subjects.get('yes') ?? 0,
    reportsEvent: reportsEvent.reduce((sum, each) => sum + (kinds.get(each) ?? 0), 0),
    material: toAnswers(models.material, features).get('yes') ?? 0,
  };
  const judgement = {
    kind,
    type,
    label,
    subject: subject.answer === 'yes' && subject.probability < bounds.subject ? 'listed' : subject.answer,
    strength: label === 'neutral' ? 1 : (Number(mostLikely(toAnswers(models.strength, features)).answer) as Strength),
    material: label !== 'neutral' && isSure(sureness, { side: label, decided }),
  } as const;
  const ofCompany = sureness.subject * sureness.reportsEvent;
  return {
    ...judgement,
    reason: buildReason(text, judgement),
    likely: bySide((each) => (decided ? Number(each === 'bad') : sureness[each]) * ofCompany),
    confidence: side.probability,
    sureness,
  };
}

/** Whether an event may be shown on a side. Decisive words are sure of it by themselves. */
function isSure(sureness: Sureness, { side, decided }: { side: NewsSide; decided: boolean }): boolean {
  const least = bounds.shown[side];
  return (
    (decided || sureness[side] >= least.side) &&
    sureness.subject >= least.subject &&
    sureness.reportsEvent >= least.reportsEvent &&
    sureness.material >= least.material
  );
}

/** Whether the weights are not sure, or not sure enough to go against words that say the opposite. */
function isUnsure({ answer, probability }: { answer: EventLabel; probability: number }, text: TextToJudge): boolean {
  if (probability < bounds.label) return true;
  if (answer === 'neutral' || probability >= bounds.againstLexicon) return false;
  const { label } = judgeByLexicon(text);
  return label !== 'neutral' && label !== answer;
}

/** Trouble that is over is no bad news, however heavy its words. */
function readSides(
  models: Pick<JudgeModels, 'label'>,
  { title, company }: TextToJudge,
  features: Features,
): ReadonlyMap<EventLabel, number> {
  const sides = toAnswers(models.label, features);
  const headline = readHeadline(title.slice(0, longestTitle)).text;
  if (!endsWell(company === undefined ? headline : maskedNames(headline, company))) return sides;
  const [good, neutral, bad] = [sides.get('good') ?? 0, sides.get('neutral') ?? 0, sides.get('bad') ?? 0];
  return new Map<EventLabel, number>([
    ['good', good],
    ['bad', 0],
    ['neutral', neutral + bad],
  ]);
}

/** Of two companies that act together, neither is only listed. */
function readSubjects(
  models: Pick<JudgeModels, 'subject'>,
  text: TextToJudge,
  { features, kind }: { features: Features; kind: TextKind },
): ReadonlyMap<SubjectAnswer, number> {
  const subjects = toAnswers(models.subject, features);
  if (!reportsEvent.includes(kind) || !actsTogether(text)) return subjects;
  const [acting, listed, no] = [subjects.get('yes') ?? 0, subjects.get('listed') ?? 0, subjects.get('no') ?? 0];
  return new Map<SubjectAnswer, number>([
    ['yes', acting + listed],
    ['listed', 0],
    ['no', no],
  ]);
}

/** The kind of a text with its probability, 0 to 1. */
export function kindOfText(models: Pick<JudgeModels, 'kind'>, text: TextToJudge): LikelyKind {
  const { answer: kind, probability } = mostLikely(readKinds(models, text, extractFeatures(text)));
  return { kind, probability };
}

/** A headline with nothing but a move of the price is about the price, however its words weigh. */
function readKinds(
  models: Pick<JudgeModels, 'kind'>,
  text: TextToJudge,
  features: Features,
): ReadonlyMap<TextKind, number> {
  const kinds = toAnswers(models.kind, features);
  if (!isOnlyMove(withoutNames(text))) return kinds;
  return new Map(models.kind.classes.map((kind) => [kind, Number(kind === 'price')]));
}

/** The classes of a model with their probabilities for a text. */
function toAnswers<Class extends string>(model: LinearModel<Class>, features: Features): ReadonlyMap<Class, number> {
  const probabilities = computeProbabilities(model, features);
  return new Map(model.classes.map((answer, place) => [answer, probabilities[place] ?? 0]));
}

/** Of equal probabilities the first class. */
function mostLikely<Class extends string>(answers: ReadonlyMap<Class, number>): { answer: Class; probability: number } {
  const [first, ...others] = [...answers];
  if (first === undefined) throw new Error('a model has no classes');
  const [answer, probability] = others.reduce((best, each) => (each[1] > best[1] ? each : best), first);
  return { answer, probability };
}
