import { decidedForm, politeForm } from '../../text/conjugation.ts';
import type { Mood } from '../../text/mood.ts';
import { withParticle } from '../../text/particles.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import { wordTable } from '../../text/words/word-table.ts';
import { withInnerObjects } from './bare-objects.ts';
import { writeOutCharacters } from './chinese-characters.ts';
import { compoundDeeds, compoundNouns } from './compound-deeds.ts';
import { actorDeeds, type Deed, deeds } from './deeds.ts';
import { furtherDeeds } from './further-deeds.ts';
import { endsClear, withObject, withoutAdverbs, withTaken } from './phrases.ts';
import { money } from './slots.ts';
import { spellOut } from './spell-out.ts';
import { chooseVerb, findDeed } from './tense.ts';
import { unfit } from './unfit-objects.ts';
import { plainVerbs, shortVerbs, transitive } from './verbs.ts';

const knownDeeds = wordTable({ ...deeds, ...furtherDeeds });

/** A clause of a headline, without who acts in it. */
export interface ClauseToTurn {
  text: string;
  /** Who acts, where it is not the company: an authority or court, or somebody of the company or near it. */
  actor: 'authority' | 'other' | null;
  /** Size of the deed that the next clause gives: "…1,200억 규모"; null without one. */
  size: string | null;
  /** The description, which may tell whether a deed is done or decided. */
  around: string;
  /** How far the description says that it has come. */
  mood: Mood | null;
}

/** What a company means to do, in the rest of the article: "뚫는다…연내 계약 목표". */
const onlyMeant = /목표|협상|추진|검토|타진|논의|노린|구상|희망/;
const intended = /(?:하|리|우|들이|추|맺|내|주|받|팔|짓|열|넘기|높이|줄이|찍)기로$|키로$/;
/** A size behind the noun of the deed: "자사주 매입 1200억". */
const sizeAtEnd = new RegExp(
  `^(.+ (?:매입|소각|처분|수주|발행|투자|출자|체결|계약|공급)) (${money.source})(?: ?규모)?$`,
);
/** Verbs that say that something changed, but not what: "2심서 뒤집혔다". */
const vague = pattern`^${wordLists.trade.vagueVerbs}`;
const fine = pattern`(?:${wordLists.law.fines}|추징금) ?(?:\d[\d,.]*(?:조|억|만) ?)+원?$`;
/** Words that no deed is done to: ranks, times, quantities of whole periods. */
const noObject =
  /(?:최초|최대|최고|최다|유일|누적|초과)$|초과 \S+$|^(?:올|올해|작년|지난해|이달|국내|해외|[상하]반기|\d분기)$|^\d+(?:년|개월)간? \d\S*원?$/;
/**
 * Turns the end of a clause into the end of a sentence, with every word before it. Null where the end is no known deed,
 * or where the deed would stand for something else than the headline says.
 */
export function turnClause(clause: ClauseToTurn): string | null {
  const text = withInnerObjects(spellOut(writeOutCharacters(clause.text)).replace(spent, '을 '));
  const [, whole, behind] = sizeAtEnd.exec(text) ?? [];
  if (whole !== undefined && behind !== undefined) return turnEnd(whole, { ...clause, size: inWon(behind) });
  return turnEnd(text, clause);
}

/** An amount before what was done with it: "4500억 투자한 공장". */
const spent = /(?<=\d\S*원) (?=(?:투자한|투입한|출자한|들인|쏟은|받은|낸) )/;

/** "500억원 유상증자": its size lacks 규모. */
const sizeOfIssue = /(\d[\d.,]*(?:조|억)\S*원) (?=(?:(?:주주배정|제3자배정|일반공모) )?(?:유상|무상)증자$)/;

const inWon = (amount: string): string => amount.replace(/(?<=[조억만])$/, '원');

/** Whether a polite verb is past: its stem ends in ㅆ. */
const isPast = (verb: string): boolean => ((verb.at(-3) ?? '').charCodeAt(0) - 0xac00) % 28 === 20;

function turnEnd(text: string, clause: ClauseToTurn): string | null {
  const [, before = '', last = ''] = /^(?:(.*) )?(\S+)$/.exec(text) ?? [];
  if (before === '' || vague.test(last)) return null;
  const [, decidedNoun = ''] = /^([가-힣]{2,})(?:하기|키)로$/.exec(last) ?? [];
  if (knownDeeds[decidedNoun]?.some(({ takes }) => takes === '을') === true) {
    const object = withObject(before, '을', {
      isWorth: ofThings.test(decidedNoun),
      changes: changes.test(decidedNoun),
    });
    return object === null ? null : `${object} ${decidedNoun}하기로 했어요`;
  }
  if (intended.test(last)) return withVerb(before, `${last.replace(/키로$/, '하기로')} 했어요`, last);
  const verb = plainVerbs[last] ?? politeForm(last) ?? shortVerbs[last];
  if (verb !== undefined) return turnVerb({ before, last, verb }, clause);
  if (fine.test(text)) return turnFine(text, clause);
  if (sizeOfIssue.test(text) && /증자|신주/.test(clause.around))
    return turnEnd(text.replace(sizeOfIssue, '$1 규모 '), clause);
  const compound = compoundDeeds.find(({ noun }) => noun.test(text));
  const isGiven = clause.actor === 'authority' && last in actorDeeds && !/처분$/.test(text);
  if (compound !== undefined && !isGiven) return turnCompound(text, compound.verb, clause);
  return turnDeed({ before, noun: last }, clause);
}

