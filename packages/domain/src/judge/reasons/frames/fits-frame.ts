import { remember } from '../../../remember.ts';
import { createFinder } from '../../../text/pattern-finder.ts';
import { pattern, wordLists } from '../../../text/words/word-lists.ts';
import { changeFrames } from './change-frames.ts';
import { deedFrames } from './deed-frames.ts';
import type { Frame, Head, Role } from './frame.ts';
import { furtherFrames } from './further-frames.ts';
import { happenings } from './happening-frames.ts';
import * as n from './nouns.ts';
import { cause, type Phrase, readPhrases } from './read-phrases.ts';
import { type Outsider, rulings } from './rulings.ts';
import { trade } from './trade-frames.ts';

/** Who acts: the company or somebody near it, or one of those outside who each can do a few things only. */
export type Actor = 'own' | Outsider;

const frames: Readonly<Record<Actor, readonly Frame[]>> = {
  own: [...trade, ...deedFrames, ...changeFrames, ...furtherFrames, ...happenings],
  ...rulings,
  holder: [...trade, ...deedFrames, ...changeFrames, ...furtherFrames, ...rulings.holder],
};

/** The measure that ends a noun phrase: 굴착기 180대, 지분 51% 전량, 자사주 350억원어치. */
const measure = pattern`(?: 전량)?(?: (?:약|총|최대))?(?: \S*\d\S*${wordLists.amount.units})+(?: (?:전량|일부|전부|전체))?$`;
const amount = pattern`^\S*\d\S*(?:조|억|만|\d)(?:원|${wordLists.amount.foreignCurrencies})$`;
/** What an amount may be followed by within a phrase. */
const behindAmount = pattern`^(?:${wordLists.amount.sizes}|유치|기부|차입|대출|보증)$`;
/** What an amount may follow within a phrase, because it is its own. */
const ownsAmount = new RegExp(
  `(?:^|\\S)(?:${n.payables}|${n.securities}|주당|\\d주당|\\d주에|자사주|자기주식|매출|연|총|약)$`,
);
/** Nouns that no work is done on and that nobody sells, among those that are no things. */
const noThing = pattern`${wordLists.trade.dealNouns}$`;
/** What is neither somebody nor a place. */
const noParty = new RegExp(
  `(?:${n.actions.replace(/(?<=[:|])(?:건설|개발|제작|서비스|사업|프로젝트|투자|거래|공사|조사|판매|운영|단지)\|/g, '')}|인센티브|보상|성과급|상여|보너스|재원|유출|처분|결정|소송|분쟁|심판|통보|요구|명령|판결|조치|방침|계획|전망|기대|우려|가능성)$`,
);
/** What is done with shares that are counted. */
const sharesOf = pattern`^${wordLists.trade.shareDeeds}`;
/** Work that is ordered and named by its deed. */
const work = pattern`${wordLists.trade.works}$`;
/** What is made and sold, as the end of a long phrase. */
const wares = pattern`${wordLists.trade.goods}$`;
/** When something was done is not what it was done to: "1Q를 수주". */
const period = /(?:^| )(?:[1-4]Q|[1-4]분기|상반기|하반기|연간|올해|작년|지난해|내년)$/;
const longest = { known: 8, open: 4 } as const;

/**
 * Whether a composed sentence, without who acts, was read whole: its verb is known, each of its phrases has a role that the verb
 * takes, no role is filled twice, and the noun that ends a phrase is one that the deed can be done to.
 */
export function fitsFrame(sentence: string, actor: Actor): boolean {
  return findFrames(actor)(sentence).some((frame) => fits(sentence, frame));
}

/** The frames of an actor whose verb a sentence has. */
const findFrames = remember((actor: Actor) => createFinder(frames[actor], ({ verb }) => verb));

