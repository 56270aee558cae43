import { cleanText } from '../../text/clean-text.ts';
import { decidedForm, politeForm } from '../../text/conjugation.ts';
import { finalConsonant, firstSentence } from '../../text/mood.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import { isChanged, isDoubtful, isLifted, isOfOthers, isShared } from './doubts.ts';

/** The article with what a sentence of its beginning has to fit. */
export interface LeadInput {
  headline: string;
  names: readonly string[];
  description: string;
}

/** Where and by whom it was written, before the first word: "[서울=가나뉴스] 박가나 기자 = ". */
const dateline =
  /^(?:(?:\[[^\]]{1,30}\]|【[^】]{1,30}】|\([^)]{1,20}=[^)]{1,20}\)) ?)*(?:[가-힣]{2,4} (?:기자|특파원) ?= ?)?/;
/** A list, a speech, a cut sentence or markup is no sentence of its own, nor is one with two subjects ("사업이 제동이 걸렸다"). */
const unlikeProse = /[이가] 제동이 걸|["“”‘’'…▲△◆◇■□●○▶☞|=@<>[\]{}]|\.{2,}|[가-힣]\?/;
const brackets = / ?\([^()]*\)/g;
const areas = /(?<=[\d만천])m([23])(?![A-Za-z\d])/g;
/** Words of prices, flows and holdings: no event of the company. */
const price =
  /주가|거래일|거래를 마|장중|마감|순매[수도]|시가총액|52주|주식등|[승락]폭|상한가|하한가|급등|급락|강세|약세|(?:오르|떨어지|내리|뛰)고 있|(?:소식|결정|발표|공시|보도|계약|수주|체결|기대감?|우려|여파)(?:에|으?로) (?:\d[\d.]*%\S* )?(?:상승|하락|반등|올랐|떨어졌|뛰었)/;
/** Views, hearsay and conditions. */
const view = pattern`${wordLists.outlook.views}`;
/** What happens only if something else does, or would have. */
const condition = /(?:[하되내받따르기치오쳐]|으|려|다|됐|했)면 |[가-힣] 땐 /;
/** Days that mean nothing a day later. */
const relativeDay = /이날|전날|오늘|어제/;
/** Who reported it and when, behind what was reported. */
const reported =
  /^(.+다)고 (?:(?:한국)?거래소[가는] )?(?:(?:지난 )?\d{1,2}일 )?(?:잠정 )?(?:공시|발표|밝혔|밝힌|전했)\S*$/;
/** What something was said for, not done for: "도입 1년을 맞아 … 전환했다고 밝혔다". */
const statedFor = /[을를] (?:맞아|맞이해|맞이하여|기념해|기념하며|계기로|앞두고) /;
/** Somebody else says otherwise, so that the company's word is not the fact. */
const disputed = /반박|반론|이의를 제기|사실과 다르|사실이 아니/;
/** A claim of the company that all is well, which its saying verb keeps from being a fact: "일정에 변동이 없다고 밝혔다". */
const claimed = /(?:없다|아니다|않다|않는다|않았다|않을 것이다|맞다|충분하다|무관하다|정상이다|크다|작다|적다)고 /;
/** A second subject: "1조원, 다라가 2조원을 투자했다", "인수하자 다라는 적자로 돌아섰다". */
const secondSubject =
  /^[^,]*(?<!고|며|면서|지만|는데|으나|[해아어여]서?|로|[은는인]|자), \S{2,}[은는이가] |[가-힣](?<!투)자 \S{2,}[은는] /;
/** What a company does by its own decision: its present is a plan. Of other verbs the present stays. */
const decidedDeed = pattern`^${wordLists.trade.decidedVerbs}다$`;
const undecided = pattern`${wordLists.outlook.undecided}한다$`;
const isDecided = (verb: string, before: string): boolean =>
  (decidedDeed.test(verb) && (verb.endsWith('배당한다') || !undecided.test(verb))) ||
  /보증을 선다$/.test(`${before} ${verb}`);
const longest = 90;
const shortest = 14;

/**
 * The first sentence of the description as it stands, where it tells what the headline tells: "가나전자는 독일 업체와 공급 계약을 맺었다고
 * 26일 공시했다." → "독일 업체와 공급 계약을 맺었어요." Prose has every particle and the tense that a headline leaves out; only the company as
 * its subject, brackets and the report itself go.
 */
export function leadSentence({ headline, names, description }: LeadInput): string | null {
  const text = cleanText(description).replace(dateline, '').trim();
  const first = firstSentence(text);
  if (!/다\.$/.test(first)) return null;
  const plain = first
    .slice(0, -1)
    .replaceAll(brackets, '')
    .replace(areas, (_all, sign) => (sign === '2' ? '㎡' : '㎥'));
  if ([unlikeProse, price, view, condition, relativeDay].some((words) => words.test(plain))) return null;
  const stated = withoutSubject(plain, names);
  if (stated === null || secondSubject.test(stated) || !statesSame(stated, headline, names)) return null;
  if (reported.test(stated) && (claimed.test(stated) || statedFor.test(stated) || disputed.test(text))) return null;
  const end = politeEnd(stated);
  if (end === null || end.length > longest || end.length < shortest) return null;
  const around = `${headline} ${text}`;
  if ([isLifted, isShared, isChanged].some((isHalf) => isHalf(end, around))) return null;
  return isDoubtful(end, text) || isOfOthers(end, text, names) ? null : `${end}.`;
}

/** What may introduce the company: "반도체 장비기업 가나전자는". */
const introduction =
  /^(?:[가-힣A-Za-z\d·]+ ){0,4}[가-힣A-Za-z\d·]*(?:기업|업체|회사|제조사|개발사|그룹|스타트업|전문|대표)$/;
/** The company opens a clause about something else: "가나유통이 운영하는 마트가 …". It stays, so that the clause is whole. */
const opensClause =
  /^(?!지난 |오는 |이번 |다른 |모든 )(?:\S+ ){0,5}?\S*(?:한|된|던|온|인|는|낸|은|린|든|운|진|친|건) (?:\S+ ){0,12}?\S+(?:[이가]|만) /;

/** What stands behind "반도체 업체 가나전자는"; null where somebody else opens the sentence. */
function withoutSubject(sentence: string, names: readonly string[]): string | null {
  for (const name of names) {
    const at = sentence.indexOf(name);
    if (at < 0) continue;
    const [, particle = '', behind] = /^(은|는|이|가) (.+)$/.exec(sentence.slice(at + name.length)) ?? [];
    const before = sentence.slice(0, at).trim();
    if (behind === undefined || !(before === '' || introduction.test(before))) continue;
    return /[이가]/.test(particle) && opensClause.test(behind) ? sentence.slice(at) : behind.replace(day, '');
  }
  return null;
}

/** A day right behind the subject, which the date of the news tells: "23일 임원인사를". */
const day = /^(?:지난 |20\d\d년 \d{1,2}월 )?\d{1,2}일 (?!하루)/;

/** Words of a headline that end or put off what was planned or agreed, and the words of prose for the same. */
const undone = pattern`${wordLists.undone.undoneInTitle}`;
const undoneInProse = pattern`${wordLists.undone.undoneInProse}`;

function politeEnd(stated: string): string | null {
  const said = reported.exec(stated)?.[1] ?? stated;
  const [, before = '', verb = ''] = /^(.+) (\S+)$/.exec(said) ?? [];
  if (/(?:예정|계획|방침|중)이다$/.test(verb)) return `${before} ${verb.replace(/이다$/, '이에요')}`;
  if (/이다$|아니다$/.test(verb)) return null;
  const final = finalConsonant(verb.at(-2) ?? '');
  const isPresent = final === 4 || verb.endsWith('는다');
  const end = isPresent && isDecided(verb, before) ? decidedForm(verb) : politeForm(verb);
  return end === null ? null : `${before} ${end}`;
}

/** Whether a sentence tells what the headline tells: most of the headline's words begin a word of it. */
function statesSame(sentence: string, headline: string, names: readonly string[]): boolean {
  let bare = headline;
  for (const name of names) bare = bare.replaceAll(name, ' ');
  const words = bare.match(/[가-힣]{2,}|\d[\d,.]*/g) ?? [];
  const found = words.filter((word) => sentence.replaceAll(',', '').includes(word.replaceAll(',', '').slice(0, 2)));
  if (undone.test(headline) && !undoneInProse.test(sentence)) return false;
  return found.length >= 2 && found.length / words.length >= 0.4;
}
