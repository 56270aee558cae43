import { firstSentence, type Mood } from '../../text/mood.ts';
import type { Deed } from './deeds.ts';

/** Times to come, and times that may be either. */
const surelyToCome = /내년|내달|다음 ?(?:달|주|해)|오는 |예정|이르면|연내|조만간|까지|이사회서/;
const maybeToCome = /연말|올해|이달|[상하]반기|[1-4]분기|20\d\d년|\d월|\d일(?! ?만에)/;

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
  인수: '인수|취득|사들',
  확대: '확대|늘|높',
  축소: '축소|줄',
  인상: '인상|올',
  인하: '인하|내|낮',
  설립: '설립|세우|세웠다|출범',
  신설: '신설|짓|지었|세우|세웠',
  증설: '증설|늘',
  공급: '공급|납품',
  납품: '납품|공급',
  투자: '투자|투입',
  출자: '출자|투자',
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
/** What one gets or reaches is not decided. */
const notDecided = /^(?:수주|획득|확보|유치|달성|기록|국산화|마무리|완료|돌파|제기|출원|발표|공시|부인)$/;
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
  const reported = `(?:${synonyms[noun] ?? noun})`;
  if (underWay.test(noun) && new RegExp(`${noun}(?:한다|하고|할|해)`).test(around)) return deed.verb;
  const isDecided = new RegExp(
    `${reported}[가-힣]{0,2}(?:기로|한다|린다|인다|춘다|할 |할지|될 |을 결정|를 결정| 결정|을 결의|를 결의| 예정)|${reported}(?:키로|춘다|인다|운다|는다)`,
  ).test(around);
  if (isDecided && deed.decided !== undefined) return deed.decided;
  const isDone = new RegExp(
    `${reported}[가-힣]?(?:했|됐|췄|였|렸|았|었|겼)|${reported}(?:을 마|를 마|을 완료|를 완료|에 성공|을 끝| ?완료|하기 시작했)`,
  ).test(around);
  if (isDone) return deed.done ?? deed.verb;
  // "다라와 치료제 함께 개발" of an agreement: nothing is developed yet.
  if (noun === '개발' && /[와과] |함께|공동/.test(before)) return agreed.test(around) ? deed.decided : undefined;
  if (deed.timeless === true) return deed.verb;
  if (underWay.test(noun)) return deed.verb;
  const canDecide = deed.decided !== undefined && !notDecided.test(noun);
  const isMeant = mood === 'open' || mood === 'decided';
  const isToCome =
    surelyToCome.test(before) ||
    (maybeToCome.test(before) && mood !== 'done') ||
    /다음 ?달|내달|오는 \d/.test(firstSentence(around));
  // "2공장을 짓는다" beside 착공: begun or not, the article leaves open.
  if (mood === 'open' && !isToCome && begins.test(noun)) return undefined;
  if (isMeant && canDecide) return deed.decided;
  // "부품 공급" beside "공급계약을 체결했다": what the contract is about is to come.
  if (isOpen(deed)) return canDecide && contract.test(around) ? deed.decided : undefined;
  if (deed.ahead === undefined) return isToCome ? undefined : deed.verb;
  if (isToCome) return undefined;
  return isMeant && !stays.test(noun) ? undefined : deed.verb;
}

/** A noun of which the plain present stands where nothing says more. */
const isOpen = (deed: Deed): boolean => deed.ahead !== undefined && deed.ahead === deed.verb;
