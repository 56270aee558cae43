import { findMood } from '../../text/mood.ts';
import { withParticle } from '../../text/particles.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import { writeOutCharacters } from './chinese-characters.ts';
import { withCustomer } from './customers.ts';
import { isStillToCome } from './deed-stage.ts';
import { actorDeeds } from './deeds.ts';
import {
  hasLooseMarks,
  hasStrays,
  isChanged,
  isDoubtful,
  isLifted,
  isOfOthers,
  isOnlyDecided,
  isShared,
} from './doubts.ts';
import { hasForeignSubject } from './foreign-subject.ts';
import { fitsFrame } from './frames/fits-frame.ts';
import { kindOfOutsider } from './frames/rulings.ts';
import { polish } from './polish.ts';
import { readsOdd } from './reads-odd.ts';
import { money } from './slots.ts';
import { withSizeFirst } from './spell-out.ts';
import { turnClause } from './turn-clause.ts';

/** A clause of a headline with who acts in it. */
interface Clause {
  /** Whether the actor is an authority, a court or another outside; false for somebody of the company or near it. */
  isOutside: boolean;
  /** Who acts, where the headline names another than the company itself: 검찰, 최대주주 가나홀딩스. */
  actor: string | null;
  text: string;
  /** What comes behind it in the headline. */
  rest: readonly string[];
}

