import { unifyText } from '../../company-matching/plain-text.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Fault } from '../reading/faults.ts';
import { authorities } from './authorities.ts';
import { isActedOnByName, isDoneByOwned, isDoneToSubject, isQuotedAbout, ownsTheObject } from './check-owners.ts';
import { isExchanged, isOfHolder, judgesAuthority } from './check-roles.ts';
import { namesOccurIn } from './invented-names.ts';
import { brokerageEnd, type Context, givesNoOpinion, isOfOtherBrokerage, opinion } from './opinions.ts';
import { findRoles, isPartOfOwner } from './role-marks.ts';

/** Words that a sentence may use for who acts though the source does not have them. */
const general = pattern`^(?:한 ?)?${wordLists.people.actors}$`;
/** The source unified last: several sentences are checked against one, one after the other. */
let last = { source: '', text: '' };

function unifySource(source: string): string {
  const unify = (line: string) => unifyText(line).toLowerCase().replaceAll('證', '증권');
  if (last.source !== source) last = { source, text: source.split('\n').map(unify).join('\n') };
  return last.text;
}

/** Returns `name` and `actor`: who a sentence names without the source, and who did something else. */
export function checkActors(sentence: string, source: string, names: readonly string[]): Fault[] {
  const text = unifySource(source);
  const said = unifyText(sentence);
  const own = names.map((name) => unifyText(name).toLowerCase()).filter((name) => name !== '');
  const known = `${text}\n${own.join('\n')}`;
  const subject = findSubject(said, own);
  const wrong: Fault[] = [];
  const owner = own.find((name) => said.toLowerCase().startsWith(`${name}의 `));
  const possessed = owner === undefined ? undefined : { subject: owner, lower: said.toLowerCase(), text };
  if (possessed !== undefined && (isPartOfOwner(possessed.subject, said, text) || isDoneByOwned(possessed)))
    wrong.push('part');
  if (!namesOccurIn(withoutKnownEnds(said, text), known) || namesUnknown(subject, said, known)) wrong.push('name');
  if (subject !== undefined && wrong.length === 0) {
    const leads = said.toLowerCase().startsWith(subject);
    const deed = { subject, lower: said.toLowerCase(), text };
    const isTurned =
      leads &&
      own.includes(subject) &&
      !receives.test(said) &&
      [ownsTheObject, isDoneToSubject, isQuotedAbout, isActedOnByName].some((rule) => rule(deed));
    if (isTurned || isExchanged(deed.lower, text) || (leads && isOtherActor(subject, { said, text, own })))
      wrong.push('actor');
    const isOwn = own.includes(subject);
    if (
      leads &&
      (isPartOfOwner(subject, said, text) || (isOwn && (isOfHolder(subject, said, text) || isDoneByOwned(deed))))
    )
      wrong.push('part');
  }
  return wrong;
}

/** Takes the ends off the names of brokerages that the source names without: 가나증권 is 가나. */
const withoutKnownEnds = (said: string, text: string): string =>
  said.replace(
    /([가-힣A-Za-z0-9]{1,10}?)(투자증권|금융투자|증권|신용평가)(?=[이가은는의과와을를에 ])/g,
    (all, stem: string) => (text.includes(stem.toLowerCase()) ? `${stem} ` : all),
  );

/** The word of a sentence that acts: the first one with 이, 가, 은 or 는; a name of several words as a whole. */
function findSubject(said: string, own: readonly string[]): string | undefined {
  const lower = said.toLowerCase();
  const analyst = /(?:^|[고며] )([가-힣a-z0-9]{1,10}(?:증권|금융투자|투자))(?:은|는|이|가) /.exec(lower)?.[1];
  if (analyst !== undefined && opinion.test(said)) return analyst;
  const owner = own.find((name) => lower.startsWith(name) && /^(?:은|는|이|가) /.test(lower.slice(name.length)));
  if (owner !== undefined) return owner;
  return /^(?:.*? )?([^ ]{2,}?)(?:은|는|이|가) /.exec(lower)?.[1];
}

