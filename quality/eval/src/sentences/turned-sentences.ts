import type { LabelledSentence } from '../labelled-sets.ts';
import { withOtherOutcome, withOtherStage } from './turned-deeds.ts';
import {
  withFigureOfAnotherFact,
  withOldAndNewSwapped,
  withOldAsNew,
  withOtherDirection,
  withOtherFigure,
  withOtherMetric,
  withOtherSign,
  withOtherUnit,
} from './turned-figures.ts';
import {
  withInventedSubject,
  withOtherBrokerage,
  withOtherParticle,
  withOtherPeriod,
  withOtherSpan,
  withPartForWhole,
  withSubjectAndObjectSwapped,
  withWholeForPart,
} from './turned-subjects.ts';
import type { Turner } from './turning.ts';

/** What was made false in a sentence. */
export const turns = [
  'figure',
  'figure of another fact',
  'unit',
  'sign',
  'direction',
  'metric',
  'old and new',
  'old as new',
  'period',
  'cumulative',
  'whole for part',
  'part for whole',
  'invented subject',
  'other brokerage of the source',
  'subject and object',
  'stage',
  'outcome',
  'particle',
] as const;
export type Turn = (typeof turns)[number];

export interface TurnedSentence {
  turn: Turn;
  sentence: string;
}

const turners: Readonly<Record<Turn, Turner>> = {
  figure: withOtherFigure,
  'figure of another fact': withFigureOfAnotherFact,
  unit: withOtherUnit,
  sign: withOtherSign,
  direction: withOtherDirection,
  metric: withOtherMetric,
  'old and new': withOldAndNewSwapped,
  'old as new': withOldAsNew,
  period: withOtherPeriod,
  cumulative: withOtherSpan,
  'whole for part': withWholeForPart,
  'part for whole': withPartForWhole,
  'invented subject': withInventedSubject,
  'other brokerage of the source': withOtherBrokerage,
  'subject and object': withSubjectAndObjectSwapped,
  stage: withOtherStage,
  outcome: withOtherOutcome,
  particle: withOtherParticle,
};

/** Returns sentences that are false about the article of a row, each with what was made false in the true sentence. */
export function turnedSentences(row: LabelledSentence): TurnedSentence[] {
  return turns.flatMap((turn) =>
    turners[turn](row)
      .filter((sentence) => sentence !== row.say)
      .map((sentence) => ({ turn, sentence })),
  );
}
