import { bySide, type EventLabel, type NewsSide, newsSides } from '../news-side.ts';
import { writeEllipses } from '../text/ellipses.ts';
import { readHeadline } from '../text/read-headline.ts';
import { type DecisiveKind, findDecisiveKind } from './decisive-words.ts';
import { avertsHarm } from './denials.ts';
import { findScoredSide, type Judgement, type LikelyKind, reportsEvent, type Strength } from './judgement/judgement.ts';
import { judgeByLexicon } from './lexicon/judge-by-lexicon.ts';
import { maskedNames, readFeatures, type TextToJudge } from './model/features.ts';
import { withCompanyNamed } from './model/full-name.ts';
import { asIfAlone } from './own-event/acts-together.ts';
import { findMoveSide, findOwnEvent } from './own-event/find-own-event.ts';
import {
  type EarlyModels,
  type JudgeAnswers,
  type JudgeModels,
  mostLikely,
  readAnswers,
  readEarly,
} from './read-answers.ts';
import { buildReason } from './reasons/build-reason.ts';
import { keepsItsView } from './report-verdict.ts';
import { scaleStrength } from './scale-strength.ts';
import { isInDoubt } from './side-rules.ts';
import { isWeighty, WEIGHTY } from './weighty-deeds.ts';

/** Probabilities, 0 to 1, behind a judgement. */
export interface Sureness extends Record<NewsSide, number> {
  subject: number;
  reportsEvent: number;
  material: number;
}

/** A judgement with the probability of its label and those behind it. */
export interface LearnedJudgement extends Judgement {
  likely: Record<NewsSide, number>;
  confidence: number;
  sureness: Sureness;
}

/**
 * Bounds of the probabilities, chosen on the training sets by cross-validation. A reason shown wrongly costs more trust than one
 * left out.
 */
export const bounds = {
  label: 0.5,
  /** Below it, a side that the words of the lexicon contradict is none. */
  againstLexicon: 0.85,
  subject: 0.5,
  /** An event is shown on a side from this `weigh` on. */
  shown: 0.45,
  /** The same of a headline without a description, as Google News and GDELT give it: the weights have seen few, and find too little in them. */
  shownAlone: 0.35,
  /** A side counts as sure before its event is judged from this on. */
  sureSide: 0.8,
} as const;

/**
 * How sure it is that a text tells a material event of the company on a side, 0 to 1. One number, since what is doubtful in one
 * respect may be sure in all others; half as much by what is material, on which readers agree least.
 */
export const weigh = (likely: number, material: number): number => likely * Math.sqrt(material);

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
export function decideText(models: JudgeModels, given: TextToJudge): Decision {
  const text = withCompanyNamed(given);
  const judgement = decideWhole(models, text);
  const shown = findScoredSide(judgement);
  if (shown !== null) {
    const moved = findMoveSide(text);
    // An event for which the price fell is no good news, whatever its words.
    return moved === null || moved === shown
      ? { judgement, text }
      : { judgement: { ...judgement, label: 'neutral', strength: 1, material: false }, text };
  }
  const own = findOwnEvent(text);
  if (own === null) return { judgement, text };
  const event = decideWhole(models, own.text);
  return findScoredSide(event) === own.side ? { judgement: event, text: own.text } : { judgement, text };
}

function decideWhole(models: JudgeModels, given: TextToJudge): Decision['judgement'] {
  const text = asIfAlone(given);
  const answers = readAnswers(models, text, readFeatures(text));
  const kind = mostLikely(answers.kind).answer;
  const type = kind === 'analyst' ? 'analyst_view' : mostLikely(answers.type).answer;
  const side = mostLikely(answers.label);
  const { text: headline } = readHeadline(text.title);
  const decisive = findDecisiveKind(headline);
  const isDoubtful = isInDoubt(text, 'bad') || (kind === 'analyst' && keepsItsView(headline, text.description));
  const decided = decisive !== null && !isDoubtful;
  const label = decided ? 'bad' : isUnsure(side, text) ? 'neutral' : side.answer;
  const subject = mostLikely(answers.subject);
  const sureness: Sureness = {
    good: answers.label.get('good') ?? 0,
    bad: answers.label.get('bad') ?? 0,
    subject: answers.subject.get('yes') ?? 0,
    reportsEvent: sumOfEvents(answers),
    material: Math.max(answers.material.get('yes') ?? 0, weighsBy(headline, text, label)),
  };
  const ofCompany = sureness.subject * sureness.reportsEvent;
  // Decisive words are sure of their side by themselves.
  const likely = bySide((each) => (decided ? Number(each === 'bad') : sureness[each]) * ofCompany);
  const isMild = label === 'neutral' || (label === 'good' && avertsHarm(headline));
  return {
    kind,
    type,
    label,
    subject: subject.answer === 'yes' && subject.probability < bounds.subject ? 'listed' : subject.answer,
    strength: isMild ? 1 : scaleStrength(readStrength(answers, label === 'bad' ? decisive : null), type, text),
    material: label !== 'neutral' && weigh(likely[label], sureness.material) >= leastShown(given),
    likely,
    confidence: side.probability,
    sureness,
  };
}

const leastShown = ({ description }: TextToJudge): number =>
  description.trim() === '' ? bounds.shownAlone : bounds.shown;

/** How likely a text reports an event, 0 to 1. */
const sumOfEvents = ({ kind }: Pick<JudgeAnswers, 'kind'>): number =>
  reportsEvent.reduce((sum, each) => sum + (kind.get(each) ?? 0), 0);

/** How sure the words alone make it that a text tells something material on its side, 0 to 1. */
function weighsBy(headline: string, { company }: TextToJudge, label: EventLabel): number {
  if (label === 'neutral' || company === undefined) return 0;
  return isWeighty(writeEllipses(maskedNames(headline, company)), label) ? WEIGHTY : 0;
}

/** The strength that the weights see; at least medium where the kind of bad news is never a trifle. */
function readStrength({ strength }: JudgeAnswers, decisive: DecisiveKind | null): Strength {
  const learned = Number(mostLikely(strength).answer) as Strength;
  return learned === 1 && decisive !== null && decisive !== 'sanction' ? 2 : learned;
}

/** Whether the weights are not sure, or not sure enough to go against words that say the opposite. */
function isUnsure({ answer, probability }: { answer: EventLabel; probability: number }, text: TextToJudge): boolean {
  if (probability < bounds.label) return true;
  if (answer === 'neutral' || probability >= bounds.againstLexicon) return false;
  const { label } = judgeByLexicon(text);
  return label !== 'neutral' && label !== answer;
}

/** The kind of a text with its probability, 0 to 1, and what else the weights see before its event is judged. */
export function kindOfText(models: EarlyModels, given: TextToJudge): LikelyKind {
  const text = withCompanyNamed(given);
  const answers = readEarly(models, text, readFeatures(text));
  const { answer: kind, probability } = mostLikely(answers.kind);
  const side = newsSides.find((each) => (answers.label.get(each) ?? 0) >= bounds.sureSide);
  const namesEvent = kind === 'price' && findOwnEvent(text) !== null;
  const ofEvent = namesEvent ? 1 : sumOfEvents(answers);
  const onSide = Math.max(...newsSides.map((each) => answers.label.get(each) ?? 0));
  const likely = onSide * ofEvent * (answers.subject.get('yes') ?? 0);
  const weight = weigh(likely, answers.material.get('yes') ?? 0);
  return { kind, probability, weight, ...(namesEvent && { namesEvent }), ...(side && { side }) };
}
