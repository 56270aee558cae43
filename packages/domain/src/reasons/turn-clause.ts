import { politeForm } from '../korean/conjugation.ts';
import { withParticle } from '../korean/particles.ts';
import { actorDeeds, adverbs, compoundDeeds, type Deed, deeds, plainVerbs, shortVerbs, transitive } from './deeds.ts';
import { money } from './slots.ts';

/** A clause of a headline, without who acts in it. */
export interface ClauseToTurn {
  text: string;
  /** Who acts, where it is not the company: an authority or court, or somebody of the company or near it. */
  actor: 'authority' | 'other' | null;
  /** Size of the deed that the next clause gives: "…1,200억 규모"; null without one. */
  size: string | null;
  /** The description, which may tell whether a deed is done or decided. */
  around: string;
}

/** Short forms of the press and their words. */
const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/(공급|납품|판매)계약/g, '$1 계약'],
  [/신탁(?= 체결)/g, '신탁 계약'],
  [/(\d(?:조|억)원?)서 (?=\d)/g, '$1에서 '],
  [/(지분 [\d.]+%) (?=\S+에 )/g, '$1를 '],
  [/(?<![가-힣])유증(?=에|을|를|로|의|\s|$)/g, '유상증자'],
  [/(?<![가-힣])무증(?=에|을|를|로|의|\s|$)/g, '무상증자'],
  [/(?<![A-Za-z])CB(?![A-Za-z])/g, '전환사채'],
  [/(?<![A-Za-z])BW(?![A-Za-z])/g, '신주인수권부사채'],
  [/(?<![A-Za-z])EB(?![A-Za-z])/g, '교환사채'],
  [
    /(\d(?:조|억))(?=$|어치|대(?!의)|으로|서|에|을|[ ](?!원|달러|弗|유로|엔|위안|명|주(?![가-힣])|개|대(?![가-힣])|건|톤|회|\d))/g,
    '$1원',
  ],
];
/** Times to come, and times that may be either. */
const surelyToCome = /내년|내달|다음 ?(?:달|주|해)|오는 |예정|이르면|연내|조만간|까지|이사회서/;
const maybeToCome = /연말|올해|이달|[상하]반기|[1-4]분기|20\d\d년|\d월|\d일(?! ?만에)/;
/** What a company means to do, in the rest of the article: "뚫는다…연내 계약 목표". */
const onlyMeant = /목표|협상|추진|검토|타진|논의|노린|구상|희망/;
const intended = /(?:하|리|우|들이|추|맺|내|주|받|팔|짓|열|넘기|높이|줄이|찍)기로$|키로$/;
/** A size behind the noun of the deed: "자사주 매입 1200억". */
const sizeAtEnd = new RegExp(
  `^(.+ (?:매입|소각|처분|수주|발행|투자|출자|체결|계약|공급)) (${money.source})(?: ?규모)?$`,
);
/** A size between two nouns of deeds: "자사주 매입 500억 완료". */
const sizeBetween = new RegExp(`(매입|소각|취득|발행|처분|공급) (${money.source}) (완료|마무리|결정|결의|마쳐|끝내)$`);
/** Verbs that say that something changed, but not what: "2심서 뒤집혔다". */
const vague = /^(?:뒤집|빌린|엇갈|갈렸|웃었|울었)/;
const fine = /(?:과징금|과태료|벌금|제재금|추징금) ?(?:\d[\d,.]*(?:조|억|만) ?)+원?$/;
/** Words that no deed is done to: ranks, times, quantities of whole periods. */
const noObject =
  /(?:최초|최대|최고|최다|유일|누적|초과)$|초과 \S+$|^(?:올|올해|작년|지난해|이달|국내|해외|[상하]반기|\d분기)$/;
/** Words of time and degree between an object and its verb, besides the adverbs by name: "신제품 6월 출시". */
const inBetween = /(?:만에|째|간)$|^(?:\d+월|\d+일|내년|내달|올해|[상하]반기|\d분기|20\d\d년|연내|\d+개월|\d+년|달)$/;
/** A phrase that has its particle, or is none that takes one: "1심서", "자회사가", "3만명에", "사업자로", "되사들여". */
const hasParticle =
  /(?:[을를]|에|에서|[가-힣\d]서|으로|에게|보다|도|만|까지|부터|넘게|%|(?:%|배|원|억|위|명|주)로|사들여|넘겨|더해|합쳐|나눠|묶어|떼어내|모아|[가-힣]하고|[가-힣]하며|(?:회사|법인|컨소시엄|계열사|업체|본사|주주|법원|정부)[이가]|(?:대상자|사업자|대표|사장|기관|기업|업체|공급사|혐의)로)$/;

/**
 * Turns the end of a clause into the end of a sentence, with every word before it. Null where the end is no known deed,
 * or where the deed would stand for something else than the headline says.
 */
export function turnClause(clause: ClauseToTurn): string | null {
  const ordered = clause.text.replace(sizeBetween, '$2 $1 $3');
  const text = spelledOut.reduce((left, [short, word]) => left.replace(short, word), ordered);
  const [, whole, behind] = sizeAtEnd.exec(text) ?? [];
  if (whole !== undefined && behind !== undefined) return turnEnd(whole, { ...clause, size: inWon(behind) });
  return turnEnd(text, clause);
}

const inWon = (amount: string): string => amount.replace(/(?<=[조억만])$/, '원');

/** Whether a polite verb is past: its stem ends in ㅆ. */
const isPast = (verb: string): boolean => ((verb.at(-3) ?? '').charCodeAt(0) - 0xac00) % 28 === 20;

