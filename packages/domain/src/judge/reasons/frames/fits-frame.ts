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
const measure =
  /(?: 전량)?(?: (?:약|총|최대))?(?: \S*\d\S*(?:주|%|원|달러|유로|엔|위안|어치|척|대|기|건|곳|개|명|량|문|t|톤|편|종|호기|단계|정|W|Wh|회분|분의 \d|가구|세대|세트))+(?: (?:전량|일부|전부|전체))?$/;
const amount = /^\S*\d\S*(?:조|억|만|\d)(?:원|달러|유로|엔|위안)$/;
/** What an amount may be followed by within a phrase. */
const behindAmount =
  /^(?:규모|어치|상당|이상|안팎|수준|가량|한도|이내|미만|초과|수주|투자|유치|조달|배상|지급|상환|출자|배당|마련|추가|투입|기부|지원|차입|대출|보증)$/;
/** What an amount may follow within a phrase, because it is its own. */
const ownsAmount = new RegExp(
  `(?:^|\\S)(?:${n.payables}|${n.securities}|주당|\\d주당|\\d주에|자사주|자기주식|매출|연|총|약)$`,
);
/** Nouns that no work is done on and that nobody sells, among those that are no things. */
const noThing =
  /(?:공급|납품|운영|판매|국산화|상용화|양산|개발|연구|출시|도입|진출|투자|인수|매각|증자|배당|상장|승인|허가|인증|소송|분쟁|특허|지정|선정|협상|합의|계약|협약|MOU|수출|수입|수주|파운드리|가능성|전망|기대|청신호|신호|우려|효과|영향|여부|검토|추진|최초|최대|최고|처음|올해|내년|작년|연내|대표|회장|사장|임원|직원|고객|주주|기관|외국인|정부|당국|법원|국내|해외|글로벌|현지|전체|일부|[가-힣]들|경쟁|전쟁|시대|바람|행진|랠리|잭팟|성과|목표|계획|방안|의지|속도|박차)$/;
/** What is neither somebody nor a place. */
const noParty = new RegExp(
  `(?:${n.actions.replace(/(?<=[:|])(?:건설|개발|제작|서비스|사업|프로젝트|투자|거래|공사|조사|판매|운영|단지)\|/g, '')}|인센티브|보상|성과급|상여|보너스|재원|유출|처분|결정|소송|분쟁|심판|통보|요구|명령|판결|조치|방침|계획|전망|기대|우려|가능성)$`,
);
/** What is done with shares that are counted. */
const sharesOf =
  /^(?:전량|일부|추가|소각|매입|취득|처분|매각|지급|발행|인수|출연|증여|매도|매수|무상|유상|신주|배당|상장|전환|블록딜|이익소각)/;
/** Work that is ordered and named by its deed. */
const work =
  /(?:공사|사업|프로젝트|구축|건설|재건축|재개발|정비|정비사업|리모델링|납품|MRO|위탁생산|설계|시공|증설|개조|용역|컨설팅|유지보수|자동화|고도화|설치|기술|보안관제|시스템|운영)$/;
/** What is made and sold, as the end of a long phrase. */
const wares =
  /(?:장비|설비|시스템|솔루션|부품|소재|기술|서비스|플랫폼|로봇|배터리|반도체|메모리|칩|기판|변압기|전선|케이블|선박|LNG선|컨테이너선|유조선|엔진|모터|센서|카메라|렌즈|모듈|패키지|필름|원료|의약품|백신|치료제|신약|복합제|시밀러|제품|신제품|신작|게임|앱|차량|전기차|버스|트럭|굴착기|크레인|터빈|발전기|원전|기자재|보조기기|데이터|콘텐츠|드라마|영화|물량|납품|공사|사업|프로젝트|매장)$/;
/** When something was done is not what it was done to: "1Q를 수주". */
const period = /(?:^| )(?:[1-4]Q|[1-4]분기|상반기|하반기|연간|올해|작년|지난해|내년)$/;
const longest = { known: 8, open: 4 } as const;

/**
 * Whether a composed sentence, without who acts, was read whole: its verb is known, each of its phrases has a role that the verb
 * takes, no role is filled twice, and the noun that ends a phrase is one that the deed can be done to.
 */
export function fitsFrame(sentence: string, actor: Actor): boolean {
  return frames[actor].some((frame) => fits(sentence, frame));
}

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
const goesAbroad = /^(?:수출|납품|공급|판매|철수|진출|입점|출시)$/;

/** Verbs that lead to the next one, which a noun before them would have to be the object of: "훈풍 타고", "수요에 힘입어". */
const verbal =
  /(?:(?:^|[^재광보창사경공권금최중신원예기])고|(?:투자|투입|매각|발행|출자|확보|인수|개발|활용|이용|적용|도입|수주|공급|처분|취득|제휴|협력|연계|결합|대응|반영|감안|고려|제외|비롯|의|인|통|위|향)해|힘입어|맞서|밀려|막혀|걸려|이끌려|만나|앞서|나서)$/;

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
