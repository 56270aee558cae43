import type { ListedCompany } from '../../stock-master/listed-company.ts';
import { cleanText, withoutOrders } from '../../text/clean-text.ts';
import { type Reading, readSignals, type Signal } from './read-signals.ts';
import { markCompany, partsAboutOthers } from './subjects.ts';

export type WeighedSignal = Signal & { points: number };
/**
 * The signals of one text with their points. `total` is the sum of the points, above 0 good. `text` is the cleaned
 * text.
 */
export type WeighedText = { total: number; denied: boolean; signals: WeighedSignal[]; reading: Reading; text: string };

/**
 * Factor of the last price move in the text. It outweighs a single piece of news, since it is the market's reaction to
 * it.
 */
const marketVerdict = 1.4;

/** Factor for news about another company. */
const othersShare = 0.25;

/** Factor for words in the opening tag of a headline, [구조조정 기로]: they name a series rather than the news. */
const seriesTag = 0.3;

/** Returns the signals of one text, weighted by position. */
export function weighText(raw: string, company?: ListedCompany): WeighedText {
  const text = withoutOrders(cleanText(raw));
  const reading = readSignals(markCompany(text, company));
  const factors = pieceFactors(reading);
  const isAboutOthers = partsAboutOthers(reading.compacted, reading.signals);
  const tagEnd = /^\[[^\]]{0,30}\]/.exec(reading.compacted.text)?.[0].length ?? 0;
  const verdict = reading.signals.findLast(isPriceMove);
  const signals = reading.signals.map((signal) => ({
    ...signal,
    points:
      signal.sense *
      signal.weight *
      (factors[signal.piece] ?? 1) *
      noticeFactor(reading, signal) *
      (signal === verdict ? marketVerdict : 1) *
      (signal.end <= tagEnd ? seriesTag : 1) *
      (isAboutOthers(signal) ? othersShare : 1),
  }));
  const denied = reading.deniedPieces.size > 0;
  // A denied rumour is not news, but the price move it caused still is.
  const heard = signals.filter((_, place) => !denied || (!reading.inquiry && isVerdictOnRumour(reading, place)));
  const total = heard.reduce((sum, signal) => sum + signal.points, 0);
  return { total, denied, signals, reading, text };
}

function isVerdictOnRumour(reading: Reading, place: number): boolean {
  const signal = reading.signals[place];
  return signal !== undefined && isPriceMove(signal) && !reading.deniedPieces.has(signal.piece);
}

function isPriceMove({ group }: Signal): boolean {
  return group === 'price' || group === 'move';
}

/**
 * Plain notices cancel weak words; a strong word next to them (급락, 흑자 전환) still counts. None counts when the sides are
 * named as mixed.
 */
function noticeFactor({ notice }: Reading, signal: Signal): number {
  if (notice < 0.1 || signal.weight < 2) return notice;
  return Math.max(notice, notice < 0.3 ? 0.4 : 0.5);
}

/**
 * Later parts weigh more: far more after "에도", clearly more after "…에", slightly more after a mark. Only when a signal
 * follows.
 */
function pieceFactors(reading: Reading): number[] {
  const { pieceEnds, rivalPieces } = reading;
  const loud = new Set(reading.signals.map((signal) => signal.piece));
  const factors = pieceEnds.map(() => 1);
  const firstLoud = Math.min(...loud);
  let saidAfter = false;
  let saidAfterInSentence = false;
  let discount = 1;
  const benefitFrom = Math.max(
    -1,
    ...reading.signals.map((signal) => (signal.group === 'benefit' ? signal.piece : -1)),
  );
  for (let piece = pieceEnds.length - 1; piece >= 0; piece -= 1) {
    const end = pieceEnds[piece];
    if (end === 'stop') {
      discount = 1;
      saidAfterInSentence = false;
    } else if (end === 'contrast' && saidAfter) {
      discount *= 0.15;
    } else if (end !== 'contrast' && saidAfterInSentence) {
      discount *= 0.4;
    }
    const outside = benefitFrom > piece ? 0.25 : 1;
    factors[piece] =
      outside *
      discount *
      lastWord(reading, piece, { saidAfter, saidBefore: piece > firstLoud }) *
      (rivalPieces.has(piece) ? 0.2 : 1);
    if (loud.has(piece)) {
      saidAfter = true;
      saidAfterInSentence = true;
    }
  }
  return factors;
}

/** The last clause weighs slightly more, unless it quotes somebody on the news before it. */
function lastWord(reading: Reading, piece: number, place: { saidAfter: boolean; saidBefore: boolean }): number {
  if (place.saidAfter) return 0.85;
  const opening = reading.compacted.text.charAt(reading.pieceStarts[piece] ?? 0);
  return place.saidBefore && /["“”]/.test(opening) ? 0.7 : 1.2;
}