function fits(sentence: string, frame: Frame): boolean {
  const verb = frame.verb.exec(sentence);
  if (verb === null) return false;
  const phrases = readPhrases(sentence.slice(0, verb.index).trim());
  if (phrases === null) return false;
  const wanted = Object.keys(frame.needs) as Role[];
  const roles = phrases.map(({ role }) => role);
  return (
    new Set(roles).size === roles.length &&
    wanted.every((role) => roles.includes(role)) &&
    phrases.every((phrase) => isFilled(phrase, frame, sentence))
  );
}

function isFilled({ words, role }: Phrase, frame: Frame, sentence: string): boolean {
  const head: Head | undefined = frame.needs[role] ?? frame.may?.[role];
  if (head === undefined || hasLooseAmount(words, role) || hasLooseWord(words, role)) return false;
  const whole = words.join(' ');
  if (role === 'object' && period.test(whole)) return false;
  if (role === 'price') return /^(?:(?:약|총|최대|각각) )?\S+$/.test(whole);
  const things = ` ${whole}`.replace(measure, '').trim();
  if (head instanceof RegExp)
    return words.length <= longest.known && (head.test(whole) || (frame.uncounted !== true && head.test(things)));
  // Names in marks, sizes and measures do not make a phrase harder to read.
  const nouns = things
    .replace(/^\S+ 규모 /, '')
    .split(' ')
    .filter((word) => !/^['‘]/.test(word));
  if (nouns.length > (wares.test(things) ? longest.known : longest.open)) return false;
  if (head === 'any' || things === '' || /['’]$/.test(things)) return true;
  if (head === 'party') return !noParty.test(things) && !cause.test(things);
  const isOrder = role === 'object' && /(?:수주|따냈)/.test(sentence.slice(-12));
  return !noThing.test(things) || (isOrder && work.test(things));
}

/** An amount between nouns that are not counted by it, or behind one that is not worth so much. */
function hasLooseAmount(words: readonly string[], role: Role): boolean {
  return words.some((word, index) => {
    if (!amount.test(word) || ownsAmount.test(words[index - 1] ?? '')) return false;
    if (index === words.length - 1) return index > 0 && (role === 'object' || role === 'subject');
    return !behindAmount.test(words[index + 1] ?? '');
  });
}

/** Words that need a particle or a verb before the next noun: 교환대상, 매입 후, 논란 속. */
const linking =
  /^(?:\S*(?:교환대상|목적|관련|명목|전제|조건|제기|상대|불복)|후|뒤|속|끝|탓|덕|등|위해|통해|맞춰|따라|대비|불구|포함|제외|이후|이상|이하)$/;
const abroad = new RegExp(
  `^(?:${n.places.replace(/\|(?:나스닥|코스닥|코스피|유가증권시장)/g, '')}|\\S+(?:공항|항|역))$`,
);
const goesAbroad = pattern`^(?:${wordLists.trade.supplies}|철수|진출|입점|출시)$`;

/** Verbs that lead to the next one, which a noun before them would have to be the object of: "훈풍 타고", "수요에 힘입어". */
const verbal = pattern`(?:(?:^|[^재광보창사경공권금최중신원예기])고|${wordLists.trade.usedBy}해|힘입어|맞서|밀려|막혀|걸려|이끌려|만나|앞서|나서)$`;

/** A word within a phrase that stands unconnected: "면세점 인천공항 철수", "자사주 92만주 교환대상 교환사채". */
function hasLooseWord(words: readonly string[], role: Role): boolean {
  return words.slice(0, -1).some((word, index) => {
    const next = words[index + 1] ?? '';
    if (verbal.test(word) && !/^[A-Za-z\d'‘]/.test(word)) return true;
    if (linking.test(word)) return !(word === '등' && /\d/.test(next));
    if (/^전$/.test(word) && /^(?:취득|만기|상장|납입|인가|매입)$/.test(words[index - 1] ?? '')) return true;
    if (index > 0 && role === 'object' && abroad.test(word) && goesAbroad.test(next))
      return !/의$/.test(words[index - 1] ?? '');
    return /\d(?:[\d,.]*[만천백])?주$/.test(word) && !sharesOf.test(next);
  });
}
