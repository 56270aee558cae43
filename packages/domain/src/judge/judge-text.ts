import { bySide, type EventLabel, type NewsSide } from '../news-side.ts';
import { readHeadline } from '../text/read-headline.ts';
import { findDecisiveKind } from './decisive-words.ts';
import { findScoredSide, type Judgement, type LikelyKind, reportsEvent, type Strength } from './judgement/judgement.ts';
import { judgeByLexicon } from './lexicon/judge-by-lexicon.ts';
import { extractFeatures, type TextToJudge } from './model/features.ts';
import { findOwnEvent } from './own-event/find-own-event.ts';
import { type JudgeModels, mostLikely, readAnswers, readKinds } from './read-answers.ts';
import { buildReason } from './reasons/build-reason.ts';

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
    good: { side: 0.65, subject: 0.7, reportsEvent: 0.65, material: 0.3 },
    bad: { side: 0.75, subject: 0.9, reportsEvent: 0.75, material: 0.4 },
  } satisfies Record<NewsSide, Bounds>,
} as const;

/** A judgement before its sentence, and the text to write it from. */
export interface Decision {
  judgement: Omit<LearnedJudgement, 'reason'>;
  text: TextToJudge;
}

/** Judges one article for a company by the weights. Never throws; the same text always gets the same judgement. */
export function judgeText(models: JudgeModels, text: TextToJudge): LearnedJudgement {
  const { judgement, text: stated } = decideText(models, text);
  return { ...judgement, reason: buildReason(stated, judgement) };
}

/** Judges without a sentence; the company's own event behind a move of its price as the event. */
export function decideText(models: JudgeModels, text: TextToJudge): Decision {
  const judgement = decideWhole(models, text);
  if (findScoredSide(judgement) !== null) return { judgement, text };
  const own = findOwnEvent(text);
  if (own === null) return { judgement, text };
  const event = decideWhole(models, own.text);
  return findScoredSide(event) === own.side ? { judgement: event, text: own.text } : { judgement, text };
}

function decideWhole(models: JudgeModels, text: TextToJudge): Decision['judgement'] {
  const answers = readAnswers(models, text, extractFeatures(text));
  const kind = mostLikely(answers.kind).answer;
  const side = mostLikely(answers.label);
  const decided = side.answer !== 'bad' && findDecisiveKind(readHeadline(text.title).text) !== null;
  const label = decided ? 'bad' : isUnsure(side, text) ? 'neutral' : side.answer;
  const subject = mostLikely(answers.subject);
  const sureness: Sureness = {
    good: answers.label.get('good') ?? 0,
    bad: answers.label.get('bad') ?? 0,
    subject: answers.subject.get('yes') ?? 0,
    reportsEvent: reportsEvent.reduce((sum, each) => sum + (answers.kind.get(each) ?? 0), 0),
    material: answers.material.get('yes') ?? 0,
  };
  const ofCompany = sureness.subject * sureness.reportsEvent;
  return {
    kind,
    type: kind === 'analyst' ? 'analyst_view' : mostLikely(answers.type).answer,
    label,
    subject: subject.answer === 'yes' && subject.probability < bounds.subject ? 'listed' : subject.answer,
    strength: label === 'neutral' ? 1 : (Number(mostLikely(answers.strength).answer) as Strength),
    material: label !== 'neutral' && isSure(sureness, { side: label, decided }),
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

/** The kind of a text with its probability, 0 to 1. */
export function kindOfText(models: Pick<JudgeModels, 'kind'>, text: TextToJudge): LikelyKind {
  const { answer: kind, probability } = mostLikely(readKinds(models, text, extractFeatures(text)));
  return kind === 'price' && findOwnEvent(text) !== null
    ? { kind, probability, namesEvent: true }
    : { kind, probability };
}
