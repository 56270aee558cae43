import { checkActors } from './actors/check-actors.ts';
import { checkChanges } from './changes/check-changes.ts';
import { checkExpectations } from './changes/check-expectations.ts';
import { checkForecasts } from './changes/check-forecasts.ts';
import { checkLadders } from './changes/check-ladders.ts';
import { checkOrder } from './changes/check-order.ts';
import { checkTrends } from './changes/check-trends.ts';
import { checkNearCopies } from './check-near-copies.ts';
import { checkParticles } from './check-particles.ts';
import { checkSides } from './check-sides.ts';
import { checkDeeds } from './deeds/check-deeds.ts';
import { checkBases } from './figures/check-bases.ts';
import { checkBindings } from './figures/check-bindings.ts';
import { checkFigureRoles } from './figures/check-figure-roles.ts';
import { checkFigures } from './figures/check-figures.ts';
import { checkFrames } from './figures/check-frames.ts';
import { checkLabels } from './figures/check-labels.ts';
import { checkNumberWords } from './figures/check-number-words.ts';
import { checkParts } from './figures/check-parts.ts';
import { checkPeriods } from './figures/check-periods.ts';
import type { Fault } from './reading/faults.ts';
import { readSource, splitPassages } from './reading/passages.ts';

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
export function checkSentence(sentence: string, source: Source): Fault[] {
  return [...new Set(findFaults(sentence, source))];
}

/** Whether anything is wrong with a sentence about its source. Nothing is read beyond the first fault. */
export function hasFault(sentence: string, source: Source): boolean {
  return !findFaults(sentence, source).next().done;
}

function* findFaults(sentence: string, { text: full, names }: Source): Generator<Fault, void, undefined> {
  if (sentence.length > LONGEST) {
    yield 'length';
    return;
  }
  const text = full.slice(0, MOST_READ);
  const [said, source] = [splitPassages(sentence), readSource(text)];
  yield* checkFigures(said, source);
  yield* checkNumberWords(said, source);
  yield* checkBindings(said, source);
  yield* checkBases(said, source);
  yield* checkFrames(said, source);
  yield* checkOrder(said, source);
  yield* checkChanges(said, source);
  yield* checkTrends(said, source);
  yield* checkExpectations(said, source);
  yield* checkForecasts(said, source, names);
  yield* checkDeeds(sentence, text, names);
  yield* checkParts(said, source);
  yield* checkPeriods(said, source);
  yield* checkActors(sentence, text, names);
  yield* checkFigureRoles(said, source);
  yield* checkLabels(said, source);
  yield* checkLadders(said, source);
  yield* checkSides(said, source);
  yield* checkNearCopies(said, source);
  yield* checkParticles(sentence, text, names);
}
