import { politeForm } from '../korean/conjugation.ts';
import { type Particle, withParticle } from '../korean/particles.ts';
import { actorDeeds, adverbs, compoundDeeds, type Deed, deeds, plainVerbs, shortVerbs, transitive } from './deeds.ts';
import { money } from './slots.ts';

/** A clause of a headline with who acts in it. */
interface Clause {
  /** Who acts, where the headline names another than the company itself: 검찰, 최대주주 가나홀딩스. */
  actor: string | null;
  text: string;
  /** What comes behind it in the headline. */
  rest: readonly string[];
}

const longestClause = 60;
/** Marks between clauses. An arrow between figures and a comma within one part nothing. */
const clauseMarks = /\.{2,}|…|⋯|;|\||\s[-–—]\s|(?<!\d|[가-힣]\d?원?)→(?!\d)|(?<=[가-힣])→(?=[가-힣])/;
/** Behind a clause, these take it back or put it in doubt. */
const undoing =
  /철회|번복|무산|취소|해지|파기|정정|사실무근|부인|오보|\?|설(?=[\s"'’”]|$)|루머|반박|없던 일|아니다|불발|보류/;
/** In a clause, these leave open what happened. */
const unclear = /\?|→|⇒|["“”]|(?:^| )(?:안|못) |vs/;
const toCome =
  /내년|내달|다음 ?(?:달|주|해)|오는 |예정|이르면|연내|연말|조만간|올해|이달|까지|[상하]반기|[1-4]분기|20\d\d년|\d월|\d일|이사회서/;
/** What the price made of the news: "… 결정에 급락". */
const priceTail =
  /(?: ?(?:소식|공시|발표))?에 [^,]*?(?:급등|급락|강세|약세|상승|하락|상한가|하한가|신고가|신저가|오름세|내림세|[↑↓]|上|下|추락|폭락|떨어져|껑충|휘청|뒷걸음|뒷걸음질|반등|들썩|훈풍|내리막|곤두박질|가격제한폭)[^,]*$/;
/** Words with which others than the company begin a headline. */
const actors =
  /^(?:[가-힣A-Za-z0-9&· ]{0,14}(?:검찰|경찰|공정위|금감원|금융위|증선위|국세청|특검|노동부|공수처|거래소|기심위|법원|대법|대법원|고법|지법|헌재|식약처|환경부|국토부|산업부|복지부|관세청|FDA|EMA|무디스|피치|S&P|한신평|나신평|한기평|조합|자산운용|사모펀드|국민연금|국민연금공단|은행|파트너스|인베스트먼트|캐피탈|PE|PEF|홀딩스)|(?:[가-힣A-Za-z0-9]+ )?(?:최대주주|주요주주|[12]대 ?주주)(?: [가-힣A-Za-z0-9]+)?|노조)$/;
const ownPeople =
  /^(?: ?(?:노조|자회사|계열사|모회사|협력사|최대주주|주요주주|대표|회장|임원|임직원|주주|미국법인|현지법인)){1,2}(?: [가-힣A-Za-z0-9]+)?$/;
/** Short forms of the press and their words. */
const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/(공급|납품|판매)계약/g, '$1 계약'],
  [/(?<![가-힣])유증(?=에|을|를|로|의|\s|$)/g, '유상증자'],
  [/(?<![A-Za-z])CB(?![A-Za-z])/g, '전환사채'],
  [/(?<![A-Za-z])BW(?![A-Za-z])/g, '신주인수권부사채'],
  [/(?<![A-Za-z])EB(?![A-Za-z])/g, '교환사채'],
  [
    /(\d(?:조|억))(?=$|어치|대(?!의)|으로|에|을|[ ](?!원|달러|弗|유로|엔|위안|명|주(?![가-힣])|개|대(?![가-힣])|건|톤|회|\d))/g,
    '$1원',
  ],
];
const intended = /(?:하|리|우|들이|추|맺|내|주|받|팔|짓|열|넘기|높이|줄이|찍)기로$|키로$/;
/** Words of results, whose figures only `earningsSentence` reads. */
const results = /매출|영업이익|영업익|순이익|순익|영업손실|순손실|흑자|적자|실적/;
/** A size behind the noun of the deed: "자사주 매입 1200억". */
const sizeAtEnd = new RegExp(
  `^(.+ (?:매입|소각|처분|수주|발행|투자|출자|체결|계약|공급)) (${money.source})(?: ?규모)?$`,
);
/** Ranks without the thing that has them: "국내 최초 출시". */
const rankOnly = /(?:최초|최대|최고|최다|유일)$/;
const fine = /(?:과징금|과태료|벌금|제재금|추징금) ?(?:\d[\d,.]*(?:조|억|만) ?)+원?$/;

/**
 * Turns the clause of a headline that tells the event into a sentence, with every word of it: "가나전자, 유럽 공장 증설
 * 결정…2조 투자" → "유럽 공장 증설을 결정했어요.". Only its end changes, so that mood and time stay as the headline gives them:
 * a plan stays one (추진 → 추진해요), and so does a denial. Null where the clause opens with somebody unknown or ends in
 * no known deed, and where the rest of the headline takes it back.
 */
export function eventSentence(headline: string, names: readonly string[], isCut: boolean): string | null {
  const clause = eventClause(headline, names);
  if (clause === null || (isCut && clause.rest.length === 0)) return null;
  if (
    unclear.test(clause.text) ||
    results.test(clause.text) ||
    clause.text.length > longestClause ||
    clause.rest.some((part) => undoing.test(part))
  )
    return null;
  const text = spelledOut.reduce((left, [short, word]) => left.replace(short, word), clause.text);
  // "검찰, 가나전자 체결": what was done to the company alone, only where that is a deed of others.
  const [, whom = '', deed = ''] = /^(\S+) (\S+)$/.exec(text) ?? [];
  if (clause.actor !== null && names.includes(whom) && !(deed in actorDeeds)) return null;
  const end = sentenceEnd(text, clause.actor !== null, sizeIn(clause.rest[0]));
  if (end === null) return null;
  return clause.actor === null ? `${end}.` : `${withParticle(clause.actor, '이')} ${end}.`;
}

/** The clause that tells what the company did or what was done to it; null without one. */
function eventClause(headline: string, names: readonly string[]): Clause | null {
  const parts = headline
    .split(clauseMarks)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const [index, part] of parts.entries()) {
    const found = clauseOf(part.replace(priceTail, ''), names);
    if (found === null) continue;
    return { ...found, rest: [...found.rest, ...parts.slice(index + 1)] };
  }
  return null;
}

