import { firstSentence } from '../../text/mood.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';

/** A report that nobody has confirmed, in the description. */
const unconfirmed =
  /보도가 나[오왔온]|알려졌|전해졌|전해진다|파악됐|거론된다|추정(?:한다|된다|했다|됐다|하고 있다|되고 있다)|(?:확정|결정|정해)(?:된|진) (?:바|것|사항|내용|건)[은이도]? ?없|사실무근/;
/** A vote decides it first: "정관 변경안을 주총에 올린다. 통과되면 시행한다". */
const beforeVote =
  /(?:통과|가결|승인)(?:되|하)면|(?:변경안|의안|안건)[을이]? [^.]{0,12}주(?:주)?총(?:회)?에 (?:올|상정|부의)|주(?:주)?총(?:회)?에 [^.]{0,25}(?:안건|의안|변경안)[을를]? ?(?:올|상정|부의)/;
/** A person put forward, whom a meeting still has to appoint, and what a sentence says of one who is appointed. */
const candidate = /후보(?:자)?(?:로|에) [^.]{0,12}(?:추천|선정|내정|낙점|확정|이름)|(?:단독|최종|차기 \S+) 후보/;
const appointed = pattern`연임|선임|(?:${wordLists.people.chiefs}|행장)[가-힣]{0,2} (?:선출|확정)`;
/** The company itself says that it considers what the sentence says it considers. */
const ownConsideration = /검토 중이[나지며]|검토하고 있/;

/** Whose request or suit a court decides on, where the description says that somebody filed it. */
const ruled = /(?:신청|가처분|소송|항소|상고)(?:[을를이가]) (?:기각|받아들|각하|거부)/;
const filed = /(?:낸|제기한|신청한|청구한|요구한) /;

/** Whether a court decides on what others than the company filed, which a sentence does not say. */
export const isOfOthers = (sentence: string, description: string, names: readonly string[]): boolean =>
  ruled.test(sentence) &&
  filed.test(description) &&
  !names.some((name) => new RegExp(`${name}[은는이가] [^.]{0,40}(?:낸|제기한|신청한|청구한) `).test(description));

const sanction =
  /(?:처분을 (?:내렸|내리기로 했|받았)|부과했|부과하기로 했|부과받았|물게 됐|(?:기관|업체|기업|집단|종목)[으]?로 지정했)어요$/;
const lifted =
  /(?:집행정지|효력정지|가처분|취소|감경|감액)[^.]{0,25}(?:받아들[였여]|인용[했됐]|취소[했됐]|감경[했됐])|(?:처분|과징금|과태료)[을를이가]? ?(?:취소|감경|감액)[했됐한된]|뒤집/;

