import { adverbs } from '../verbs.ts';
import type { Role } from './frame.ts';

/** A noun phrase with the role that its particle gives it. */
export interface Phrase {
  role: Role;
  /** Its words without the particle. */
  words: readonly string[];
}

/** Which time it is, and by how much more: none of these is a phrase. */
const ordinal =
  /(?:사들인 뒤|(?:국내|세계|업계|아시아|국내외) 최초로|\S+ 번째로|(?:약속|예정|계획|목표)보다 (?:\S+ )?(?:일찍|먼저|빨리|늦게)|\d\S*(?:원|명|%) 넘게)(?= |$)/g;
/** Words with a name in quotation marks as one. */
const tokens = /[^\s'‘]*['‘][^'’]*['’][^\s]*|\S+/g;
const timeWord =
  /^(?:\d+월|\d+일|내년|내달|올해|연내|연말|[상하]반기|\d분기|20\d\d년|\d+개월|\d+년|\d+(?:년|개월|주|일|시간)간|(?:하루|이틀|사흘|나흘|닷새|열흘|보름)[간째]?|만기|상장|납입|취득|오는|다음|이달|지난달|달|주)$/;
const timePhrase =
  /(?:\d\S*|올해|내년|내달|이달|연말|연내|반기|분기|[년월]초|[년월]말|하루|이틀|사흘|보름|반년)(?:까지|부터|만에|동안|이후|안에|내에)$|(?:^|\d)(?:\d+(?:년|월|일|분기)|올해|내년|내달|이달|연말|[상하]반기)에$/;
const timeBefore =
  /^(?:\d\S*|올해|내년|내달|이달|오는|다음|지난|매년|매월|향후|앞으로|약|달|해|창사|창립|출시|상장|착공|\S+ ?만에)$/;
const degree = /^(?:평균|최대|최고|약|총|\S*\d\S*%p?|\S*당|\d\S*원|[2-9]배|절반|\d*단계|[한두세네])$/;
/** Forms of verbs before a noun. What stands before them belongs to them. */
const adnominal =
  /^(?:맺은|체결한|따낸|받은|벌인|지은|만든|개발한|넘긴|공급하는|납품하는|판매하는|수출하는|투자한|투입한|출자한|들인|발행한|보유한|설립한|인수한|제기한|낸|건|빼돌린|빼낸|숨긴|누설한|유출한|갖춘|맡은|쓰는|짓는|대는|활용한|이용한|적용한|탑재한|소각하는|위한|통한|대한|관한|겨냥한|포함한|이끄는|운영하는|운영한|신청한|수주한|취득한|매입한)$/;
/** Forms of verbs that lead to the verb of the sentence, with the object before them. */
const leading =
  /^(?:위해|위하여|통해|거쳐|앞두고|들여|투자해|투입해|출자해|발행해|매각해|처분해|인수해|팔아|갚으려|막으려|늘리려|줄이려|맞추려|메우려|지키려|키우려|살리려|피하려|활용해|이용해|꺾고|제치고|누르고|따돌리고|뚫고|딛고|겨냥해|담보로|상대로|대상으로|계기로|토대로|바탕으로|틈타|확보해|도입해|접고|끝내고|마치고|사들여|나눠|쪼개|낮춰|높여|올려|내려|늘려|줄여|앞당겨|합쳐|떼어내|기념해|포함해|묶어)$/;
/** Words that end in the letters of a particle and have none. */
const plainNoun =
  /(?:(?:^|[^주과])[허인평단원추증국물]가|(?<![사이자])유가|(?:^|상한|하한|최)[고저]가|(?:^|\S\S)(?<!개)시가|(?:상한|하한|작|전문|투자|(?<!수)주|공모|발행|정|종|출고|소비자)가|[차높길깊나놀]이|마을|가을|[인제속한용수연빈온구유의각강밀선주보태궤포매전족뢰호확난시철농부경위진]도|불만|\d만|(?:의향|계약|신고|보고|통지|제안|협약|합의|요구|청구|신청|확인|보증|인증)서|도로|활로|항로|진로|경로|프로|제로|유로|선로|통로|판로|고로|원자로|전기로|[결효성부통학초경치안사]과|기와|은행|바이|웨이|디스플레이|플레이|게이트웨이|하이|와이파이)$/;
/** What something happens because of. */
export const cause =
  /(?:고장|화재|사고|결함|부진|파업|폭우|태풍|악화|급감|영향|유출|위반|담합|조작|혐의|의혹|침해|배임|횡령|누출|오염|리콜|해킹|장애|여파|실패|부족|과실|공시|은폐|누락|허위|지연|미비|미달|잠식|거절|급등|과열|급증|감소|둔화|침체|규제|우려|사유|붕괴|폭발|추락|불이행|번복|변경|남용|갑질|불공정거래|부정거래|시세조종|뇌물|분식|분식회계|탈루|누설|과다|집중|반대|반발|불발|미지급|적자|부담|압박|악재|호조|호황|수요|관세|캐즘|불황|불안|논란|여론|누적|제재|정전|누전|침수|한파|부품난|파산|부도)$/;
const amount = /\d\S*(?:원|달러|유로|엔|위안|파운드)$/;

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