function clauseOf(part: string, names: readonly string[]): Clause | null {
  const [opening = '', ...others] = part.split(/(?<!\d),\s*|,(?!\d)\s*/);
  const [next = '', ...rest] = others;
  const name = names.find((candidate) => opening.startsWith(candidate));
  if (name === undefined) {
    const isTold = names.some((candidate) => next.includes(candidate));
    return isTold && actors.test(opening) ? { actor: opening, text: next, rest } : null;
  }
  const behind = opening.slice(name.length);
  if (/^[은는이가도]?$/.test(behind)) return next === '' ? null : { actor: null, text: next, rest };
  if (next !== '' && ownPeople.test(behind)) return { actor: opening, text: next, rest };
  const text = /^(?:[은는이가]|에|에게)? +(.+)$/.exec(behind)?.[1];
  // "가나전자 3분기 선방, 목표가 상향": a list of things, of which the first is no clause of its own.
  return text === undefined ? null : { actor: null, text, rest: others };
}

/** Size of the deed in the clause right behind: "…1,200억 규모". */
function sizeIn(part: string | undefined): string | null {
  const size = new RegExp(`^(?:총 |약 )?(${money.source}) ?(?:규모|어치)$`).exec(part ?? '')?.[1];
  return size === undefined ? null : size.replace(/(조|억|만)$/, '$1원');
}