const bare = (text: string): string => text.replace(/[\s'"]/g, '');

function namesUnknown(subject: string | undefined, said: string, known: string): boolean {
  const letters = bare(known);
  for (const [name, support] of authorities) if (said.toLowerCase().includes(name) && !support.test(known)) return true;
  const first = /^([^ ]+?)(?:이|가|은|는|의|과|와) /.exec(said.toLowerCase())?.[1];
  // A plain word that only grows or shrinks is no name: 수익성이 좋아졌어요.
  if (!/[을를] |의 .*(?:매출|이익|손실|주식|지분)/.test(said) && !brokerageEnd.test(first ?? '')) return false;
  return [subject, first].some((name) => name !== undefined && isNameLike(name, said) && !isKnown(name, letters));
}

/** Whether a word can be a name: no general word, and no word of numbers. */
const isNameLike = (word: string, said: string): boolean =>
  !general.test(word) &&
  !/^[\d.,]/.test(word) &&
  said.toLowerCase().startsWith(word) &&
  !authorities.some(([name]) => word.endsWith(name));

const raters: Readonly<Record<string, string>> = { 한국신평: '한신평', 나이스신평: '나신평', 한국기업평가: '한기평' };

function isKnown(name: string, letters: string): boolean {
  const word = bare(name);
  const stem = word.replace(brokerageEnd, '');
  // 나라신평 is 나라신용평가, 한신평 is 한국신용평가.
  const short = word.replace(/신용평가$/, '신평').replace(/(?<=주주)들$/, '');
  if (letters.includes(short.replace(/값$/, '가격')) || letters.includes(raters[short] ?? word)) return true;
  if (letters.includes(word) || (stem !== word && stem.length >= 2 && letters.includes(stem))) return true;
  return (
    stem.length >= 1 &&
    stem !== word &&
    new RegExp(`${escaped(stem)}(?:투자증권|금융투자|증권|투자|금투|證|"|'| )`).test(letters)
  );
}

/** Whether the source gives the deed to another one whom the sentence names, or an opinion to another brokerage. */
function isOtherActor(subject: string, context: Context): boolean {
  const { said, text, own } = context;
  const lower = said.toLowerCase();
  const isOwn = own.includes(subject);
  if (isOwn && judgesAuthority(said)) return true;
  if (isOwn ? givesNoOpinion(subject, context) : isOfOtherBrokerage(subject, context)) return true;
  if (!isOwn && brokerageEnd.test(subject) && !/(?:자본|유가|수익)증권$/.test(subject)) return false;
  if (!isOwn && own.some((name) => issued.test(lower.slice(lower.indexOf(name) + name.length)))) return true;
  const [title = ''] = text.split('\n');
  if (isOwn && !receives.test(said) && isOpenedByOther(subject, lower, title)) return true;
  const others = isOwn ? namedOthers(lower, subject, text) : own.filter((name) => lower.includes(name));
  if (others.length === 0 || !text.includes(subject) || receives.test(said)) return false;
  return (
    ((isOwn || /(?:공급|납품|수출|출자)(?:하기로 )?했/.test(said)) &&
      others.some((other) => isMarked(other, lower) && opensTitle(other, subject, title))) ||
    isDoneByOther(subject, others, title) ||
    isDoneByOther(subject, others, text) ||
    others.some((other) => isAlwaysBehind(subject, other, text))
  );
}

/** A sentence from the side of who receives: 다라에서 300억원을 투자받았어요. */
const receives =
  /받[았아]|(?:이겼|졌|승소했|패소했)어요|당[했해]|(?<!(?:주주|주인|%|원|위)[이가]? )됐어요|유치했|조달했|(?:에서|에게서|로부터) [^.]*(?:수주했|따냈|빌[렸려]|사[들왔])/;

/** Whether a text marks another one as who acts, and the subject only as what is acted upon. */
function isDoneByOther(subject: string, others: readonly string[], text: string): boolean {
  const own = findRoles(subject, text);
  return !own.acts && own.owned && others.some((name) => findRoles(name, text).acts);
}

/** Whether a sentence marks a name as an owner or as what is acted upon. */
const isMarked = (name: string, lower: string): boolean =>
  new RegExp(`${escaped(name)}(?:의|에게|을|를|에|와의|과의|에서)? `).test(lower);

/** What companies do with things only: 다라를 발행했어요. */
const issued = /^(?:을|를) (?:발행|소각|배당|출시|수주)/;

/** Whether a title opens with a short name as who acts, which the sentence makes an owner: 정부, 가나 허가 취소. */
function isOpenedByOther(subject: string, lower: string, title: string): boolean {
  const opener = /^(?:\[[^\]]*\] ?)*(?:[가-힣a-z]{1,4} )?([가-힣a-z&]{2,})(?:,|이 |가 )/.exec(title)?.[1];
  return (
    opener !== undefined &&
    !opener.includes(subject) &&
    new RegExp(` ${escaped(opener)}(?:의|에게|과의|와의) `).test(lower) &&
    opensTitle(opener, subject, title.slice(title.indexOf(opener)))
  );
}

/** Whether a title opens with another one as who acts, and names the subject without a mark of that: "방사청, 가나 입찰제한 줄여". */
function opensTitle(other: string, subject: string, title: string): boolean {
  const opening = title.replace(/^(?:\[[^\]]*\] ?)+/, '');
  return (
    opening.startsWith(other) &&
    /^(?:,|[이가은는] | ["“'])/.test(opening.slice(other.length)) &&
    opening.indexOf(subject) > other.length &&
    !findRoles(subject, opening).acts
  );
}

/** Whether every clause with both names opens with the other one as who acts, and lets the subject do nothing. */
function isAlwaysBehind(subject: string, other: string, text: string): boolean {
  const clauses = text.split(/\n|(?<=다)\. |…/).filter((line) => line.includes(subject) && line.includes(other));
  return (
    clauses.length > 0 &&
    clauses.every(
      (line) =>
        line.indexOf(other) < line.indexOf(subject) &&
        new RegExp(`${escaped(other)}(?:이|가|은|는) `).test(line) &&
        !findRoles(subject, line).acts,
    )
  );
}

/** Nouns of finance that are no name. */
const thing = /(?:이익|손실|매출|적자|비율|사채|증자|계약|공장|사업|제품|주식|지분|배당|설비투자|수출|실적|기준일)$/;

/** Other names of a sentence, behind the subject: words with a particle that the source has with a mark of who acts. */
function namedOthers(lower: string, subject: string, text: string): string[] {
  const rest = lower.slice(lower.indexOf(subject) + subject.length);
  return [...rest.matchAll(/(?<= )([가-힣a-z0-9&.-]{2,}?)(?=(?:을|를|의|에|에게|에게서)? )/g)]
    .map(([, word = '']) => word)
    .filter(
      (word) =>
        text.includes(word) &&
        (word.length >= 3 || /^[a-z]{2}$/.test(word)) &&
        !/^[\d.,]/.test(word) &&
        !thing.test(word),
    );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