/** Verbs of a change, before which a degree may stand: "평균 4.8% 내린다". */
const changes =
  /^(?:늘[리린렸려]|줄[이인였여]|올[리린렸려]|내[리린렸려]|높[이인였여]|낮[추춘췄춰]|인상|인하|확대|축소|감축)/;

function turnVerb(
  { before, last, verb }: { before: string; last: string; verb: string },
  { around, mood }: ClauseToTurn,
): string | null {
  if (isPast(verb)) return withVerb(before, verb, last);
  if (onlyMeant.test(around)) return null;
  // The plain present of a headline: decided where the article says so, else neither done nor planned.
  if (!transitive.test(last)) return withVerb(before, verb, last);
  const isDecided = mood === 'decided' || mood === 'open' || /계약을? ?(?:체결|맺)|결정했|결의했|의결했/.test(around);
  const form = plainVerbs[last]?.replace(/해요$/, '하기로 했어요') ?? decidedForm(last);
  return isDecided && form !== null ? withVerb(before, form, last) : null;
}

/** A phrase and its verb; null where the phrase runs into the verb without a particle. */
function withVerb(before: string, verb: string, last: string): string | null {
  if (!transitive.test(last)) return endsClear(before) ? `${before} ${verb}` : null;
  const [, what, mark] = (/^넘/.test(last) ? passedBy.exec(before) : null) ?? [];
  if (what !== undefined && mark !== undefined)
    return `${withParticle(what, '이')} ${withParticle(mark, '을')} ${verb}`;
  const object = withObject(before, '을', { changes: changes.test(last) });
  return object === null ? null : `${object} ${verb}`;
}

/** Who fines stands without a particle, or what was done without that of its object. */
const looseFine = pattern`[^로\s] [가-힣]{2,6}(?:위|부|원|청|처|소) (?:${wordLists.law.fines}|추징금)|^[^을를]*(?:넘겨|빼돌려|빼내|숨겨|누설해|유출해) `;

/** A fine of somebody near the company: "소부장 협력사 '담합' 과징금 180억". */
const ofOthers = pattern`^(?:\S+ )?(?:${wordLists.people.kinFirms}|협력업체|고객사|임원|임직원|직원|대주주)(?: |들)`;

/** Whether an amount is what several firms pay together: "전선업체 7곳에 과징금 391억원을 부과했다". */
function isOfSeveral(text: string, around: string): boolean {
  const amount = /(\d[\d.,]*(?:조|억|만)\S*?)원?$/.exec(text)?.[1] ?? '';
  return (
    !/등 \d|\d+(?:곳|개사)/.test(text) &&
    around
      .split(/(?<=다\.)\s|…/)
      .some(
        (sentence) =>
          sentence.includes(amount) && /\d+(?:곳|개사|개 ?업체|개 ?회사|개 사|명)(?:에|에게) /.test(sentence),
      )
  );
}

function turnFine(text: string, { actor, around }: ClauseToTurn): string | null {
  const stated = /(?:과징금|과태료)[^.]{0,20}(?:의결|결정)했/.test(around) ? 'decided' : findDeed('부과', around);
  if (stated === 'denied' || stated === 'meant') return null;
  if (looseFine.test(text) || (actor === null && ofOthers.test(text))) return null;
  const object = withParticle(inWon(text), '을');
  if (isOfSeveral(text, around)) return null;
  if (actor !== null) return `${object} ${stated === null || stated === 'done' ? '부과했어요' : '부과하기로 했어요'}`;
  return `${object} ${/(?:청|위|부|원|시|군|구)(?:에)?서 /.test(text) ? '부과받았어요' : '물게 됐어요'}`;
}

function turnCompound(text: string, verb: string, clause: ClauseToTurn): string | null {
  // "램프사업 佛 업체에 매각 MOU": what is sold stands before to whom.
  if (/\S (?:\S+ )?\S+에 (?:매각|이전|양도) ?(?:계약|협약|MOU|양해각서)$/.test(text)) return null;
  const stated = findDeed(compoundNouns.find(([end]) => end.test(text))?.[1] ?? '증자', clause.around);
  if (stated === 'denied' || stated === 'meant') return null;
  const isAhead = stated === 'decided' || stated === 'coming';
  // What an authority gives is what the company gets.
  if (clause.actor === 'authority')
    return text.endsWith('처분') ? `${withParticle(text, '을')} ${isAhead ? '내리기로 했어요' : '내렸어요'}` : null;
  if (isAhead && verb === '받았어요') return null;
  const ahead = isAhead && verb === '맺었어요' ? '맺기로 했어요' : undefined;
  return `${withParticle(text, '을')} ${writeMeasure(text, clause)}${ahead ?? verb}`;
}

