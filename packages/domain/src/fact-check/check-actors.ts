import { unifyText } from '../company-matching/plain-text.ts';
import { pattern, wordLists } from '../text/words/word-lists.ts';
import { isExchanged, isOfHolder, judgesAuthority } from './check-roles.ts';
import type { Fault } from './faults.ts';
import { namesOccurIn } from './invented-names.ts';
import { brokerageEnd, type Context, givesNoOpinion, isOfOtherBrokerage, opinion } from './opinions.ts';

/** Words that a sentence may use for who acts though the source does not have them. */
const general = pattern`^(?:한 ?)?${wordLists.people.actors}$`;
/** Authorities and their longer names. */
const authorities: readonly (readonly [said: string, source: RegExp])[] = [
  ['공정위', /공정위|공정거래위/],
  ['금감원', /금감원|금융감독원/],
  ['금융위', /금융위/],
  ['금융당국', /금융당국|금감원|금융감독원|금융위|증선위|당국/],
  ['증선위', /증선위|증권선물위/],
  ['한국거래소', pattern`${wordLists.law.exchange}`],
  ['거래소가', pattern`${wordLists.law.exchange}`],
  ['검찰', /검찰|지검|檢/],
  ['경찰', /경찰|警|경찰청/],
  ['국세청', /국세청|세무/],
  ['법원', /법원|지법|고법|대법|재판부|판결|가처분|[123]심|항소심|상고심|파기 ?환송|승소|패소|선고/],
  ['식약처', /식약처|식품의약품안전처/],
  ['fda', /fda|식품의약국/],
  ['특검', /특검/],
  ['노동부', /노동부/],
  ['공수처', /공수처/],
];

const belongings =
  /자회사|계열사|종속회사|법인|주주(?!제안|환원|총회|가치|배정|친화)|대표|임원|회장|창업|노조|지분|사장/;

/** Marks behind the name of who acts, and of what is acted upon. */
const acts =
  /^(?:\([^)]*\)|\[[^\]]*\])?(?:['"]?(?:,|은(?![가-힣])|는(?![가-힣])|이(?![가-힣])|가(?![가-힣])|도(?![가-힣])|…|\.{2}| ?측)| ?[-–]|$| ["']| 품에)/;
const owned =
  /^(?:\([^)]*\)|\[[^\]]*\])?['"]?(?:을(?![가-힣])|를(?![가-힣])|에(?![가-힣])|에게|['"]? ?지분|['"]? ?주식| ?목표|의(?![가-힣])| ?유증| ?전환사채|['"]? ?cb|['"]? ?인수|['"]? ?품(?!에)|에 대)/;
/** Behind a name with a mark of who acts: only the share price moves, or the company is introduced. */
const onlyTrades =
  /^(?:은|는|이|가) [^.]{0,30}?(?:전 ?거래일|전일|전날|거래(?:되|중|를 마)|원에 |% ?(?:오른|내린|상승|하락|급등|급락)|코스닥|코스피|에 상장|업체다|기업이다)/;
/** Behind a name: not the company itself acts, but somebody who belongs to it. */
const belongs =
  /^(?:\([^)]*\))?(?:의|,(?= ?(?:종속|공동대표|(?:최대|[1-9]대 ?|대)주주 [^\s,…]+(?: |보유)|(?:최대|[1-9]대 ?|대)주주(?:가| 보유))))? ?(?:[가-힣a-z0-9%\u4e00-\u9fff]{1,5} ){0,2}(종속회사|자회사|계열사|최대주주|[1-9]대 ?주주|대주주|주주|공동대표|임원|회장|창업주|노조)(?! ?(?:변경|총회|환원|제안|가치|친화|명부|서한))/;

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
  if (!namesOccurIn(withoutKnownEnds(said, text), known) || namesUnknown(subject, said, known)) wrong.push('name');
  if (subject !== undefined && wrong.length === 0) {
    const leads = said.toLowerCase().startsWith(subject);
    if (isExchanged(said.toLowerCase(), text) || (leads && isOtherActor(subject, { said, text, own })))
      wrong.push('actor');
    if (leads && (isPartOfOwner(subject, said, text) || (own.includes(subject) && isOfHolder(subject, said, text))))
      wrong.push('part');
  }
  return wrong;
}