/** The clause with its end as a sentence ends; null where its end is not known. */
function sentenceEnd(text: string, hasActor: boolean, size: string | null): string | null {
  const [, whole, behind] = sizeAtEnd.exec(text) ?? [];
  if (whole !== undefined && behind !== undefined)
    return sentenceEnd(whole, hasActor, behind.replace(/(?<=[조억만])$/, '원'));
  const [, before = '', last = ''] = /^(?:(.*) )?(\S+)$/.exec(text) ?? [];
  if (before === '') return null;
  const verb = plainVerbs[last] ?? politeForm(last) ?? shortVerbs[last];
  if (verb !== undefined && verb !== null)
    return `${transitive.test(last) ? withObject(before, '을') : before} ${verb}`;
  if (intended.test(last)) return `${text.replace(/키로$/, '하기로')} 했어요`;
  if (fine.test(text))
    return `${withParticle(text.replace(/(?<=[조억만])$/, '원'), '을')} ${hasActor ? '부과했어요' : '물게 됐어요'}`;
  const compound = compoundDeeds.find(({ noun }) => noun.test(text));
  const measure =
    size === null || text.includes(size.replace(/원$/, '')) ? '' : `${withParticle(`${size} 규모`, '으로')} `;
  if (compound !== undefined) return `${withParticle(text, '을')} ${measure}${compound.verb}`;
  return sentenceByDeed({ before, noun: last, measure, hasActor });
}

/** What stands before the noun of a deed, and the size that goes between the object and its verb. */
interface DeedClause {
  before: string;
  noun: string;
  measure: string;
  hasActor: boolean;
}

function sentenceByDeed({ before, noun, measure, hasActor }: DeedClause): string | null {
  const object = withoutAdverbs(before).object;
  const known = hasActor ? [actorDeeds[noun], ...(deeds[noun] ?? [])] : (deeds[noun] ?? []);
  const deed = known.find((candidate): candidate is Deed => candidate?.after?.test(object) ?? candidate !== undefined);
  if (deed === undefined || object === '' || rankOnly.test(object)) return null;
  const verb = toCome.test(before) ? deed.ahead : deed.verb;
  if (verb === undefined || (deed.takes === '을' && /(?:에|에게|의|[와과])$/.test(object))) return null;
  return `${withObject(before, deed.takes)} ${deed.takes === '을' ? measure : ''}${verb}`;
}

/** The phrase with the particle behind its object and before the adverbs: "유상증자 전격" → "유상증자를 전격". */
function withObject(phrase: string, particle: Deed['takes']): string {
  const { object, between } = withoutAdverbs(phrase);
  // "1심서 승소", "항소심도 패소", "3만명에 판매": the object has its particle, or the phrase is none.
  const hasParticle =
    /(?:[을를]|에|에서|[가-힣\d]서|으로|에게|보다|도|만|까지|부터|넘게|%|(?:%|배|원|억|위|명|주)로|사들여|넘겨|더해|합쳐|나눠|묶어|떼어내|모아|[가-힣]하고|[가-힣]하며)$/.test(
      object,
    );
  const told =
    hasParticle || object === ''
      ? object
      : particle === '에' || particle === '에서'
        ? `${object}${particle}`
        : withParticle(object, particle satisfies Particle);
  return [told, ...between].filter((word) => word !== '').join(' ');
}

function withoutAdverbs(phrase: string): { object: string; between: string[] } {
  const words = phrase.split(' ');
  const between: string[] = [];
  while (words.length > 0 && (adverbs.has(words.at(-1) ?? '') || /(?:만에|째)$/.test(words.at(-1) ?? '')))
    between.unshift(words.pop() ?? '');
  return { object: words.join(' '), between };
}
