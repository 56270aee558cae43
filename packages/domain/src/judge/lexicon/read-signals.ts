import { signTest } from '../../text/sign-test.ts';
import { endsAdnominally } from './adnominal-form.ts';
import type { ConnectorKind, Effect, Meaning } from './meaning-group.ts';
import { joinNegations } from './negations.ts';
import { numberChanges } from './number-changes.ts';
import { aloneGroup, effectOn, isPriceMoveOf, reachOver } from './operator-effects.ts';
import { type Compact, compact, findTokens, type Token } from './term-index.ts';
import { financeTerms } from './vocabulary/finance-terms.ts';

/** A signal: side and weight, and its position in the compact text. */
export type Signal = { sense: 1 | -1; weight: number; start: number; end: number; group: string; piece: number };

/** End of a piece of the text: `stop` a mark, `cause` "…에", `contrast` "…에도", `amid` "… 속". */
export type PieceEnd = 'stop' | 'cause' | 'contrast' | 'amid';

export type Reading = {
  signals: Signal[];
  /** End of each piece, in order; the last entry is the end of the text. */
  pieceEnds: PieceEnd[];
  pieceStarts: number[];
  rivalPieces: Set<number>;
  /** Pieces that deny their statement or leave it open. */
  deniedPieces: Set<number>;
  inquiry: boolean; // answers the exchange, which asked because the price had moved
  /** Factor for weak signals next to words of plain notices; 1 without any. */
  notice: number;
  compacted: Compact;
};

type Thing = { sense: 1 | -1; alone: number; start: number; end: number; group: string; signal: Signal | undefined };
type ThingToken = Token & { meaning: Extract<Meaning, { role: 'thing' }> };
type Operator = Extract<Meaning, { role: 'operator' }>;

