import { pattern, wordLists } from '../../../text/words/word-lists.ts';
import { adverbs } from '../verbs.ts';
import type { Role } from './frame.ts';

/** A noun phrase with the role that its particle gives it. */
export interface Phrase {
  role: Role;
  /** Its words without the particle. */
  words: readonly string[];
}

/** Which time it is, and by how much more: none of these is a phrase. */
const ordinal = new RegExp(
  pattern`(?:사들인 뒤|${wordLists.noun.ranges} 최초로|\S+ 번째로|(?:약속|예정|계획|목표)보다 (?:\S+ )?(?:일찍|먼저|빨리|늦게)|\d\S*(?:원|명|%) 넘게)(?= |$)`,
  'g',
);
/** Words with a name in quotation marks as one. */
const tokens = /[^\s'‘]*['‘][^'’]*['’][^\s]*|\S+/g;
const timeWord = pattern`^(?:\d+월|\d+일|내년|내달|올해|연내|연말|[상하]반기|\d분기|20\d\d년|\d+개월|\d+년|\d+(?:년|개월|주|일|시간)간|${wordLists.amount.days}[간째]?|만기|상장|납입|취득|오는|다음|이달|지난달|달|주)$`;
const timePhrase = pattern`${wordLists.amount.times}(?:까지|부터|만에|동안|이후|안에|내에)$|(?:^|\d)(?:\d+(?:년|월|일|분기)|올해|내년|내달|이달|연말|[상하]반기)에$`;
const timeBefore = pattern`^${wordLists.amount.datedBy}$`;
const degree = /^(?:평균|최대|최고|약|총|\S*\d\S*%p?|\S*당|\d\S*원|[2-9]배|절반|\d*단계|[한두세네])$/;
/** Forms of verbs before a noun. What stands before them belongs to them. */
const adnominal = pattern`^${wordLists.trade.pastAdnominals}$`;
/** Forms of verbs that lead to the verb of the sentence, with the object before them. */
const leading = pattern`^(?:${wordLists.noun.means}|위하여|들여|대상으로|사들여|나눠|쪼개|낮춰|높여|올려|내려|늘려|줄여|앞당겨|합쳐|떼어내|기념해|포함해|묶어)$`;
/** Words that end in the letters of a particle and have none. */
const plainNoun = pattern`${wordLists.noun.endsLikeParticle}$`;
/** What something happens because of. */
export const cause = pattern`(?:${wordLists.change.troubles}|화재|유출|위반|담합|조작|혐의|의혹|침해|배임|횡령|누출|오염|리콜|해킹|장애|실패|과실|공시|은폐|누락|허위|지연|미비|미달|잠식|거절|과열|급증|침체|사유|붕괴|폭발|추락|불이행|번복|변경|남용|갑질|불공정거래|부정거래|시세조종|뇌물|분식|분식회계|탈루|누설|과다|집중|불발|미지급|적자|악재|호조|호황|수요)$`;
const amount = pattern`\d\S*(?:원|${wordLists.amount.foreignCurrencies}|파운드)$`;

/** A sentence without its verb as phrases; null where a word has no place in any. */
export function readPhrases(text: string): Phrase[] | null {
  const words = text.replace(ordinal, '').match(tokens) ?? [];
  let phrases: Phrase[] = [];
  let open: string[] = [];
  for (const [index, word] of words.entries()) {
    if (adnominal.test(word)) {
      if (open.length > 0 && !/^(?:수주한|개발한|보유한|낸)$/.test(word)) return null;
      phrases = [];
      open = [word];
      continue;
    }
    if (open.length === 0 && word === '대해' && phrases.at(-1)?.role === 'goal') {
      phrases.pop();
      continue;
    }
    if (open.length === 0 && word === '따라' && /에$/.test(words[index - 1] ?? '')) continue;
    if (open.length === 0 && leading.test(word) && (phrases.at(-1)?.role === 'object' || /려$/.test(word))) {
      if (phrases.at(-1)?.role !== 'object') return null;
      phrases.pop();
      continue;
    }
    if (/^(?:낮춰|높여|올려|내려|늘려|줄여|앞당겨)$/.test(word) && open.length === 0) continue;
    if (open.length === 0 && words.slice(index).every(isBesideVerb)) return phrases;
    if (open.length === 0 && isLoose(word)) continue;
    const [stem, role] = takeParticle(word);
    // "벤츠에서를": a second particle says that something was put together wrongly.
    if (role === 'unread' || (role === 'object' && /(?:에서|에게|으로|까지|부터)$/.test(stem))) return null;
    open.push(stem);
    if (role === null) continue;
    if (role === 'time') {
      // "새벽배송 물량 2029년까지": a noun before a time has lost its particle.
      if (!open.slice(0, -1).every((before) => timeBefore.test(before))) return null;
      open = [];
      continue;
    }
    const isLast = words.slice(index + 1).every(isBesideVerb);
    const isCause = !isLast && (role === 'result' || role === 'goal') && cause.test(open.at(-1) ?? '');
    const isMeasure = role === 'result' && (open.at(-1) ?? '') === '규모';
    if (!isCause && !isMeasure) phrases.push({ role: role === 'goal' && isPrice(open) ? 'price' : role, words: open });
    open = [];
  }
  return open.length === 0 ? phrases : null;
}

const isPrice = (words: readonly string[]): boolean => amount.test(words.at(-1) ?? '');

const isBesideVerb = (word: string): boolean => adverbs.has(word) || timeWord.test(word) || degree.test(word);

/** An adverb that stands by itself, before a phrase. */
const isLoose = (word: string): boolean =>
  (adverbs.has(word) && !/^(?:첫|한|두|석|세|내|전|후|뒤|새|재|달|조건부)$/.test(word)) ||
  /^(?:처음으로|번째로|장기|독점|연이어|조용히|함께|잇따라|처음|다시|동시에|추가로|또)$/.test(word);

/** A word without its particle, and its role: null of a bare word, 'unread' of one that may be several things. */
function takeParticle(word: string): [string, Role | 'time' | 'unread' | null] {
  if (timePhrase.test(word)) return [word, 'time'];
  if (plainNoun.test(word)) return [word, null];
  for (const [particle, role] of particles) {
    const stem = particle.exec(word)?.[1];
    if (stem !== undefined) return [stem, role];
  }
  return [word, null];
}

const particles: readonly (readonly [RegExp, Role | 'unread'])[] = [
  [/^(.+)(?:에게서|으로부터|로부터)$/, 'source'],
  [/^(.+)(?:에서도?)$/, 'source'],
  [/^(.+)에게$/, 'goal'],
  [/^(.{2,})에$/, 'goal'],
  [/^(.+)[을를]$/, 'object'],
  [/^(.{2,}?|[A-Z][+-]?)(?:으로|로)$/, 'result'],
  [/^(.{2,})[와과]$/, 'partner'],
  [/^(.{2,})[이가]$/, 'subject'],
  // Topics, adnominals, comparisons and connectives that no list here has.
  [/^(.{2,})(?:은|는|도|만|보다|까지|부터|처럼|마다|면서|며|려)$/, 'unread'],
];
