import { signTest } from '../../text/sign-test.ts';
import type { Effect, Meaning } from './meaning-group.ts';
import type { Compact, Token } from './term-index.ts';

type Operator = Extract<Meaning, { role: 'operator' }>;

const failing: Operator = { role: 'operator', effect: 'fail', alone: -1.5, strength: 2, governs: 'any' };
const undone: Operator = { role: 'operator', effect: 'not', alone: 0, strength: 1, governs: 'any' };
const nothing: Meaning = { role: 'hollow' };

const opposite: Readonly<Record<Effect, Effect | undefined>> = {
  rise: 'fall',
  fall: 'rise',
  better: 'worse',
  worse: 'better',
  relief: 'fail',
  pass: 'fail',
  cancel: undefined,
  fail: undefined,
  not: undefined,
};

/** Letters that a verb may have between its stem and "지": 꺾이지, 개선되지. */
const longestVerbEnding = 3;
const isNegation = signTest(/[못안]/);
const lengthOfTime = /[년월일주간내]$/;

/**
 * Joins each negation with the verb it negates into one operator. Korean negates a verb before it ("못 따냈다", "안 꺾인") or
 * after its stem ("벗어나지 못", "흔들리지 않").
 * A negated ability is a failure, whatever the verb; a negated direction is the other direction. When the verb is not
 * in the vocabulary, "못" applies to the thing before it: "흑자 못 냈다".
 */
export function joinNegations(tokens: readonly Token[], source: Compact): Token[] {
  const joined: Token[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined) break;
    const { meaning } = token;
    if (meaning.role !== 'negation') {
      joined.push(token);
      // "없어서 못 파는", "여기 아니면 안 사는": the verb belongs to the phrase before it.
      if (isNegation(source.text, token.end - 1) && verbAfter(tokens, place) !== undefined) place += 1;
      continue;
    }
    if (meaning.place === 'after') {
      const verb = joined.at(-1);
      const near = verb !== undefined && isVerbBefore(verb, token, source);
      if (near && verb.meaning.role === 'operator') {
        joined.pop();
        joined.push({ meaning: negated(verb.meaning, meaning.failing), start: verb.start, end: token.end });
      } else joined.push({ ...token, meaning: meaning.failing ? failing : undone });
      continue;
    }
    const verb = verbAfter(tokens, place);
    if (verb !== undefined) {
      if (meaning.failing) joined.push({ meaning: failing, start: token.start, end: verb.end });
      else if (isTimeBefore(token, source)) joined.push(verb);
      else joined.push({ meaning: negated(verb.meaning, false), start: token.start, end: verb.end });
      place += 1;
    } else if (meaning.failing) joined.push({ ...token, meaning: failing });
  }
  return joined;
}

type VerbToken = Token & { meaning: Extract<Meaning, { role: 'operator' | 'event' }> };

function verbAfter(tokens: readonly Token[], place: number): VerbToken | undefined {
  const next = tokens[place + 1];
  return next !== undefined && next.start === tokens[place]?.end && isVerb(next) ? next : undefined;
}

function isVerb(token: Token): token is VerbToken {
  return token.meaning.role === 'operator' || token.meaning.role === 'event';
}

function negated(verb: Extract<Meaning, { role: 'operator' | 'event' }>, couldNot: boolean): Meaning {
  if (couldNot) return failing;
  if (verb.role === 'event') return { ...verb, sense: verb.sense === 1 ? -1 : 1, alone: -verb.alone };
  const effect = opposite[verb.effect];
  if (effect === undefined) return nothing;
  return { ...verb, effect, alone: effect === 'fail' ? -1.5 : -verb.alone * 0.7 };
}

/** Returns true when the stem is directly before "지": no blank or mark between, at most an ending. */
function isVerbBefore(verb: Token, negation: Token, source: Compact): boolean {
  if (negation.start - verb.end > longestVerbEnding) return false;
  for (let at = verb.end; at < negation.start; at += 1) {
    if (source.blankBefore[at] === true || !/[가-힣]/.test(source.text.charAt(at))) return false;
  }
  return source.blankBefore[negation.start] !== true;
}

/** "3년 안 상장": 안 means "within" here, not a negation. */
function isTimeBefore(token: Token, source: Compact): boolean {
  return lengthOfTime.test(source.text.slice(Math.max(0, token.start - 1), token.start));
}