const farthestThing = 32;
const linkedRun = 3;
/** Number of signals that one word can reach back over. It limits the work on endless sentences. */
const mostGoverned = 8;
const slightPercentage = 0.5;
const isStopMark = signTest(/["“”….,;!?|/:]/);

/** Reads the signals of one cleaned text from left to right. */
export function readSignals(text: string): Reading {
  return new SignalReader(compact(text)).read();
}

class SignalReader {
  private readonly signals: Signal[] = [];
  private readonly pieceEnds: PieceEnd[] = [];
  private readonly pieceStarts: number[] = [0];
  private readonly rivalPieces = new Set<number>();
  private readonly deniedPieces = new Set<number>();
  private notice = 1;
  private inquiry = false;
  private applied: { effect?: Effect; at: number } = { at: 0 };
  private thing: Thing | undefined;
  private scanned = 0;
  private readonly compacted: Compact;

  constructor(compacted: Compact) {
    this.compacted = compacted;
  }

  read(): Reading {
    const words = joinNegations(findTokens(financeTerms(), this.compacted), this.compacted);
    const tokens = [...words, ...numberChanges(this.compacted)].sort((a, b) => a.start - b.start);
    for (const [place, token] of tokens.entries()) {
      this.passMarks(token.start);
      this.take(token, tokens[place + 1]);
      this.scanned = token.end;
    }
    this.pieceEnds.push('stop');
    const { signals, pieceEnds, pieceStarts, rivalPieces, deniedPieces, inquiry, notice, compacted } = this;
    return { signals, pieceEnds, pieceStarts, rivalPieces, deniedPieces, inquiry, notice, compacted };
  }

  private get piece(): number {
    return this.pieceEnds.length;
  }

  private passMarks(until: number): void {
    const { text } = this.compacted;
    for (let at = this.scanned; at < until; at += 1) {
      if (!isStopMark(text, at)) continue;
      if (/^\d[.,]\d$/.test(text.slice(at - 1, at + 2))) continue;
      const mark = text.charAt(at);
      if (mark === '?') this.loosen(0.75);
      this.endPiece('stop', at);
      // A measured thing may precede the mark: "영업이익 412억… 전년比 22% 감소".
      if (mark === '"' || this.thing?.alone !== 0) this.thing = undefined;
    }
  }

  private endPiece(end: PieceEnd, at: number): void {
    this.pieceEnds.push(end);
    this.pieceStarts.push(at);
    if (end !== 'stop') this.thing = undefined;
  }

  private take({ meaning, start, end }: Token, next: Token | undefined): void {
    switch (meaning.role) {
      case 'thing': {
        const signal = meaning.alone === 0 ? undefined : this.add(meaning.group, meaning.alone, { start, end });
        this.thing = { sense: meaning.sense, alone: meaning.alone, start, end, group: meaning.group, signal };
        return;
      }
      case 'event':
        this.hushBefore(this.add(meaning.group, meaning.alone, { start, end }));
        if (this.thing?.alone === 0) this.thing = undefined;
        return;
      case 'operator':
        this.operate(meaning, { start, end }, next);
        return;
      case 'hedge':
        this.loosen(meaning.factor);
        return;
      case 'connector':
        this.connect(meaning.kind, { start, end });
        return;
      case 'denial':
        this.deniedPieces.add(this.piece);
        this.inquiry ||= meaning.inquiry;
        return;
      case 'notice':
        this.notice = Math.min(this.notice, meaning.factor);
        return;
      case 'negation':
      case 'hollow':
        return;
    }
  }

  private connect(kind: ConnectorKind, span: { start: number; end: number }): void {
    if (kind === 'rival') this.rivalPieces.add(this.piece);
    else if (kind === 'means') {
      if (this.signals.at(-1)?.end === span.start) this.endPiece('cause', span.end);
    } else if (kind !== 'cause' || this.saysSomething()) this.endPiece(kind, span.end);
  }

  private loosen(factor: number): void {
    for (const signal of this.signals.slice(-mostGoverned)) if (signal.piece === this.piece) signal.weight *= factor;
  }

  private saysSomething(): boolean {
    return this.signals.at(-1)?.piece === this.piece;
  }

  private add(group: string, value: number, span: { start: number; end: number }): Signal {
    const signal: Signal = { sense: value > 0 ? 1 : -1, weight: Math.abs(value), ...span, group, piece: this.piece };
    this.signals.push(signal);
    return signal;
  }

  /** The later head of one phrase decides: 기술수출 계약 해지, 과징금 처분 취소. */
  private hushBefore(event: Signal): void {
    const previous = this.signals.at(-2);
    if (previous === undefined || previous.sense === event.sense || previous.group !== event.group) return;
    if (isLinked(previous, event)) previous.weight = 0;
  }

  private operate(operator: Operator, span: { start: number; end: number }, next: Token | undefined): void {
    if (this.isSlight(span.start) || this.saysAgain(operator.effect, span)) return;
    const last = this.signals.at(-1);
    const thing = this.thing;
    const thingNear = thing !== undefined && span.start - thing.end <= farthestThing;
    const near = last?.piece === this.piece && span.start - last.end <= reachOver(operator.effect);
    const eventNear = near && operator.governs === 'any';
    if (this.describesNext(operator, span, next)) {
      this.couple(operator, { sense: next.meaning.sense, group: next.meaning.group, start: span.start, end: next.end });
    } else if (thingNear && operator.effect === 'pass' && this.countsUp(thing, span.start)) {
      this.operate({ ...operator, effect: 'rise' }, span, undefined);
    } else if (thingNear && (!eventNear || thing.start >= last.start)) {
      this.thing = undefined;
      const joined = span.start - thing.end <= reachOver(operator.effect) && !isPriceMoveOf(thing.sense, operator);
      if (thing.signal === undefined) this.couple(operator, { ...thing, end: span.end });
      else if (joined) this.turn(thing.signal, operator, span);
      else this.standAlone(operator, span);
    } else if (eventNear) {
      this.turn(last, operator, span);
    } else {
      this.standAlone(operator, span);
    }
  }

  /** "연체율 6% 넘겨", "적자 1조 돌파": a figure is exceeded, not a burden overcome. */
  private countsUp(thing: Thing, start: number): boolean {
    return thing.alone === 0 || /\d/.test(this.compacted.text.slice(thing.end, start));
  }

  /** "3분의 1로 줄였다", "절반으로 축소": the second word of the same course does not reverse anything again. */
  private saysAgain(effect: Effect, span: { start: number; end: number }): boolean {
    const before = this.applied;
    this.applied = { effect, at: span.end };
    if (before.effect !== effect || effect === 'rise') return false;
    if (this.signals.at(-1)?.end !== before.at || span.start - before.at > linkedRun) return false;
    return /(?:으?로|분의1|절반|반쪽)$/.test(this.compacted.text.slice(Math.max(0, before.at - linkedRun), span.start));
  }

  /** "0.1% 오른": a change too small to count. */
  private isSlight(start: number): boolean {
    const percentage = /(?<![\d.])(\d{1,3}(?:\.\d{1,3})?)%$/.exec(
      this.compacted.text.slice(Math.max(0, start - 8), start),
    );
    return percentage !== null && Number(percentage[1]) < slightPercentage;
  }

  private standAlone(operator: Operator, span: { start: number; end: number }): void {
    if (operator.alone !== 0) this.add(aloneGroup(operator.effect), operator.alone, span);
  }

  /** "꺾인 기대감", "치솟는 연체율": a verb in its adnominal form governs the next noun. */
  private describesNext(
    operator: Operator,
    span: { start: number; end: number },
    next: Token | undefined,
  ): next is ThingToken {
    if (next === undefined || next.meaning.role !== 'thing' || next.start - span.end > 2) return false;
    if (operator.attributive === true) return true;
    if (this.compacted.blankBefore[next.start] !== true) return false;
    if (this.compacted.text.charAt(next.start - 1) === '면') return false;
    return endsAdnominally(this.compacted.text.charAt(next.start - 1));
  }

  private couple(operator: Operator, whole: { sense: 1 | -1; group: string; start: number; end: number }): void {
    const value = effectOn(operator.effect, whole.sense);
    if (value !== 0) this.add(whole.group, value * operator.strength, { start: whole.start, end: whole.end });
  }

  /** Applies an operator to an earlier signal and to those joined with it: 횡령·배임 혐의 무죄. */
  private turn(signal: Signal, operator: Operator, span: { start: number; end: number }): void {
    const value = effectOn(operator.effect, signal.sense);
    if (value === 0) return;
    const sense = value > 0 ? 1 : -1;
    const turned = sense !== signal.sense;
    const was = signal.sense;
    let joined: Signal | undefined = signal;
    const last = this.signals.lastIndexOf(signal);
    for (let place = last; joined !== undefined && last - place < mostGoverned; place -= 1) {
      joined.sense = sense;
      if (turned && operator.effect === 'not') joined.weight = Math.min(joined.weight, 1.5);
      const previous: Signal | undefined = turned ? this.signals[place - 1] : undefined;
      joined = previous !== undefined && previous.sense === was && isLinked(previous, joined) ? previous : undefined;
    }
    signal.weight = Math.max(signal.weight, operator.strength);
    signal.end = span.end;
  }
}

function isLinked(earlier: Signal, later: Signal): boolean {
  return earlier.piece === later.piece && later.start - earlier.end <= linkedRun;
}