function turnEnd(text: string, clause: ClauseToTurn): string | null {
  const [, before = '', last = ''] = /^(?:(.*) )?(\S+)$/.exec(text) ?? [];
  if (before === '') return null;
  if (vague.test(last)) return null;
  const verb = plainVerbs[last] ?? politeForm(last) ?? shortVerbs[last];
  if (verb !== undefined) {
    if (!isPast(verb) && onlyMeant.test(clause.around)) return null;
    return `${transitive.test(last) ? withObject(before, '을') : before} ${verb}`;
  }
  if (intended.test(last)) return `${text.replace(/키로$/, '하기로')} 했어요`;
  if (fine.test(text))
    return `${withParticle(inWon(text), '을')} ${clause.actor === null ? '물게 됐어요' : '부과했어요'}`;
  const compound = compoundDeeds.find(({ noun }) => noun.test(text));
  if (compound !== undefined) return `${withParticle(text, '을')} ${measureOf(text, clause)}${compound.verb}`;
  return turnDeed({ before, noun: last }, clause);
}

/** "300억원 규모로 " where the next clause gives the size and this one does not. */
function measureOf(text: string, { size }: ClauseToTurn): string {
  if (size === null || text.includes(size.replace(/원$/, ''))) return '';
  return `${withParticle(`${size} 규모`, '으로')} `;
}

/** Deeds that are done to things, so that an amount is what they are worth: "부품 730억원어치를 공급해요". */
const ofThings = /^(?:공급|납품|매입|수주|소각|처분|수출|발행|매각)$/;

function turnDeed({ before, noun }: { before: string; noun: string }, clause: ClauseToTurn): string | null {
  const { object } = withoutAdverbs(before);
  const known = clause.actor === 'authority' ? [actorDeeds[noun], ...(deeds[noun] ?? [])] : (deeds[noun] ?? []);
  const deed = known.find((candidate): candidate is Deed => candidate?.after?.test(object) ?? candidate !== undefined);
  if (deed === undefined || object === '' || noObject.test(object)) return null;
  const verb = verbOf(deed, { before, noun, around: clause.around });
  if (deed.takes === '에' && / \S+에 /.test(` ${object} `)) return null;
  if (verb === undefined || (deed.takes === '을' && /(?:에|에게|의|[와과])$/.test(object))) return null;
  if (object.endsWith('최종') || /(?:^| )최종$/.test(before)) {
    if (noun === '승소' || noun === '패소') return `${withTaken(object, deed.takes)} 최종 ${noun}했어요`;
  }
  return `${withObject(before, deed.takes, {
    measure: deed.takes === '을' ? measureOf(before, clause) : '',
    isWorth: ofThings.test(noun),
  })} ${verb}`;
}

/** Other words of the press for the same deed. */
const synonyms: Readonly<Record<string, string>> = {
  매입: '매입|취득|사들',
  중단: '중단|멈',
  재개: '재개|다시 (?:시작|가동)',
  완료: '완료|마쳤|마무리|끝냈',
  시작: '시작|들어갔|돌입',
  준공: '준공|완공',
  매각: '매각|처분|팔|넘',
  처분: '처분|팔|매각',
};

/** The verb in the tense that the description, else the clause gives: "발행" may be decided, done or under way. */
function verbOf(
  deed: Deed,
  { before, noun, around }: { before: string; noun: string; around: string },
): string | undefined {
  const forms = `(?:${synonyms[noun] ?? noun})`;
  const isDecided = new RegExp(
    `${forms}(?:하기로|키로|한다|할 |할지|될 |춘다|인다|을 결정|를 결정| 결정|을 결의| 예정)`,
  ).test(around);
  if (isDecided && deed.decided !== undefined) return deed.decided;
  const isDone = new RegExp(`${forms}(?:했|됐|췄|였|을 마|를 마|을 완료|를 완료|에 성공|을 끝| ?완료|다)`).test(around);
  if (isDone) return deed.done ?? deed.verb;
  if (deed.timeless === true) return deed.verb;
  const isToCome =
    surelyToCome.test(before) || maybeToCome.test(before) || /다음 ?달|내달|오는 \d/.test(firstSentence(around));
  return isToCome ? deed.ahead : deed.verb;
}

const firstSentence = (text: string): string => text.split(/(?<=다\.)\s/)[0] ?? '';

/** The phrase with the particle behind its object, before size and adverbs: "유상증자 전격" → "유상증자를 전격". */
function withObject(phrase: string, takes: Deed['takes'], { measure = '', isWorth = false } = {}): string {
  const { object: plain, between } = withoutAdverbs(phrase);
  const object = isWorth ? plain.replace(/(?<=[가-힣A-Za-z] \d[\d,.]*(?:조|억|만)원)$/, '어치') : plain;
  // "취득 후 소각": what goes before is no object of the deed.
  const taken = /^(?:후|뒤|전)$/.test(between[0] ?? '') ? object : withTaken(object, takes);
  return [taken, measure.trim(), ...between].filter((word) => word !== '').join(' ');
}

function withTaken(object: string, takes: Deed['takes']): string {
  if (object === '' || hasParticle.test(object)) return object;
  return takes === '에' || takes === '에서' ? `${object}${takes}` : withParticle(object, takes);
}

function withoutAdverbs(phrase: string): { object: string; between: string[] } {
  const words = phrase.split(' ');
  const between: string[] = [];
  for (
    let last = words.at(-1);
    last !== undefined && (adverbs.has(last) || inBetween.test(last));
    last = words.at(-1)
  ) {
    between.unshift(last === '첫' ? '처음' : last);
    words.pop();
  }
  return { object: words.join(' '), between };
}