const longestClause = 60;
/** Marks between clauses. An arrow between figures and a comma within one part nothing. */
const clauseMarks = /\.{2,}|…|⋯|;|\||\s[-–—]\s|(?<!\d|[가-힣]\d?원?)→(?!\d)|(?<=[가-힣])(?<!\d[조억만천])→(?=[가-힣])/;
/** Behind a clause, these take it back or put it in doubt. */
const undoing = pattern`${wordLists.undone.undoing}`;
/** A dividend that the rest of the headline only foresees: "배당 재개…주당 200원 '예상'". */
const forecast = pattern`${wordLists.outlook.forecasts}|유력|목표`;
/** In a clause, these leave open what happened. */
const unclear =
  /\?|→|⇒|["“”]|(?:^| )(?:안|못) |[가-힣] 땐(?: |$)|(?:[하되내받따르기치오]|으|려|다)면(?: |$)|vs|청신호|적신호|임박|유력|가능성|가시권|초읽기|눈앞|(?<!조건부 )기대감/;
/** What the price made of the news: "… 결정에 급락". */
const priceTail = pattern`(?: ?(?:소식|공시|발표))?에 [^,]*?${wordLists.change.priceTails}[^,]*$`;
/** A cheer or sigh in marks behind the deed: "추가 수주 '잭팟'". */
const cheer = pattern` ['‘"“]${wordLists.change.cheers}['’"”]$`;
/** Words with which others than the company begin a headline. */
const actors = pattern`^(?:[가-힣A-Za-z0-9&· ]{0,14}${wordLists.law.outsiders}|(?:[가-힣A-Za-z0-9]+ )?(?:최대주주|주요주주|[12]대 ?주주)(?: [가-힣A-Za-z0-9]+)?|노조)$`;
const others = `노조|${wordLists.people.kinFirms}|고객사|투자사|파트너사|최대주주|주요주주|[12]대 ?주주|대표|회장|임원|임직원|주주|미국법인|현지법인`;
const ownPeople = new RegExp(`^(?: ?(?:${others})){1,2}(?: [가-힣A-Za-z0-9]+)?$`);
const ownOthers = new RegExp(`^ ((?:${others})(?: (?:${others}))*)[이가은는]? (.+)$`);
/** Words of results and targets, whose figures only the sentences of these read. */
const results = /목표주?가|적정주?가|투자의견|매출|영업이익|영업익|순이익|순익|영업손실|순손실|흑자|적자|실적/;

/** "자사주 5000억 매입 중 2000억 소각": two amounts of one thing. */
const partOfWhole = /\d\S* (?:\S+ ){0,2}(?:중|가운데) \d/;
/** The instances of a court, each with those above it. */
const instances: readonly (readonly [below: RegExp, above: RegExp])[] = [
  [/1심/, /2심|항소심|대법|상고심|최종심|역전[승패]/],
  [/2심|항소심/, /대법|상고심|최종심|파기 ?환송/],
];

/** "1심 승소…2심선 고배": what a higher court said since is the news. */
const isOverruled = (text: string, rest: readonly string[]): boolean =>
  instances.some(([below, above]) => below.test(text) && !above.test(text) && rest.some((part) => above.test(part)));

/** An amount that lacks its 원 between bare nouns: 운영자금 180억 3자배정. */
const bareAmount = pattern`\d(?:조|억) (?!\d[\d,.]*[조억만천]|${wordLists.amount.foreignCurrencies}|弗|명|개|대|건|주|회|장|병)`;
/** "2심에서도 졌어요.": the suit stands in the rest of the headline. */
const bareRuling =
  /^(?:[123]심|항소심|상고심|재심|파기환송심|대법(?:원)?)(?:에서)?도? (?:최종 |다시 |또 |일부 )?(?:이겼|졌|승소|패소)/;

/** A headline with what it needs to be read. */
export interface HeadlineInput {
  headline: string;
  /** Whether the source cut its end off. */
  isCut: boolean;
  names: readonly string[];
  description: string;
}

/**
 * Turns the clause of a headline that tells the event into a sentence, with every word of it: "가나전자, 유럽 공장 증설
 * 결정…2조 투자" → "유럽 공장 증설을 결정했어요.". Only its end changes, so that mood and time stay as the headline gives them:
 * a plan stays one (추진 → 추진해요), and so does a denial. Null where the clause opens with somebody unknown or ends in
 * no known deed, and where the rest of the headline takes it back.
 */
export function eventSentence({ headline, isCut, names, description }: HeadlineInput): string | null {
  const clause = eventClause(headline, names);
  if (clause === null || (isCut && clause.rest.length === 0)) return null;
  const { text, actor, isOutside, rest } = clause;
  if (
    unclear.test(text) ||
    hasLooseMarks(text) ||
    hasStrays(text) ||
    results.test(text) ||
    text.length > longestClause ||
    rest.some((part) => undoing.test(part)) ||
    partOfWhole.test(text) ||
    isOverruled(text, rest) ||
    (text.includes('배당') && rest.some((part) => forecast.test(part)))
  )
    return null;
  // "검찰, 가나전자 체결": what was done to the company alone, only where that is a deed of others.
  const [, whom = '', deed = ''] = /^(\S+) (\S+)$/.exec(text) ?? [];
  if (actor !== null && names.includes(whom) && !(deed in actorDeeds)) return null;
  const around = `${rest.join(' ')} ${description}`;
  const acts = actor === null ? null : isOutside ? 'authority' : 'other';
  const whole = actor === null ? withCustomer(text, description) : text;
  if (whole === null) return null;
  const composed = turnClause({ text: whole, actor: acts, size: sizeIn(rest[0]), around, mood: findMood(description) });
  if (composed === null) return null;
  const turned = polish(withSizeFirst(composed));
  if (bareAmount.test(turned) || readsOdd(turned) || (/…|\.{2,}/.test(headline) && bareRuling.test(turned)))
    return null;
  if (isOfOthers(turned, description, names) || isStillToCome(turned, description)) return null;
  if ([isLifted, isOnlyDecided, isShared, isChanged].some((fits) => fits(turned, around))) return null;
  if (acts !== 'authority' && isDoubtful(turned, description)) return null;
  if (actor === null && !passive.test(turned) && hasForeignSubject(description, names)) return null;
  const end = acts === 'authority' ? writeMade(turned, names) : turned;
  if (end === null || !fitsFrame(end, actor !== null && isOutside ? kindOfOutsider(actor) : 'own')) return null;
  if (actor === null) return `${end}.`;
  const sentence = `${withParticle(writeOutCharacters(actor), '이')} ${end}.`;
  return readsOdd(sentence) ? null : sentence;
}

/** What an authority has somebody pay. */
const fined = pattern`(?:${wordLists.law.fines}|추징금)[^에]*부과(?:했어요|하기로 했어요)$`;
/** Others of the company, whom a fine may be meant for. */
const finedOthers = new RegExp(`^(?:${others}|전 |법인|직원|최고)`);

/** "공정위, 가나전자 담합 과징금 부과": who pays gets its particle; null where it is not the company itself. */
function withFined(end: string, names: readonly string[]): string | null {
  const name = names.find((candidate) => end.startsWith(`${candidate} `));
  // "설탕 담합 가나식품 등 3곳에", "'거짓 고지' 가나게임즈에": what it is fined for lacks its particle.
  if (name === undefined) return names.some((candidate) => end.includes(` ${candidate}`)) ? null : end;
  const rest = end.slice(name.length + 1);
  const many = /^(등 \d+(?:곳|개사|개 사|사)) /.exec(rest)?.[1];
  if (many !== undefined) return `${name} ${many}에${rest.slice(many.length)}`;
  return finedOthers.test(rest) || / \S+에 /.test(` ${rest}`) ? null : `${name}에 ${rest}`;
}

/** What an authority looks into, with nothing of its cause: "특별감독에 들어갔어요". */
const inquired =
  /^\S+ ((?:(?:특별|정기|수시|현장|종합|세무|\d+[^\s간]*간) ?)*(?:감독|검사|조사|세무조사|점검|감리|수사|심사|실사)에) 들어갔어요$/;

/**
 * What an authority did: "거래소, 가나전자 관리종목 지정" gives the company its particle. Null where the verb is what was done to
 * the company, and where a thing of the company stands between, which would need the particle.
 */
function writeMade(end: string, names: readonly string[]): string | null {
  // "'하청 노동자 사망' 가나조선을 압수수색했어요": why stands in marks before whom.
  if (names.some((candidate) => new RegExp(`^['‘“][^'’”]+['’”] ${candidate}`).test(end))) return null;
  if (passive.test(end) && !/받아들였어요$/.test(end)) return null;
  const buyer = names.find((candidate) => new RegExp(`^${candidate} \\S+ (?:인수|매각|합병)[을를] `).test(end));
  if (buyer !== undefined) return `${buyer}의${end.slice(buyer.length)}`;
  if (fined.test(end)) return withFined(end, names);
  if (/처분을 내(?:렸|리기로 했)어요$/.test(end)) return withFined(end, names);
  const [, inquiry] = inquired.exec(end) ?? [];
  const whom = inquiry === undefined ? undefined : names.find((candidate) => end.startsWith(`${candidate} ${inquiry}`));
  if (whom !== undefined) return `${whom}에 대한${end.slice(whom.length)}`;
  if (!/(?:으로|로) (?:지정|결정|선정|확정)(?:했|하기로 했)어요$/.test(end) || / \S+[을를] /.test(` ${end}`))
    return end;
  const name = names.find((candidate) => end.startsWith(`${candidate} `));
  if (name === undefined || pattern`${wordLists.law.rightToSupport}(?:으로|로) `.test(end)) return null;
  return `${withParticle(name, '을')}${end.slice(name.length)}`;
}

/** The clause that tells what the company did or what was done to it; null without one. */
function eventClause(headline: string, names: readonly string[]): Clause | null {
  const parts = headline
    .split(clauseMarks)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const [index, part] of parts.entries()) {
    const found = buildClause(part.replace(priceTail, '').replace(cheer, ''), names);
    if (found === null) continue;
    return { ...found, rest: [...found.rest, ...parts.slice(index + 1)] };
  }
  return null;
}