/** A court has spoken since: "과징금 266억…대법 다시 재판하라". A suit that is only meant changes nothing. */
const judged = /(?:대법|법원|[고지]법|행정법원|法)(?:[이은의도선]| ?["“'])|재판부|판결|원심|[1-3]심|항소심|상고심/;

/** Whether the text around lifts or reduces a sanction, or a court spoke of it: the sentence would be half of the news. */
export const isLifted = (sentence: string, around: string): boolean =>
  sanction.test(sentence) && (lifted.test(around) || judged.test(around));

/** "과징금 8억원을 부과하고 자격을 정지하기로 했다": what stands in the middle is decided as its end is. */
const imposedAndDecided = /부과하고 [^.]{0,60}기로 (?:했|결정|의결)/;

/** Whether a sanction is told as imposed that the description has as decided. */
export const isOnlyDecided = (sentence: string, description: string): boolean =>
  /부과했어요$/.test(sentence) && imposedAndDecided.test(description);

/** Whether a contract is an old one whose term or sum was changed: "187억 공급계약, 납기 3월서 9월로 연장". */
export const isChanged = (sentence: string, around: string): boolean =>
  /계약을 맺(?:었|기로 했)어요$/.test(sentence) &&
  /(?:납기|기간|기한|종료일|인도 ?(?:일|시점|시기)|금액|규모)[^.]{0,30}(?:연장(?! ?(?:옵션|가능|조건|할 수|될 수))|변경|늦[춰췄추]|미[뤄뤘루]|늘[렸려어었]|줄[였여]|증액|감액)|변경 ?계약|정정 ?공시/.test(
    around,
  );

const spent = /\d\S*원[을를] (?:\S+ )*(?:투자|출자|투입)(?:했|하기로 했)어요$/;
const together = /공동|함께|합작|컨소시엄|나눠|분담|가운데|총 ?(?:사업|투자)비/;

/** Whether several spend an amount that a sentence tells as the company's. */
export const isShared = (sentence: string, around: string): boolean =>
  spent.test(sentence) &&
  !together.test(sentence) &&
  (around.split(/(?<=다\.)\s/).some((one) => /투자|투입|출자|공동$/.test(one) && together.test(one)) ||
    /공동(?:으로)?(?: |$)/.test(around.split('.')[0] ?? ''));

/** What an authority has let through for the time being only. */
const preliminary = pattern`예비 ?${wordLists.law.permits}|조건부(?:로)? ?${wordLists.law.permits}`;

/** A contract told as made, and what a description says of one that is not made yet or has no firm size. */
const contract = /(?:맺었|수주했|따냈|확보했|획득했|(?:공급|납품|수출)(?:했|하기로 했))어요$/;
const beforeContract =
  /LNTP|LOA|착수 ?지시|낙찰통지|우선협상|본계약[은을이]?[^.]{0,25}(?:예정|예상|목표|체결한다|맺는다|추진|노린)|조건부|[가이] 조건|조건[으]?로|확정(?:된)? (?:물량|금액|수주액)[은이]? ?(?:아니|없|공개)|예상 (?:공급|수주|계약) ?(?:규모|금액)|추정치|물량[은이][^.]{0,12}(?:미정|미확정|않았)|달라질 수|구속력|투자의향서|양해각서/;
const saysSo = /낙찰통지|우선협상|MOU|LOI|LOA|양해각서|업무협약|협약|투자의향서|조건부|공동개발|판호|승인/;
/** A customer between the company and the one whom the headline names. */
const middleman = /[12]차 ?(?:협력사|협력업체|벤더)|티어1|총판|대리점/;
const consortium = /컨소시엄|[가-힣] (?:지분|몫)[은이]? ?\d|지분율 ?\d/;
/** Somebody of the group whose deed it is: "미국 자회사의 나스닥 상장을 추진한다". */
const groupDeed = /(?:자회사|종속회사|손자회사|계열사|법인)(?:인)?(?: \S+)?의 (?!지분|주식|경영권)/;
const groupMember = /자회사|종속회사|손자회사|계열|법인/;

/** A research project of the state, which its headline tells by what it shall bring. */
const project = /국책 ?과제|정부 ?과제|과제(?:의|에)? ?(?:주관|참여|선정|수행|뽑)/;

/** A day that nobody has set, and a deed that the article only foresees. */
const soon = /(?:^| )(?:이르면|조만간|머지않아|빠르면) /;
const foreseen = /[가-힣] (?:전망이다|전망이라고|것으로 (?:보인다|전망된다|예상된다|관측된다))/;

/** Whether the description leaves a composed sentence in doubt: how sure the deed is, of whom it is, and how large. */
export function isDoubtful(sentence: string, description: string): boolean {
  if (unconfirmed.test(description) && !(sentence.endsWith('검토해요') && ownConsideration.test(description)))
    return true;
  if (soon.test(sentence) || (/기로 했어요$/.test(sentence) && foreseen.test(firstSentence(description)))) return true;
  if (beforeVote.test(description) && !sentence.endsWith('추진해요')) return true;
  if (appointed.test(sentence) && candidate.test(description) && !/후보|추천|내정|하기로/.test(sentence)) return true;
  if (groupDeed.test(firstSentence(description)) && !groupMember.test(sentence)) return true;
  if (
    preliminary.test(description) &&
    pattern`${wordLists.law.permits}`.test(sentence) &&
    !/예비|조건부/.test(sentence)
  )
    return true;
  if (/(?:국산화|개발)했어요$/.test(sentence) && project.test(description)) return true;
  if (!contract.test(sentence)) return false;
  return (
    (beforeContract.test(description) && !saysSo.test(sentence)) ||
    (middleman.test(description) && !middleman.test(sentence)) ||
    (consortium.test(description) && /\d(?:조|억|만)/.test(sentence))
  );
}

/** Deeds done to something that has a name, which a headline puts in quotation marks: "'스카이핀' 출시". */
const ofNamed = /(?:출시|공개|인수|매각|개발|설립|신설|취득|선보여|선보인다|품었다|품는다|사들여|착공|준공|계약)$/;
const quoted = /['‘]([^'’]*)['’]/g;

/**
 * Whether marks in a clause stand round something else than a name: a size ('2.3조'), a word that the paper stresses ('통 큰'),
 * or what the deed is done to ('IP 분쟁' 합의). Brackets never belong to a sentence.
 */
export function hasLooseMarks(clause: string): boolean {
  if (/[()[\]<>{}《》]/.test(clause)) return true;
  const marks = clause.match(/['‘’]/g)?.length ?? 0;
  if (marks % 2 === 1) return true;
  for (const { 0: whole, 1: inner = '', index } of clause.matchAll(quoted)) {
    if (/\d(?:[\d,.]*(?:조|억|만|%|배|건|일|년|개월|대|명))|만에$|[큰은는된한던]$/.test(inner)) return true;
    const behind = clause.slice(index + whole.length);
    const isLast = /^(?:\S{0,2} \S+|\s*\S+)$/.test(behind);
    if (isLast && !ofNamed.test(clause)) return true;
  }
  return false;
}

/**
 * Words that no sentence here can take up: "상대" behind the name (somebody acts against the company), a country in one Chinese
 * character before the deed, a place with a bare 서 behind Latin letters ("ADEX서"), what a product does better ("보장 강화한 '가나보험'"), and nouns of which the headline left the rest out ("전임상 [결과] 공개").
 */
const strays =
  /^상대 |\s[美中日獨英佛印韓] \S+$|[A-Za-z]서(?:\s|$)|[^을를\s] (?:강화|확대|개선|탑재|적용)한 ['‘]|(?:임상|밸류업|자동화) (?:공개|공시|발표|공급)/;

/** Whether a clause, without the company's name, holds a word that would be read wrong in a sentence. */
export const hasStrays = (clause: string): boolean => strays.test(clause);
