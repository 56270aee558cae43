import { isParticle } from '../../text/particles.ts';

const particle = /(?:으로|에서|에게|은|는|이|가|을|를|의|에|와|과|도|로)$/;
const bare = (word: string): string => word.replace(/[.,'"]+/g, '').replace(particle, '');
/** Words behind a name that say nothing of whose they are. */
const plain = /^(?:대해|대한|대해서|등|측|함께|이어|따르면|관련|직접|전격|공동|최대|최소|약|총|\d.*)$/;

/** Words for what holders have of a company. */
const shares = /지분|주식|보통주|지분율/;

/** What a company makes is named beside it, and beside who orders it. */
const wins = /수주|따[냈내]|맡|공급|납품|수출/;

/** A sentence with who acts in it, and what it is checked against, all in lower case. */
interface Deed {
  subject: string;
  lower: string;
  text: string;
}

/**
 * Whether what a sentence gives to another name belongs to its subject in the source: "가나가 다라의 신약 권리를 반환했어요" beside
 * "다라, 가나 신약 권리 반환".
 */
export function ownsTheObject({ subject, lower, text }: Deed): boolean {
  const words = lower.slice(subject.length).split(/\s+/).slice(1);
  return words.some((word, index) => {
    const other = /^([가-힣a-z0-9&.-]{2,}?)의?$/.exec(word)?.[1];
    const thing = bare(words[index + 1] ?? '');
    if (wins.test(lower) || other === undefined || thing.length < 2 || plain.test(thing) || isParticle(thing))
      return false;
    if (!text.includes(thing) || !isName(other, text) || other.includes(subject) || subject.includes(other))
      return false;
    const things = shares.test(thing) ? shares.source : escaped(thing);
    const belongs = (name: string) => new RegExp(`${escaped(name)}['"]?(?:의)? ?(?:${things})`).test(text);
    return belongs(subject) && !belongs(other);
  });
}

/** Whether a word is in Latin letters, or a text has it as who acts, so that it is a name. */
const isName = (word: string, text: string): boolean =>
  text.includes(word) &&
  (/^[a-z]{2,}$/.test(word) ||
    new RegExp(`(?:^|[\\s'"…])${escaped(word)}['"]?(?:,|이|가|은|는|…| ["“'])`, 'm').test(text));

/** The last deed of a sentence: 신청했어요, 인수하기로 했어요. */
const lastDeed = /([가-힣]{2})(?:하기로 (?:했|결정했)|했|하는 방안|을 요구했|라고 요구했)[가-힣 ]*요/;
/** Deeds that any text has of anybody. */
const general = /^(?:결정|발표|추진|검토|공시|기록|시작|예정|계획|참여)$/;

/** Whether the source gives the last deed of a sentence to somebody who does it to the subject, and never to the subject. */
export function isDoneToSubject({ subject, lower, text }: Deed): boolean {
  const deed = /([가-힣]{2})(?:하기로|했)/.exec(lastDeed.exec(lower)?.[0] ?? '')?.[1];
  if (deed === undefined || general.test(deed) || !text.includes(deed)) return false;
  const name = escaped(subject);
  const clauses = text.split(/\n|(?<=다)\.|…|\.{3}/);
  const does = new RegExp(`${name}['"]?(?:,|이|가|은|는|도)[^.]*${deed}|${deed}[가-힣 ]{0,4}${name}`);
  const suffers = new RegExp(
    `^[^,]*?(?:[가-힣a-z0-9]{2,}(?:은|는|이|가) |^[가-힣a-z0-9]{2,}, ?)(?:[^,]*? )?${name}(?:의|에|에게|을|를|와의|과의) [^.]*${deed}`,
  );
  return clauses.some((clause) => suffers.test(clause)) && !does.test(text);
}

/** What somebody says or demands. */
const saidToo = /주장|요구|소송|제기|신청|청구|고소|고발|비판|반대/;
const remark = /["“][^"”\n]*["”]/g;

/** Whether the title only quotes another one about the subject of a sentence that demands: 다라 "가나가 특허 침해". */
export function isQuotedAbout({ subject, lower, text }: Deed): boolean {
  const verb = saidToo.exec(lower)?.[0];
  const [title = ''] = text.split('\n');
  const outside = title.replace(remark, ' ');
  if (verb === undefined || !title.includes(subject) || outside.includes(subject) || /^\s/.test(outside)) return false;
  return !new RegExp(`${escaped(subject)}(?:이|가|은|는|도)[^.\\n]*${verb}`).test(text.slice(title.length));
}

/** An adnominal verb between the one acted upon and the one who acts: "가나 압박한 펀드 다라". */
const actedOn =
  '(?:을|를|에|의)? (?:[^\\s…"]+ ){0,3}?(?![가-힣]*(?:된|당한|받은|받는) )[가-힣]{0,3}(?:한|은|는|긴|쥔|낸|산|판|민|던) (?:[^\\s…"]+ ){0,3}?';

/** Whether a title lets another name of the sentence act on its subject, behind an adnominal verb. */
export function isActedOnByName({ subject, lower, text }: Deed): boolean {
  const [title = ''] = text.split('\n');
  const others =
    lower.slice(subject.length).match(/(?<= )[가-힣a-z0-9&]{3,}(?=(?:의|에|에게|을|를|와의|과의)? )/g) ?? [];
  return others.some((other) => {
    const short = escaped(other.replace(particle, '').slice(0, 3));
    return (
      short.length >= 3 && title.includes(short) && new RegExp(`${escaped(subject)}${actedOn}['"]?${short}`).test(title)
    );
  });
}

/** Behind a name, up to three words away: a company that belongs to it. */
const subsidiary = `(?:손?자회사|계열사|종속회사|계열)(?:인)? ['"‘]?[가-힣a-z0-9]{2,}`;
/** What a parent does with a subsidiary, and how one shows in its results. */
const ofParent =
  /(?:자회사|계열사)[^,.]{0,20}(?:매각|설립|합병|흡수|청산|출자|지분|분할|통해)|(?:자회사|계열사)(?: [^ ]+)? ?(?:손실|부진|덕|호조|선전|효과|실적)/;
const holder = '(?:최대|\\d대 ?|대|주요 ?)주주|공동대표|창업[자주]|오너';
/** Part of a sentence's words by which a clause tells what it tells. */
const MOST_OF = 0.6;
const owned = /자회사|계열|종속|주주|공동대표|창업|오너/;
const ends = /(?:했어요|하기로|됐어요|돼요|해요|었어요)$/;

/**
 * Whether the source tells what a sentence lets its subject do in a clause on a subsidiary or a holder of it, and in none on
 * itself. A clause tells it that has two of the sentence's words.
 */
export function isDoneByOwned({ subject, lower, text }: Deed): boolean {
  if (!owned.test(text) || /자회사|계열|종속|법인|주주|대표|창업|오너|회장/.test(lower.slice(subject.length)))
    return false;
  const words = lower
    .slice(subject.length)
    .split(/\s+/)
    .slice(1)
    .map((word) => bare(word).replace(ends, ''))
    .filter((word) => word.length >= 2 && !/기로|어요/.test(word));
  if (words.length < 2 || /매출|이익|손실|실적/.test(lower)) return false;
  const clauses = text.split(/\n|(?<=다)\.|…|\.{3}/);
  const countIn = (clause: string) => words.filter((word) => clause.includes(word)).length;
  const covers = (clause: string) => countIn(clause) >= Math.max(2, words.length * MOST_OF);
  const name = escaped(subject);
  const ofSubsidiary = new RegExp(`${name}['"]?(?:,|의|…|은|는|이|가)? ?(?:[^\\s.…]+ ){0,3}${subsidiary}`);
  const ofHolder = new RegExp(`(?:${holder})[^,.]{0,14}(?:은|는|이|가|,) `);
  const kin = clauses.filter((clause) => {
    const at = clause.search(ofSubsidiary);
    return (at !== -1 && covers(clause.slice(at))) || (ofHolder.test(clause) && covers(clause));
  });
  const acts = new RegExp(`${name}['"]?(?:은|는|이|가|,)(?! ?(?:${holder}))`);
  return (
    kin.length > 0 &&
    !kin.some((clause) => ofParent.test(clause)) &&
    !clauses.some((clause) => acts.test(clause) && !/자회사|계열사/.test(clause) && countIn(clause) >= 2)
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
