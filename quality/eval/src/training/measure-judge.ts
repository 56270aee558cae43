import { judgeText, type LearnedJudgement } from '@gaemi/domain/judge/judge-text';
import { findScoredSide, type TextKind, textKinds } from '@gaemi/domain/judge/judgement/judgement';
import type { JudgeModels } from '@gaemi/domain/judge/read-answers';
import { bySide, type EventLabel, type NewsSide } from '@gaemi/domain/news-side';
import { computeFigures, mean } from '../figures.ts';
import { count } from '../measure-matching.ts';
import type { Example } from './examples.ts';
import type { JudgedHeadline } from './judged-headlines.ts';

/** A headline with the answer of the judge. */
export interface Answer {
  headline: JudgedHeadline;
  judgement: LearnedJudgement;
}

/** Part of a whole, as a fraction with its counts. */
export interface Share {
  part: number;
  whole: number;
}

export interface JudgeFigures {
  /** Labels of the headlines whose subject is the company. */
  macroF1: number;
  f1: Record<EventLabel, number>;
  /** Good for bad or bad for good, of the good and bad ones. */
  turned: Share;
  /** Neutral ones called good or bad. */
  polarised: Share;
  subject: Share;
  kindMacroF1: number;
  /** Of the headlines that would be shown as reasons: right in side, about the company and material. */
  shownRight: Share;
  shownNotSubject: Share;
  shownWrongSide: Share;
  shownPrice: Share;
  /** Of the good and bad material news of the company: shown on their side. */
  materialShown: Share;
  /** The same two by side. */
  bySide: Record<NewsSide, { right: Share; found: Share }>;
}

export const toAnswers = (models: JudgeModels, examples: readonly Example[]): Answer[] =>
  examples.map(({ headline, text }) => ({ headline, judgement: judgeText(models, text) }));

/** Figures of the judge over answers. */
export function measureJudge(answers: readonly Answer[]): JudgeFigures {
  const about = answers.filter(({ headline }) => headline.subject === 'yes');
  const polar = about.filter(({ headline }) => headline.label !== 'neutral');
  const neutral = about.filter(({ headline }) => headline.label === 'neutral');
  const labels = about.map(({ headline, judgement }) => ({ wanted: headline.label, said: judgement.label }));
  const kinds = answers.map(({ headline, judgement }) => ({ wanted: headline.kind, said: judgement.kind }));
  const f1 = { good: f1Of(labels, 'good'), bad: f1Of(labels, 'bad'), neutral: f1Of(labels, 'neutral') };
  const shown = answers.filter(({ judgement }) => findScoredSide(judgement) !== null);
  const wanted = answers.filter(({ headline }) => findScoredSide(headline) !== null);
  return {
    macroF1: mean(Object.values(f1)),
    f1,
    turned: share(
      polar,
      ({ headline, judgement }) => judgement.label !== 'neutral' && judgement.label !== headline.label,
    ),
    polarised: share(neutral, ({ judgement }) => judgement.label !== 'neutral'),
    subject: share(answers, ({ headline, judgement }) => headline.subject === judgement.subject),
    kindMacroF1: mean(textKinds.map((kind) => f1Of<TextKind>(kinds, kind))),
    shownRight: share(shown, isRight),
    shownNotSubject: share(shown, ({ headline }) => headline.subject !== 'yes'),
    shownWrongSide: share(
      shown,
      ({ headline, judgement }) => headline.label !== 'neutral' && headline.label !== judgement.label,
    ),
    shownPrice: share(shown, ({ headline }) => headline.kind === 'price' || headline.kind === 'flows'),
    materialShown: share(wanted, isFound),
    bySide: bySide((side) => ({
      right: share(
        shown.filter(({ judgement }) => judgement.label === side),
        isRight,
      ),
      found: share(
        wanted.filter(({ headline }) => headline.label === side),
        isFound,
      ),
    })),
  };
}

const isRight = ({ headline, judgement }: Answer): boolean =>
  headline.subject === 'yes' && headline.material && headline.label === judgement.label;

const isFound = ({ headline, judgement }: Answer): boolean => findScoredSide(judgement) === headline.label;

/** Wilson interval of 95 % for a share, as fractions. */
export function wilson({ part, whole }: Share): { low: number; high: number } {
  if (whole === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const rate = part / whole;
  const centre = (rate + z ** 2 / (2 * whole)) / (1 + z ** 2 / whole);
  const margin = (z / (1 + z ** 2 / whole)) * Math.sqrt((rate * (1 - rate)) / whole + z ** 2 / (4 * whole ** 2));
  return { low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}

function share<Item>(items: readonly Item[], counts: (item: Item) => boolean): Share {
  return { part: items.filter(counts).length, whole: items.length };
}

/** F1 of one class over pairs of the wanted and the said class. */
const f1Of = <Class>(pairs: readonly { wanted: Class; said: Class }[], label: Class): number =>
  computeFigures(count(pairs.map(({ wanted, said }) => ({ wanted: wanted === label, said: said === label })))).f1;
