import { checkActors } from './check-actors.ts';
import { checkBindings } from './check-bindings.ts';
import { checkChanges } from './check-changes.ts';
import { checkDeeds } from './check-deeds.ts';
import { checkExpectations } from './check-expectations.ts';
import { checkFigureRoles } from './check-figure-roles.ts';
import { checkFigures } from './check-figures.ts';
import { checkForecasts } from './check-forecasts.ts';
import { checkFrames } from './check-frames.ts';
import { checkLabels } from './check-labels.ts';
import { checkLadders } from './check-ladders.ts';
import { checkNearCopies } from './check-near-copies.ts';
import { checkNumberWords } from './check-number-words.ts';
import { checkOrder } from './check-order.ts';
import { checkParticles } from './check-particles.ts';
import { checkParts } from './check-parts.ts';
import { checkPeriods } from './check-periods.ts';
import { checkSides } from './check-sides.ts';
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
