import { isOnlyMove } from '../clustering/price-article.ts';
import type { EventLabel } from '../news-side.ts';
import { rememberByObject } from '../remember.ts';
import { readHeadline } from '../text/read-headline.ts';
import { endsWell, isTakenBack } from './ends-well.ts';
import type { EventType } from './judgement/event-type.ts';
import type { SubjectAnswer, TextKind } from './judgement/judgement.ts';
import { longestTitle, maskedNames, type TextToJudge, withoutNames } from './model/features.ts';
import { computeText } from './model/joined-models.ts';
import type { LinearModel } from './model/linear-model.ts';
import type { TextFeatures } from './model/text-features.ts';
import { isNoReport } from './own-event/no-report.ts';
import { isOthersMatter } from './own-event/others-matter.ts';
import { supplierLeads } from './own-event/supplier-leads.ts';
import { keepsItsView, readReportVerdict, sidesInDoubt, sidesOfReport } from './report-verdict.ts';
import { moveSides } from './side-rules.ts';

/** The decisions that are learned, each with its own weights. */
export interface JudgeModels {
  subject: LinearModel<SubjectAnswer>;
  kind: LinearModel<TextKind>;
  type: LinearModel<EventType>;
  label: LinearModel<EventLabel>;
  strength: LinearModel<'1' | '2' | '3'>;
  material: LinearModel<'yes' | 'no'>;
}

type Answers<Class extends string> = ReadonlyMap<Class, number>;

/** The classes of each decision with their probabilities for a text. */
export interface JudgeAnswers {
  subject: Answers<SubjectAnswer>;
  kind: Answers<TextKind>;
  type: Answers<EventType>;
  label: Answers<EventLabel>;
  strength: Answers<'1' | '2' | '3'>;
  material: Answers<'yes' | 'no'>;
}

/** What the weights say of a text, and what the rules beside them change. */
export function readAnswers(models: JudgeModels, text: TextToJudge, features: TextFeatures): JudgeAnswers {
  const said = computeText<keyof JudgeModels>(models, features);
  const kind = kindsByRules(text, byClass(models.kind, said.kind));
  return {
    kind,
    subject: subjectsByOrder(text, byClass(models.subject, said.subject)),
    type: byClass(models.type, said.type),
    label: sidesByRules(text, byClass(models.label, said.label), kind),
    strength: byClass(models.strength, said.strength),
    material: byClass(models.material, said.material),
  };
}

/** The weights of what is asked of a text before its event is judged. */
export type EarlyModels = Pick<JudgeModels, 'kind' | 'subject' | 'label' | 'material'>;

/** The kinds, and whose, what and how weighty the text is as the weights see it, without the rules beside these. */
export function readEarly(
  models: EarlyModels,
  text: TextToJudge,
  features: TextFeatures,
): Pick<JudgeAnswers, keyof EarlyModels> {
  const said = computeText<keyof EarlyModels>(earlyOnly(models), features);
  return {
    kind: kindsByRules(text, byClass(models.kind, said.kind)),
    subject: byClass(models.subject, said.subject),
    label: byClass(models.label, said.label),
    material: byClass(models.material, said.material),
  };
}

/** The same object for the same weights, so that they are laid out once. */
const earlyOnly = rememberByObject(
  ({ kind, subject, label, material }: EarlyModels): EarlyModels => ({
    kind,
    subject,
    label,
    material,
  }),
);

/** Of equal probabilities the first class. */
export function mostLikely<Class extends string>(answers: Answers<Class>): { answer: Class; probability: number } {
  const [first, ...others] = [...answers];
  if (first === undefined) throw new Error('a model has no classes');
  const [answer, probability] = others.reduce((best, each) => (each[1] > best[1] ? each : best), first);
  return { answer, probability };
}

const byClass = <Class extends string>(model: LinearModel<Class>, probabilities: readonly number[]): Answers<Class> =>
  new Map(model.classes.map((answer, place) => [answer, probabilities[place] ?? 0]));

/** A headline with nothing but a move of the price is about the price, and one that looks back no news, however their words weigh. */
function kindsByRules(text: TextToJudge, kinds: Answers<TextKind>): Answers<TextKind> {
  const sure = isOnlyMove(withoutNames(text)) ? 'price' : isNoReport(text) ? 'column' : null;
  return sure === null ? kinds : new Map([...kinds.keys()].map((kind) => [kind, Number(kind === sure)]));
}

/** What the words of a headline, and the verdict of a report, leave of the sides that its weights see. */
function sidesByRules(text: TextToJudge, said: Answers<EventLabel>, kinds: Answers<TextKind>): Answers<EventLabel> {
  const open = moveSides(text, sidesUnlessOver(text, said));
  if (mostLikely(kinds).answer !== 'analyst') return open;
  const { text: headline } = readHeadline(text.title.slice(0, longestTitle));
  const sides = keepsItsView(headline, text.description) ? sidesInDoubt(open) : open;
  const verdict = readReportVerdict(headline, text.description);
  return verdict === null ? sides : sidesOfReport(sides, verdict);
}

/** Trouble that is over is no bad news, however heavy its words, and trouble that is back no good news. */
function sidesUnlessOver(
  { title, description, company }: TextToJudge,
  sides: Answers<EventLabel>,
): Answers<EventLabel> {
  const { text: headline, isCut } = readHeadline(title.slice(0, longestTitle));
  if (isTakenBack(headline)) return move(sides, 'good', 'neutral');
  // A headline that was cut before its outcome has it in the first sentence of the description.
  const [outcome = ''] = isCut ? description.slice(0, longestTitle).split(/[.…]/) : [];
  const masked = (text: string) => (company === undefined ? text : maskedNames(text, company));
  if (!endsWell(masked(headline)) && !endsWell(masked(outcome))) return sides;
  return move(sides, 'bad', 'neutral');
}

/** What a supplier delivers or suffers, and what is told of others, is their news. */
const subjectsByOrder = (text: TextToJudge, subjects: Answers<SubjectAnswer>): Answers<SubjectAnswer> =>
  supplierLeads(text) || isOthersMatter(text) ? move(subjects, 'yes', 'no') : subjects;

/** The answers with all of one class counted to another. */
function move<Class extends string>(answers: Answers<Class>, from: Class, to: Class): Answers<Class> {
  const share = answers.get(from) ?? 0;
  return new Map([...answers].map(([each, value]) => [each, each === from ? 0 : each === to ? value + share : value]));
}