function buildClause(part: string, names: readonly string[]): Clause | null {
  const [opening = '', ...further] = part.split(/(?<!\d),\s*|,(?!\d)\s*/);
  const [next = '', ...rest] = further;
  const name = names.find((candidate) => opening.startsWith(candidate));
  if (name === undefined) {
    const isNamed = names.some((candidate) => next.includes(candidate));
    return isNamed && actors.test(opening) ? { actor: opening, isOutside: true, text: next, rest } : null;
  }
  const behind = opening.slice(name.length);
  if (/^[은는이가도]?$/.test(behind)) return next === '' ? null : { actor: null, isOutside: false, text: next, rest };
  if (next !== '' && ownPeople.test(behind)) return { actor: opening, isOutside: false, text: next, rest };
  // "가나전자 고객사 북미 공장 증설 확정": the others of the company act.
  const [, whose, deedOfOthers] = ownOthers.exec(behind) ?? [];
  if (whose !== undefined && deedOfOthers !== undefined)
    return { actor: `${name} ${whose}`, isOutside: false, text: deedOfOthers, rest: further };
  const text = /^(?:[은는이가]|에|에게)? +(.+)$/.exec(behind)?.[1];
  // "가나전자 3분기 선방, 목표가 상향": a list of things, of which the first is no clause of its own.
  return text === undefined ? null : { actor: null, isOutside: false, text, rest: further };
}

/** Verbs of what was done to the company: that the description names who did it is no doubt. */
const passive = /(?:(?:됐|받았|물게 됐|이겼|졌|승소했|패소했|풀렸|빠졌|물러났)어|돼|빠져|물러나)요$/;

/** Size of the deed in the clause right behind: "…1,200억 규모". */
function sizeIn(part: string | undefined): string | null {
  const size = new RegExp(`^(?:총 |약 )?(${money.source}) ?(?:규모|어치)$`).exec(part ?? '')?.[1];
  return size === undefined ? null : size.replace(/(조|억|만)$/, '$1원');
}
