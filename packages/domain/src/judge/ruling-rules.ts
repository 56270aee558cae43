import { writeEllipses } from '../text/ellipses.ts';
import { pattern, wordLists } from '../text/words/word-lists.ts';
import { DOUBT, fromEach, type SideRule } from './figure-moves.ts';
import { claimants, otherWins } from './reasons/win-of-other.ts';

const won = '승소|이겨|이겼|역전승';
const suits = '소송|분쟁|재판|심판';
const later = '(?:2심|항소심|상고심|대법(?:원)?|파기환송심|최종심)';
/** Who is fined beside the company, and not it. */
const otherPayers =
  '(?:협력사|협력업체|하청(?:업체)?|대리점|경쟁사|경쟁업체|입점업체|판매자|납품업체|고객|조업사|대출모집인|모회사|사칭 업체|(?:전|前) ?(?:대표|임원|회장)|[가-힣]한 ?\\S*업체)';

/** What a suit or a fine means for the company, whose names stand as □. */
export const rulingRules: readonly SideRule[] = [
  // "1심 승소…2심선 고배", "1심 승소→2심 패소": the later instance counts.
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: pattern`${later}\S{0,3} ?[^…]{0,10}(?:역전패|고배|패소|뒤집혀|졌다|져$)|역전패`,
    unless: pattern`${later}\S{0,3} ?[^…]{0,10}(?:${won})|공정위 패소|국세청 패소|정부 패소`,
  },
  {
    ...{ from: 'bad', to: 'good', left: 0 },
    says: pattern`□[^…]*(?:1심|2심|항소심) ?패소(?:…|\.{2,}|→|, |지만 )[^…]*${later}\S{0,3} ?[^…]{0,10}(?:${won})`,
  },
  // "과징금 취소소송서 공정위에 져".
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /□[^…]*(?:소송|재판|심판)\S{0,3} [^…]*(?:에|에게) (?:져|졌|패소|패배)/,
  },
  // "□ 퇴직자, 성과급 소송 대법 승소", "다라, □ 상대 소송 승소".
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: pattern`${claimants}\S{0,2}(?:, |[이가] )(?:(?!…|\.\.).)*승소|(?:…|\.{2,})${claimants}\S{0,2} (?:최종 |일부 )?승소|^[^□]+, ?□ ?상대[^…]*승소`,
    unless: pattern`□[^…]*${claimants}\S{0,2} ?(?:등 )?상대[^…]*승소`,
  },
  { ...{ from: 'good', to: 'bad', left: 0 }, says: otherWins },
  // "검찰, □ 회장 1심 무죄에 항소": the win is open again.
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /(?:무죄|무혐의|불기소|집행유예|승소|기각|각하)\S{0,3} ?(?:판결에 |선고에 )?(?:불복|항소|상고)|(?:검찰|檢|특검|공정위|국세청|금감원)\S{0,2} ?(?:항소|상고|불복)/,
    unless: /(?:항소|상고)(?:를|도)? ?(?:포기|취하|기각|각하|안 ?[해한할]|않)|항소심|상고심/,
  },
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /^[^…]*□[^…]*상대[^…]*(?:소송|손배소|청구|가처분)\S{0,2} ?(?:최종 )?(?:기각|각하)/,
    unless: /[가-힣]\S*, ?□ ?상대/,
  },
  // A win of the company that is sent back.
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /파기 ?환송/,
    andDescription: /승소(?: ?판결)?(?:한|했던|을|를|로 본)? ?(?:원심|판결|2심)?[^.]{0,10}(?:파기|깨)/,
  },
  {
    ...{ from: 'bad', to: 'good', left: 0 },
    says: /^□(?:은|는|이|가)?[, ](?:(?!패소)[^…])*(?:소송|재판)(?:(?!패소)[^…])*승소/,
    unless: pattern`${claimants}|□ ?상대|일부|만 인정|1심\S{0,2} ?승소|패소 ?확정`,
  },
  // "□, 특허분쟁 1심 완승", "□, 유럽 통합특허법원서 승소", "과징금 266억 대법서 뒤집혀…□ 승소 취지 파기환송".
  {
    ...{ from: 'neutral', to: 'good', left: 0 },
    says: pattern`^□(?:은|는|이|가)?[, ](?:(?!패소)[^…])*(?:${suits}(?:(?!패소)[^…])*완승|법원(?:서|에서) (?:최종 )?승소)|□ 승소 취지`,
    unless: pattern`${claimants}|□ ?상대|일부|만 인정|패소 ?확정|[?]`,
  },
  // "□, 다라에 6300억 배상 평결", "손배소 2심 뒤집혔다…□ '64억 배상하라'": the company pays.
  {
    ...{ from: 'neutral', to: 'bad', left: 0 },
    says: /(?<=^[^…]{0,10})□(?:은|는|이|가)?,? (?:[^\s…]+ )?[^\s…]+에(?:게)? \d\S{0,8} 배상 ?(?:평결|판결|명령)|□(?:은|는|이|가)?,? ["'“‘]?\d[\d,.]*[억조만]\S{0,3} 배상하라|(?:^|["'“‘])□(?:은|는|이|가)?,? [^…]{0,16}침해[^…]{0,24}배상 ?(?:평결|판결|명령)/,
    unless: /승소|취소|파기|무효|뒤집(?!혔다…)|면했|피했|받[아는게]|침해당/,
  },
  // "법원, □ 영업정지 8개월 처분 취소", "대법 '□ 허가취소 위법'": a court takes the sanction away.
  {
    ...{ from: 'bad', to: 'good', left: 0 },
    says: /(?:법원|대법|재판부|고법|행정심판위|헌재)[^…]*(?:과징금|영업 ?정지|조업 ?정지|해임 ?권고|허가 ?취소|제재|처분)[^…]{0,24}(?:(?:모두|전부|전액)? ?취소|위법|무효)["'”’]?(?:$|…|\.\.| ?(?:판결|결정|확정))/,
    unless: /취소 ?(?:소송|청구)\S{0,2} ?(?:기각|각하|패소)|안 ?(?:된|돼)|정당|적법|[?]/,
  },
  // "조업정지…대법, 취소소송 기각": the sanction stays.
  ...fromEach(['good', 'neutral'], {
    ...{ to: 'bad', left: 0 },
    says: /□[^…]*(?:정지|과징금|처분|취소|반려)[^?]*취소 ?소송\S{0,2} ?(?:2심|항소심|상고심)?\S{0,2} ?(?:기각|각하|패소)/,
    unless: /주주|주민|시민|단체|노조|경쟁사|상대로 낸/,
  }),
  // "대법 '담합업체들, □에 417억 물어내라'": others pay.
  ...fromEach(['bad', 'neutral'], {
    ...{ to: 'good', left: 0 },
    says: /(?:법원|대법|재판부|고법|ITC|중재)[^…]*[^□…]□에(?:게)? ?\d[\d,.]*[억조만]?\S{0,3} ?(?:물어내|배상하|지급하|돌려주)라/,
  }),
  // "항소심 … 169억 물어야": the company pays.
  {
    ...{ from: 'neutral', to: 'bad', left: 0 },
    says: /^□[^…]*\d[\d,.]*[억조]\S{0,3} ?(?:물어야|물어줘야|물어주게|배상해야|토해내야|내야)|^□[^…]*(?:중재|소송|재판)\S{0,2} ?(?:져|졌다|패소|패해)[^…]*\d\S* 배상/,
    unless: /안 ?(?:물|내)|면했|피했|뒤집|취소/,
  },
  // "美 ITC '□, 균주 도용 없다' 최종 판단".
  ...fromEach(['bad', 'neutral'], {
    ...{ to: 'good', left: 0 },
    says: /□(?:(?:은|는|이|가|,),? | (?!특허|균주|기술|영업비밀|상표))[^…]{0,14}(?:도용|침해|위반|혐의|잘못)\S{0,2} ?없(?:었)?다(?:["'”’]? ?(?:최종 ?)?(?:판단|판정|판결|결정|확정|결론)|["'”’]…[^…]*(?:승리|승소|이[겼긴]))/,
    unless: /주장|반박|해명|뒤집|상대 승|[?]/,
  }),
  // "□, 러시아 선주와 분쟁 중재서 계약해지 정당 판정": it ended the contract by right.
  {
    ...{ from: 'bad', to: 'good', left: 0 },
    says: /^□(?:은|는|이|가)?[, ][^…]*(?:계약|수주|발주) ?(?:해지|해제|파기|취소)\S{0,2} ?["'”’]?(?:정당|적법)["'”’]?(?:하다|했다)?["'”’]? ?(?:판정|판결|결정|결론|인정)/,
    unless: /□ ?상대|조합|해고|상대방|시공사|[?]/,
  },
  // "메로나 소송 웃은 □", "□, 특허 소송서 웃었다", "특허싸움 2년, □가 웃었다".
  ...fromEach(['bad', 'neutral'], {
    ...{ to: 'good', left: 0 },
    says: pattern`(?:${suits}|싸움|공방)[^…]*□(?:만|이|가|은|는|도)? ?(?:끝내 |결국 |마침내 )?웃(?:었다|는다)|${suits}\S{0,2} ?(?:\S+ )?웃은 □|□(?:은|는|이|가)?,? [^…]*${suits}(?:서|에서)? (?:(?!\S*[이가은는도들] )\S+ )?웃(?:었다|는다|다(?=$|…))`,
    unless: /못 ?웃|상대|[?]/,
  }),
  // "법원, □에 '해임 부당…복귀시켜라'", "□, 직원에 480억 더 줘야", "□, 1심서 고개 떨궜다": the company lost.
  ...fromEach(['good', 'neutral'], {
    ...{ to: 'bad', left: 0 },
    says: /(?:법원|대법|재판부|고법|중재\S*|ITC|배심원?),? □에(?:게)? ?["'“‘][^"'”’]*(?:부당|위법|복귀|물어|배상|[줘내]라|지급)(?![^"'”’]*(?:없|받))|□(?:은|는|이|가)?,? (?:[^\s…]+ )?[^\s…]+에(?:게)? \d\S*[억조]\S{0,2} ?(?:더 )?(?:줘야|물어[줘야내]|지급해야|배상(?:해야)?(?=$|…|,))|□(?:은|는|이|가)?,? (?:[^\s…]+ )?(?:[123]심|항소심|재판|소송|중재|법원)(?:서|에서)? ?(?:고개|눈물|쓴잔|무릎|울었)/,
    unless:
      /안 ?(?:줘|물)|면했|피했|벗[었어]|덜[었어]|상생|뒤집|취소|배당|상대 ?소송|□ (?:\S{0,4} )?(?:회장|대표|창업)|경쟁|[?]/,
  }),
  // "□ 항소심도 다라에 무릎".
  ...fromEach(['good', 'neutral'], {
    ...{ to: 'bad', left: 0 },
    says: /□[^…]*(?:[123]심|항소심|상고심|소송|재판)\S{0,2} (?:[^\s…]+ )?[^\s…]+에(?:게)? (?:무릎|무너졌|고배|완패)(?! ?(?:안[겼긴겨]|설욕|마신))/,
    unless: /□에|뒤집|[?]/,
  }),
  // "법원 '뉴진스, 떠날 수 없다'…□ 한숨 돌렸다".
  ...fromEach(['bad', 'neutral'], {
    ...{ to: 'good', left: 0 },
    says: /(?:법원|대법|재판부|고법|ITC|특허심판원|공정위)[^?]*…[^…]*□\S{0,2} ?(?:한숨 ?(?:돌|덜)|안도|기사회생|웃었|가슴 ?쓸)/,
    unless: /잠시|못|그러나|지만|[?]/,
  }),
  // "ITC, □ 주장 안 받아들여".
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /□ ?(?:측 |쪽 )?(?:주장|청구|신청|요청)\S{0,2} ?(?:모두 |전부 )?(?:안 ?받아들|못 ?받아들|배척|받아들이지 않)/,
  },
  // A fine is never good news, unless it is taken back; one of others is not the company's.
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: pattern`(?:${wordLists.law.fines}|이행강제금|추징금) ?\d`,
    unless:
      /취소|감경|감액|면제|승소|환급|돌려|뒤집|않|안 |불복|무효|깎|줄[여였어]|정지|인용|무혐의|무죄|유예|피[했하]|절반|털|벗|해소|경쟁|협력|상대|이겼|이겨/,
  },
  {
    ...{ from: 'bad', to: 'neutral', left: 0 },
    says: pattern`□\S{0,2} (?:\S+ ){0,3}?${otherPayers}(?: \d+곳)?에게? (?:${wordLists.law.fines})`,
  },
];

/** Whether a headline, its company's names as □, tells that the company lost, whoever it says has won. */
export function isLost(headline: string): boolean {
  const text = writeEllipses(headline);
  return rulingRules.some(
    ({ from, to, says, unless }) =>
      from === 'good' && to === 'bad' && says.test(text) && !(unless?.test(text) ?? false),
  );
}
