import { judgeByLexicon } from '@gaemi/domain/judge/lexicon/judge-by-lexicon';
import { computeFigures } from './figures.ts';
import type { Headline } from './labelled-sets.ts';
import { count } from './measure-matching.ts';

const labels = ['good', 'neutral', 'bad'] as const;

/** Macro-F1 of the labels, F1 of each, and the share of reversed clear headlines (good for bad or bad for good). */
export function measureJudging(headlines: readonly Headline[]): {
  macroF1: number;
  byLabel: Record<(typeof labels)[number], number>;
  turnedRound: number;
} {
  const answers = headlines.map((entry) => ({ entry, said: judgeByLexicon(entry).label }));
  const f1 = (label: (typeof labels)[number]) =>
    computeFigures(count(answers.map(({ entry, said }) => ({ said: said === label, wanted: entry.label === label }))))
      .f1;
  const byLabel = { good: f1('good'), neutral: f1('neutral'), bad: f1('bad') };
  const clear = answers.filter(({ entry }) => entry.clear && entry.label !== 'neutral');
  const turned = clear.filter(({ entry, said }) => said !== 'neutral' && said !== entry.label);
  return {
    macroF1: labels.reduce((sum, label) => sum + byLabel[label] / labels.length, 0),
    byLabel,
    turnedRound: turned.length / Math.max(1, clear.length),
  };
}
