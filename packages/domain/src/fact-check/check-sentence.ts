import { checkActors } from './check-actors.ts';
import { checkBindings } from './check-bindings.ts';
import { checkChanges } from './check-changes.ts';
import { checkDeeds } from './check-deeds.ts';
import { checkExpectations } from './check-expectations.ts';
import { checkFigures } from './check-figures.ts';
import { checkForecasts } from './check-forecasts.ts';
import { checkFrames } from './check-frames.ts';
import { checkOrder } from './check-order.ts';
import { checkParticles } from './check-particles.ts';
import { checkParts } from './check-parts.ts';
import { checkPeriods } from './check-periods.ts';
import { checkTrends } from './check-trends.ts';
import type { Fault } from './faults.ts';
import { readSource, splitPassages } from './passages.ts';

/** What a sentence is checked against. */
export interface Source {
  /** Titles and descriptions of all articles of the event, one a line. */
  text: string;
  /** The company's own names, which a sentence may always use. */
  names: readonly string[];
}

const LONGEST = 1_000;
/** Characters of a source that are read; what stands further down supports nothing. */
const MOST_READ = 20_000;

/** Returns what is wrong with a sentence about its source, each fault once; empty where the sentence may be shown. */
export function checkSentence(sentence: string, { text: full, names }: Source): Fault[] {
  const text = full.slice(0, MOST_READ);
  if (sentence.length > LONGEST) return ['length'];
  const [said, source] = [splitPassages(sentence), readSource(text)];
  return [
    ...new Set([
      ...checkFigures(said, source),
      ...checkBindings(said, source),
      ...checkFrames(said, source),
      ...checkOrder(said, source),
      ...checkChanges(said, source),
      ...checkTrends(said, source),
      ...checkExpectations(said, source),
      ...checkForecasts(said, source, names),
      ...checkDeeds(sentence, text, names),
      ...checkParts(said, source),
      ...checkPeriods(said, source),
      ...checkActors(sentence, text, names),
      ...checkParticles(sentence, text, names),
    ]),
  ];
}
