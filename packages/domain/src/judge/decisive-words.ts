import { pattern, wordLists } from '../text/words/word-lists.ts';
import { endsWell } from './ends-well.ts';

/** Kinds of news whose words decide against the weights: no superlative beside them makes them good. */
export type DecisiveKind =
  | 'sanction'
  | 'default'
  | 'halt'
  | 'withdrawal'
  | 'issue'
  | 'fall'
  | 'loss'
  | 'rating'
  | 'leak';

interface Rule {
  says: RegExp;
  /** Words by which the matter did not happen, ended well, or is somebody else's. */
  unless: RegExp;
}

const others = '경쟁사|경쟁업체|협력사|하청|거래처|고객사|상대방|업계';
const undone =
  '취소|감경|면제|환급|승소|무효|피했|피해(?!자)|면[했한해]|벗어|무혐의|무죄|해제|해소|종결|반환|철회|돌렸|돌려받|뒤집|깎|걷[혔히]|유지|딛고|털었|' +
  '안 낸다|효력|집행 ?정지|멈춘 법원|멈춤|고비|넘긴|넘겼|개선기간|→';
const open = '[?]|가능성|우려|위기|검토|전망|촉각|앞두|예고';

/** Each rule reads the headline alone: a description tells of much else. */
const rules: Readonly<Record<DecisiveKind, Rule>> = {
  // "공정위, 가나전자에 과징금 1348억…사상 최대"
  sanction: {
    says: pattern`(?:${wordLists.law.fines}|추징금)(?!.{0,6}(?:0원|없))|영업 ?정지 (?:처분|명령)|중징계|제재 ?(?:명단|대상)(?:에|으로)?(?:…|\.{2}|$| ?(?:올[라랐]|포함|추가|지정))`,
    unless: new RegExp(`${others}|${undone}|${open}|수혜|반사이익|년치|탄소|제외|유예|웃[는었]`),
  },
  // "가나건설 부도", "회생절차 개시 신청"
  default: {
    says: /부도(?!심|덕|움|체|율|설)|디폴트(?! ?옵션)|채무 ?불이행|회생 ?절차 ?(?:개시 ?)?신청|법정관리 ?(?:신청|돌입)|파산 ?신청|워크아웃 ?(?:신청|돌입)/,
    unless: new RegExp(`${others}|${undone}|${open}|졸업|종료|인수|회수`),
  },
  // "가나전자 매매거래 정지", "생산 전면 중단"
  halt: {
    says: /거래 ?정지|상장 ?폐지|(?:생산|가동|영업|판매)(?:을|를)? ?(?:전면 |전격 |일시 )?(?:중단|정지)/,
    unless: new RegExp(`${others}|${undone}|${open}|재개|액면|분할|병합|합병|공개매수|자진`),
  },
  // "1000억 공급계약 해지"
  withdrawal: {
    says: /(?:공급 ?계약|납품 ?계약|수주|계약)(?:을|를|이|가)? ?\S{0,6} ?(?:해지|파기|무산|취소|백지화|물거품|깨[졌진져]|엎어|없던 일)|계약을? ?깼(?!던|다던)|기술 ?(?:반환|수출 ?반환)|허가 ?(?:취소|반려)|임상 ?\S{0,4} ?(?:실패|중단)/,
    unless: new RegExp(
      `${others}|신탁 ?계약|승소|이[겨겼]|해지 ?정당|효력|집행 ?정지|멈춤|고비|잊어라|영향 ?(?:작|적|제한)|재개|소액주주|[?]|가능성|우려|위약금 ?(?:수령|받)|배상 ?받|만회|상쇄|반전|잭팟|충격 ?(?:딛|덜|벗|메)`,
    ),
  },
  // "3조6000억 유상증자 결정…역대 최대"
  issue: {
    says: /(?:유상증자|유증|주주배정|일반공모)(?:를|을)? ?\S{0,8} ?(?:결정|결의|단행|추진|실시|나선|나서|한다|카드|발표|공시)|(?:조|억)(?:원)? ?(?:규모 ?)?(?:주주배정 ?)?(?:유상증자|유증)/,
    unless: new RegExp(
      `${others}|무상증자|제3자|3자 ?배정|참여|납입|완료|흥행|철회|취소|청약|자회사|계열사|출자|투자 ?유치|[?]|거둬|거두|접[었는고기]|백지화|없던 일|무산|번복`,
    ),
  },
  // "영업익 1조4623억…관세 여파에 49.2% 급감", "영업이익 -95억"
  fall: {
    says: /(?:매출액?|영업이익|영업익|순이익|순익)(?:(?!매출|이익|영업익|순익).){0,30}?\d[\d.,]*% ?(?:급감|감소|줄|하락|뚝|↓|추락|쪼그라)|(?:영업이익|영업익|순이익|순익)(?: ?마이너스 ?| ?[-−–―△] ?| ?\(-\) ?)\d/,
    unless: new RegExp(
      `${others}|손실|적자|비용|부채|만회|방어|상회|웃돌|웃돈|개선|흑자|반등|회복|증가|늘|급증|↑|성장|선방|[?]|전망|우려|예상`,
    ),
  },
  // "지난해 당기순손실 874억…전년 대비 58% 확대"
  loss: {
    says: /(?:영업|순|당기순)손실(?:(?!흑자|축소|감소|줄).){0,40}(?:확대|커졌|증가|불어)/,
    unless: new RegExp(`${others}|${open}|예상|웃돌|흑자`),
  },
  // "무디스, 가나전자 신용등급 한 단계 하향"
  rating: {
    says: /(?:신용|채권) ?등급\S{0,2} ?(?:[^\s…]+ ){0,3}?(?:하향|강등|내[렸린려])|(?:정크|투기) ?등급\S{0,2} ?(?:강등|추락|떨어)/,
    unless: new RegExp(
      `${others}|${undone}|${open}|상향|올[렸라]|하향 ?조정 ?요인|기준|조건|삭제|요건|고객|저신용|개인 ?신용|차주|알림|기회|계열사|자회사|반사|수혜|[美日中獨佛]|미국|국가|정부|프랑스`,
    ),
  },
  // "고객정보 83만건 털린 가나생명"
  leak: {
    says: /(?:고객|회원|개인|이용자|가입자)\S{0,3} ?정보(?:[^…]{0,14}(?:유출|털[렸린려]|샜|새나)| \d[\d,.]*[만천]?\S{0,2} 다크웹(?:에서?|서)(?=$| ?(?:유통|거래|팔[려린렸]|판매|올라|풀[려렸린]|나돌|떠돌)))/,
    unless: new RegExp(
      `${others}|${undone}|${open}|막[는았]|방지|차단|예방|없[다어었이]|보험|보안|사칭|스미싱|\\d년|소송|배상|방통위|점검|훈련|확인 ?안|정황|['"‘“]?0건|(?:유출|해킹)(?: ?사태)?에 [^…]*(?:늘[었어]|순증|몰[려렸린]|이동|급증|상한가|급등|강세)|순증|주목|도입|기회|특수|수혜|반사|지분 ?없|다크웹(?!.*(?:탈퇴|피해|이탈)).*(?:포착|탐지|찾아|추적|확인|경고|허위|가짜|재탕|옛 |반박|급등|늘[었어]|순증|몰[려렸린]|증가)`,
    ),
  },
};

const kinds = Object.keys(rules) as DecisiveKind[];

/** The kind of bad news that a headline tells beyond doubt; null for every other one. */
export function findDecisiveKind(headline: string): DecisiveKind | null {
  const found = kinds.find((kind) => rules[kind].says.test(headline) && !rules[kind].unless.test(headline));
  return found === undefined || endsWell(headline) ? null : found;
}