/** Takes the ends off the names of brokerages that the source names without: 가나증권 is 가나. */
const withoutKnownEnds = (said: string, text: string): string =>
  said.replace(/([가-힣A-Za-z0-9]{1,10}?)(투자증권|금융투자|증권)(?=[이가은는의과와을를에 ])/g, (all, stem: string) =>
    text.includes(stem.toLowerCase()) ? `${stem} ` : all,
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

function isKnown(name: string, letters: string): boolean {
  const word = bare(name);
  const stem = word.replace(brokerageEnd, '');
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
const receives = /받[았아]|당[했해]|(?<!(?:주주|주인|%|원|위)[이가]? )됐어요|유치했|조달했/;

/** Whether a text marks another one as who acts, and the subject only as what is acted upon. */
function isDoneByOther(subject: string, others: readonly string[], text: string): boolean {
  const own = findRoles(subject, text);
  return !own.acts && own.owned && others.some((name) => findRoles(name, text).acts);
}

/** Whether a sentence marks a name as an owner or as what is acted upon. */
const isMarked = (name: string, lower: string): boolean =>
  new RegExp(`${escaped(name)}(?:의|에게|을|를|에) `).test(lower);

/** What companies do with things only: 다라를 발행했어요. */
const issued = /^(?:을|를) (?:발행|소각|배당|출시|수주)/;

/** Whether a title opens with a short name as who acts, which the sentence makes an owner: 정부, 가나 허가 취소. */
function isOpenedByOther(subject: string, lower: string, title: string): boolean {
  const opener = /^(?:\[[^\]]*\] ?)*([가-힣a-z&]{2,}),/.exec(title)?.[1];
  return (
    opener !== undefined &&
    !opener.includes(subject) &&
    new RegExp(` ${escaped(opener)}(?:의|에게) `).test(lower) &&
    opensTitle(opener, subject, title)
  );
}

/** Whether a title opens with another one as who acts, and names the subject without a mark of that: "방사청, 가나 입찰제한 줄여". */
function opensTitle(other: string, subject: string, title: string): boolean {
  const opening = title.replace(/^(?:\[[^\]]*\] ?)+/, '');
  return (
    opening.startsWith(other) &&
    /^(?:,|[이가은는] )/.test(opening.slice(other.length)) &&
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

/** A remark in quotation marks: who acts in it acts in the eyes of somebody. */
const remark = /["“][^"”\n]{12,}["”]/g;

function findRoles(name: string, whole: string): { acts: boolean; owned: boolean } {
  const text = whole.replace(remark, ' ');
  let [does, isOwned] = [false, false];
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const behind = text.slice(at + name.length, at + name.length + 24);
    if (belongs.test(behind)) continue;
    if (acts.test(behind) && !onlyTrades.test(text.slice(at + name.length, at + name.length + 48))) does = true;
    if (owned.test(behind)) isOwned = true;
  }
  return { acts: does, owned: isOwned };
}

/** Whether the source tells the deed of somebody who belongs to the subject, and nothing of the subject itself. */
function isPartOfOwner(subject: string, said: string, text: string): boolean {
  const [title = ''] = text.split('\n');
  const inTitle = title.indexOf(subject);
  const first = inTitle === -1 ? undefined : belongs.exec(title.slice(inTitle + subject.length))?.[1];
  if (first !== undefined && !belongings.test(said)) return true;
  const owners: string[] = [];
  for (let at = text.indexOf(subject); at !== -1; at = text.indexOf(subject, at + subject.length)) {
    const behind = text.slice(at + subject.length, at + subject.length + 24);
    const who = belongs.exec(behind)?.[1];
    if (who !== undefined) owners.push(who);
    else if (acts.test(behind) && !/^(?:은|는|이|가) (?:[가-힣]+ )?(?:코스닥|코스피|\d{4}년)/.test(behind))
      return false;
  }
  return owners.length > 0 && !owners.some((who) => said.includes(who));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
