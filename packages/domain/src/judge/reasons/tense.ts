import { firstSentence, type Mood } from '../../text/mood.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import { type DeedStage, findStage } from './deed-stage.ts';
import type { Deed } from './deeds.ts';

/** Times to come, and times that may be either. */
const surelyToCome = /내년|내달|다음 ?(?:달|주|해)|오는 |예정|이르면|연내|조만간|까지|이사회서/;
const maybeToCome = /연말|올해|이달|[상하]반기|[1-4]분기|20\d\d년|\d월|\d일(?! ?만에)/;

/** Other words of the press for the same deed, up to where the end of the verb begins. */
const synonyms: Readonly<Record<string, string>> = {
  체결: '체결|맺(?=[은었는기을])',
  수주: '수주|따(?=[내냈낸낼])',
  확보: '확보|취득|인수|사들(?=[이인였일])',
  획득: '획득|취득|따(?=[내냈낸낼])',
  매입: '매입|취득|사들(?=[이인였일])',
  중단: '중단|멈(?=[추춘췄출])',
  재개: '재개|다시 (?:시작|가동)',
  완료: '완료|마(?=[쳤친치칠])|마무리|끝(?=[내냈낸낼])',
  시작: '시작|들어(?=[가간갔갈])|돌입',
  착수: '착수|들어(?=[가간갔갈])|돌입|시작|나(?=[서선섰설])',
  돌입: '돌입|들어(?=[가간갔갈])|나(?=[서선섰설])',
  준공: '준공|완공',
  매각: `${wordLists.trade.sold}`,
  처분: `${wordLists.trade.sold}`,
  인수: '인수|취득|사들(?=[이인였일])',
  확대: '확대|늘(?=[리린렸릴])|높(?=[이인였일])',
  축소: '축소|줄(?=[이인였일])',
  인상: '인상|올(?=[리린렸릴])',
  인하: `인하|내(?=[리린렸릴](?:${wordLists.noun.statedEnds}))|낮(?=[추춘췄출])`,
  설립: '설립|세(?=[우운웠울])|출범',
  신설: '신설|짓|지(?=[은었을])|세(?=[우운웠울])',
  증설: '증설|늘(?=[리린렸릴])',
  공급: '공급|납품',
  납품: '납품|공급',
  투자: '투자|투입',
  출자: '출자|투자',
  부과: `부과|내(?=리기로|릴 (?:예정|방침|계획))|물(?=[리린렸릴](?:${wordLists.noun.statedEnds}))|매(?=[기긴겼길](?:${wordLists.noun.statedEnds}))`,
  지정예고: '예고',
  승소: '승소|이(?=[기긴겼길])',
  철수: '철수|접(?=[는었기])|손을? ?(?=[떼뗀뗐])',
  출시: '출시|내(?=놓|놨)|선보(?=[이인였일])',
  포기: '포기|손을? ?(?=[떼뗀뗐])|반납',
  보류: '보류|미(?=[루룬뤘룰])|연기|유보',
  철회: '철회|거(?=[두둔뒀둘])|거둬(?=들)|접(?=[는었기])',
  착공: '착공|첫 삽',
  연기: '연기|미(?=[루룬뤘룰])|늦(?=[추춘췄출])',
  불발: '무산|불발',
  사임: '사임|물러|사의',
  청산: '청산|정리',
  폐쇄: '폐쇄|닫(?=[는았기])|문을 닫',
  종료: '종료|끝(?=[내낸냈낼])|중단',
  편출: '편출|빠|제외|탈락',
  편입: '편입|포함|들어(?=[가간갔갈])',
};

/** What the clause and the article say of the time of a deed. */
interface DeedInText {
  before: string;
  noun: string;
  /** The rest of the article. */
  around: string;
  mood: Mood | null;
}