/** "300억원 규모로 " where the next clause gives the size and this one does not. */
function writeMeasure(text: string, { size }: ClauseToTurn): string {
  if (size === null || text.includes(size.replace(/원$/, ''))) return '';
  return `${withParticle(`${size} 규모`, '으로')} `;
}

/** Deeds that are done to things, so that an amount is what they are worth: "부품 730억원어치를 공급하기로 했어요". */
const ofThings = pattern`^(?:공급|납품|${wordLists.trade.trades}|수주|소각|수출|발행)$`;
/** What passes a mark: "중국 수출 1억개 돌파". */
const passedBy = pattern`^(.*[가-힣A-Za-z](?<!장중|한때|역대|사상|단숨에)) (\d\S*(?: ?${wordLists.amount.countedThings})?)$`;

const isSale = pattern`^(?:${wordLists.trade.trades}|인수|양수|양도|발주|공급|납품|수출|매도|매수)$`;
/** What changes hands, and its price or, behind a measure, to whom: "본사 사옥 3200억에", "지분 12% 사모펀드에". */
const soldTo =
  /^((?:\S+[^\s을를에의로와과] )*[가-힣A-Za-z'’]*[가-힣A-Za-z'’](?<!에|[을를]|의|로|[와과])) (\d\S*원에)$|^((?:\S+[^\s을를에의로와과] )*\S*\d\S*(?:%|주|대|척|기)) ([가-힣A-Za-z]+에)$/;

function turnDeed({ before, noun }: { before: string; noun: string }, clause: ClauseToTurn): string | null {
  const { object, between } = withoutAdverbs(before, changes.test(noun));
  // What is done to the company is done by the authority that the clause opens with.
  const known =
    clause.actor === 'authority'
      ? [actorDeeds[noun], ...(knownDeeds[noun] ?? []).filter(({ verb }) => !verb.endsWith('됐어요'))]
      : (knownDeeds[noun] ?? []);
  const deed = known.find((candidate): candidate is Deed => candidate?.after?.test(object) ?? candidate !== undefined);
  if (deed === undefined || object === '' || noObject.test(object)) return null;
  // "거래소가 … 신청이 기각됐어요": two subjects.
  if (deed.takes === '이' && clause.actor !== null) return null;
  // "과징금 1,500억 잠정 부과": nothing has to be paid yet.
  if (noun === '부과' && clause.actor === null && /(?:^| )(?:잠정|사전)$/.test(before)) return null;
  // "백신 허가 자진 철회": what was withdrawn is the request.
  if (noun === '철회' && pattern`${wordLists.law.permits} 자진$`.test(before)) return null;
  // "당국 현장조사 착수": who looks into the company does it.
  if (
    clause.actor !== 'authority' &&
    /^(?:착수|돌입)$/.test(noun) &&
    /(?:조사|검사|감리|수사|감독|점검)$/.test(object) &&
    !/자체|내부/.test(object)
  )
    return null;
  // "공급 계약 해지" beside "해지를 통보받았다".
  if (noun === '해지' && /해지[^.]{0,12}통보/.test(clause.around) && deed.after?.test(object) === true)
    return `${object} 해지 통보를 받았어요`;
  if (unfit.some(([what, toWhat]) => what.test(noun) && toWhat.test(object))) return null;
  // "국세청서 추징금 95억 부과": the company gets it from an authority.
  const isFrom = noun === '부과' && clause.actor === null && /(?:청|위|부|원|처|시|군|구)(?:에)?서 /.test(object);
  const verb = isFrom ? '부과받았어요' : chooseVerb(deed, { before, noun, around: clause.around, mood: clause.mood });
  if (deed.takes === '에' && / \S+에 /.test(` ${object} `)) return null;
  if (verb === undefined) return null;
  const found = isSale.test(noun) ? soldTo.exec(object) : null;
  const [sold, whereTo] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]];
  if (sold !== undefined && whereTo !== undefined && between.length === 0)
    return `${withParticle(sold, '을')} ${whereTo} ${verb}`;
  if (deed.takes === '을' && /(?:에|에게|의|[와과])$/.test(object))
    return isSale.test(noun) && between.length === 0 && /\d%를 \S+에$/.test(object) ? `${object} ${verb}` : null;
  if (object.endsWith('최종') || /(?:^| )최종$/.test(before)) {
    if (noun === '승소' || noun === '패소') return `${withTaken(object, deed.takes)} 최종 ${noun}했어요`;
  }
  const [, what, mark] = (noun === '돌파' ? passedBy.exec(object) : null) ?? [];
  if (what !== undefined && mark !== undefined)
    return [withParticle(what, '이'), withParticle(mark, '을'), ...between, verb].join(' ');
  const phrase = withObject(before, deed.takes, {
    measure: deed.takes === '을' ? writeMeasure(before, clause) : '',
    isWorth: ofThings.test(noun),
    changes: changes.test(noun),
  });
  return phrase === null ? null : `${phrase} ${verb}`;
}
