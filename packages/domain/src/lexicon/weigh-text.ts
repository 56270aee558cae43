import type { ListedCompany } from '../stock-master/listed-company.ts';
import { cleanText, withoutOrders } from './clean-text.ts';
import { type Reading, readSignals, type Signal } from './read-signals.ts';
import { markCompany, partsAboutOthers } from './subjects.ts';

export type WeighedSignal = Signal & { points: number };
/** One text read and weighed; `total` is the sum of the signals' points, above 0 good. `text` is what was read. */
export type WeighedText = { total: number; denied: boolean; signals: WeighedSignal[]; reading: Reading; text: string };

/** What the market made of the news, the last price move told, outweighs a single piece of news. */
const marketVerdict = 1.4;

/** What is left of news about another company. */
const othersShare = 0.25;

/** Words in the tag a headline opens with, [구조조정 기로], name a series more than the news. */
const seriesTag = 0.3;

/** The signals of one text with the weight their place gives them. */
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
  // a rumour denied is no news, but what the market made of it still is
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

/** Plain notices swallow weak words; a strong one beside them (급락, 흑자 전환) is still heard. Where sides are named as mixed none is. */
function noticeFactor({ notice }: Reading, signal: Signal): number {
  if (notice < 0.1 || signal.weight < 2) return notice;
  return Math.max(notice, notice < 0.3 ? 0.4 : 0.5);
}

/** What comes after weighs more: after "에도" by far, after "…에" clearly, after a mark a little. Only where something is said after. */
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

/** The last clause counts a little more, unless it is the words of somebody about what was told before. */
function lastWord(reading: Reading, piece: number, place: { saidAfter: boolean; saidBefore: boolean }): number {
  if (place.saidAfter) return 0.85;
  const opening = reading.compacted.text.charAt(reading.pieceStarts[piece] ?? 0);
  return place.saidBefore && /["“”]/.test(opening) ? 0.7 : 1.2;
}