/** Deeds that are under way when they are told, so that the plain present is true of them. */
const underWay = /^(?:추진|검토|조사)$/;
/** What one gets or reaches is not decided, and what is decided is not decided again. */
const notDecided = pattern`^(?:${wordLists.trade.momentDeeds}|유치|통과)$`;
/** These are decided where the description says so in the same words. */
const decidedInWords = /^(?:확보|유치|제기|출원|발표)$/;
/** Deeds of a moment: a headline that names one tells it as over, whatever the article goes on with. */
const punctual = pattern`^(?:체결|${wordLists.trade.momentDeeds}|공개|제출|신청|청구|번복|철회|부과|고발|승인|허가|지정|요구|취소|거부|취득|서명|발주|등록|타결|결렬|가결|부결|불발|유찰|영입|발생|유출|인식)$`;
/** What was reached stays so, in whatever tense the article goes on. */
const stays = /^(?:획득|달성|기록|국산화|마무리|돌파|발표|공시|부인)$/;
/** What those who do something together begin with. */
const agreed = /협약|MOU|양해각서|계약|손잡|손을 잡|맞손/;
/** Deeds that begin something. */
const begins = /^(?:착공|준공|시작|돌입|착수|진출)$/;
const contract = /계약(?:을|를)? ?(?:추가로 |새로 |최근 |잇따라 )?(?:체결|맺)/;

/**
 * The verb in the tense that the description, else the clause gives: "발행" may be decided, done or under way. Undefined where
 * nothing says which: a plain present would leave open whether it is over.
 */
export function chooseVerb(deed: Deed, { before, noun, around, mood }: DeedInText): string | undefined {
  const stated = findDeed(noun, around);
  if (stated === 'denied') return undefined;
  if (underWay.test(noun) && (stated !== null || new RegExp(`${noun}(?:한다|하고|할|해)`).test(around)))
    return stated === 'decided' ? deed.decided : stated === 'done' ? deed.done : deed.verb;
  if (stated === 'meant') return undefined;
  if (stated === 'decided' || stated === 'coming') return statedAhead(deed, noun);
  if (stated === 'done') return deed.done ?? deed.verb;
  // "다라와 치료제 함께 개발" of an agreement: nothing is developed yet.
  if (noun === '개발' && /[와과] |함께|공동/.test(before)) return agreed.test(around) ? deed.decided : undefined;
  if (deed.timeless === true) return deed.verb;
  if (underWay.test(noun)) return deed.verb;
  if (deed.decided === deed.verb) return deed.verb;
  const canDecide = deed.decided !== undefined && !notDecided.test(noun);
  const isMeant = mood === 'open' || mood === 'decided';
  const isToCome =
    surelyToCome.test(before) ||
    (maybeToCome.test(before) && mood !== 'done') ||
    /다음 ?달|내달|오는 \d/.test(firstSentence(around));
  // "2공장을 짓는다" beside 착공: begun or not, the article leaves open.
  if (mood === 'open' && !isToCome && begins.test(noun)) return undefined;
  if (isMeant && canDecide && !punctual.test(noun)) return isOpen(deed) ? deed.decided : undefined;
  // "부품 공급" beside "공급계약을 체결했다": what the contract is about is to come.
  if (isOpen(deed)) return canDecide && contract.test(around) ? deed.decided : undefined;
  if (deed.ahead === undefined) return isToCome ? undefined : deed.verb;
  if (isToCome) return undefined;
  return isMeant && !stays.test(noun) && !punctual.test(noun) ? undefined : deed.verb;
}

/** How far a text says that a deed has come, by its noun: null where it does not tell the deed. */
export const findDeed = (noun: string, text: string): DeedStage | null =>
  findStage(`(?:${synonyms[noun] ?? noun})`, text)?.stage ?? null;

/** The verb of a deed of which the description says that it is still to come. */
function statedAhead(deed: Deed, noun: string): string | undefined {
  if (deed.coming !== undefined) return deed.coming;
  return notDecided.test(noun) && !decidedInWords.test(noun) ? undefined : deed.decided;
}

/** A noun of which the plain present stands where nothing says more. */
const isOpen = (deed: Deed): boolean => deed.ahead !== undefined && deed.ahead === deed.verb;
