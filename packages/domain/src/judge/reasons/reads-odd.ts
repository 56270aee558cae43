import { pattern, wordLists } from '../../text/words/word-lists.ts';
import { places } from './frames/nouns.ts';

/** What an editor would strike in a sentence: a word that lost its particle or its sense on the way from the headline. */
const odd: readonly RegExp[] = [
  // Other Chinese characters than those that are written out.
  /\p{Script=Han}/u,
  // "즉시연금 2심에서 졌어요": an instance of no suit.
  pattern`(?<!${wordLists.law.suits}|손배소|중재|다툼|사건|혐의|청구|가처분|에) [123]심에서도? (?:최종 )?${wordLists.law.outcomes}`,
  // "LNG선 4척 1.5조원을", "30만주 50억원어치를": two measures in a row.
  pattern`\d(?:${wordLists.amount.counters}|기|%|회|t|톤|M?W|GW|[GM]Wh|㎿|년|개월) (?:총 |약 )?\d[\d.,]*[천백]?(?:조|억|만)\S*원(?:을|어치를|이|에) `,
  // Figures of speech say no deed: "유상증자 카드를 꺼냈어요".
  pattern`${wordLists.change.figuresOfSpeech}[을를] \S+[았었였했냈켰렸졌췄꼈떴뗐섰폈]어요`,
  // "신고서 또 정정을 요구했어요": an adverb among nouns.
  /[가-힣](?<![을를에이가은는로도]|에서) (?:또|또다시|결국|끝내) \S+[을를] /,
  // "자사주 신탁을 통해 매입을 결정했어요": the object stands before the means.
  pattern`(?:통해|거쳐) [가-힣]+[을를] (?:${wordLists.trade.decisions}|추진|검토)`,
  // "현금배당 보통주 8200원을": of how many shares?
  /배당 (?:보통주|주당)|보통주 [\d,]+원[을를]/,
  /주식등의 수/,
  // "필름사업부 중국 업체에 매각 계약을": what is sold stands before to whom.
  /에 (?:매각|이전|양도) ?(?:계약|협약|MOU)[을를]/,
  // "굴착기 30대 칠레 수출": where to, as what.
  /\d(?:대|척|기|문|량) [가-힣]+[을를] (?:처음 )?(?:수출|납품|공급)/,
  // "'달무리' 재계약을 맺었어요": with whom?
  /['’가-힣](?<![와과]) 재계약을/,
  /(?:증설|확장|철거)[을를] (?:착공|준공|완공)/,
  // "새 센터에 서버 이전을": moved to, not in.
  /에 (?:\S+ )*이전[을를] /,
  // Of prices only: "52주 신고가를", "장을 마쳤어요".
  /52주 |(?:상승세|하락세|강세|약세|신고가|신저가|최고가|최저가)[를을] |(?:거래|장)[를을] 마쳤어요/,
  // An amount of nothing: "벤츠에서 15조원을 따냈어요".
  /(?:^|[에와과로서] )\d\S*원[을를] (?:수주했|따냈|맺었)|원[을를] (?:맺었|품었|품기로)|수주를 따냈/,
  /소환[을를] 조사|번째 조사해요|에 \S+ 연임|(?:사고|혐의|의혹|사건) (?:대표|회장|임원|의장)[을를] 기소|정지 \S*·과징금/,
  // "직원들 조용히 팔았다": who sells is no object.
  /(?:[가-힣]들|직원|임원|주주|개미|투자자|외국인|기관)[을를] (?:\S+ )*(?:팔|샀|사들|매도|매수|매각|처분)/,
  // "시스템 공공 수주": the noun behind is left out.
  /(?:공공|민간|국내|해외|현지|글로벌|전국)[을를] /,
  // Adverbs and groups of people as objects: "'온이' 전국민을 공개했어요".
  /(?:전 ?국민|일반|함께|같이|공동|단독|직접|무료|유료|조기|동시|최초|전면)[을를] /,
  // "의장 '부정거래' 구속영장": a cause in marks among nouns.
  /[가-힣] ['‘][^'’]+['’] (?:구속영장|영장|과징금|과태료|제재)/,
  // A settlement is of a dispute, an order is of goods, and a right is sold by a contract.
  /특허에 합의|국산화[를을] (?:수주|따냈|납품|공급)|(?:판권|개발권|사업권) (?:약 |총 )?\d\S*에 기술을/,
  // "2500억원 규모 날린 공장": the amount is the verb's, no size.
  pattern`원 규모 ${wordLists.trade.spent} `,
  /피인수|피합병/,
  // "미국 ESS 8.4GWh를 공급", "액체생검 미국 메디케어에 등재": a country that lost its particle, or the noun before it.
  new RegExp(`^(?:${places}) [A-Za-z가-힣]+ \\d\\S*[을를] (?:공급|납품|수출)`),
  new RegExp(`[가-힣A-Za-z](?<![은는이가을를의에와과로도만서고]) (?:${places}) \\S+에 (?:\\S+ )?(?:등재|입점)`),
  // "자사주 2.9% 소각을 1340억원 규모로 결정", "재감사서 '적정' 받아", "계약이 사실상 해지".
  /% \S+[을를] \S+원 규모로 /,
  /(?<![에해며고면])서 ['‘“]|사실상 /,
  // "출시를 또 미뤘어요": of what?
  /^(?:출시|공개|발매|개막|양산|가동|준공|착공)[을를] (?:또 |다시 |재차 |\d+년 )*(?:미[뤘루]|늦[췄추]|연기)/,
  // "지분 49%를 일본에 넘기기로": a country buys nothing.
  new RegExp(`(?:^|[^가-힣])(?:${places})에 (?:\\S+ )*(?:넘기|넘겼|넘겨|팔기|팔았|팔아|매각|처분|양도)`),
  // "새벽배송 물량 2029년까지 맡아요": the object lost its particle.
  /[가-힣A-Za-z](?<![을를은는이가도만에서와과로의]) \d{4}년(?: \d+월)?까지 [가-힣]+요\.?$/,
  // "보안주 부각되자 자사주를": the subject of a clause lost its particle.
  /[가-힣A-Za-z](?<![이가은는도서로히게]|에선) (?:부각|거론|확산|제기|공개|발표|확정|중단|지연|무산|급등|급락|상승|하락|증가|감소|둔화|과열)(?:되|하)자 /,
  // "협력사에 과징금 5억원을 물게 됐어요": another's fine, which the company does not pay.
  pattern`에게? (?:\S+ )*${wordLists.law.fines}.*물게 됐`,
  // "5000억원 규모 입찰 불참에도를", "1조2000억원 규모 유찰 끝을", "3조원 규모 상반기만을": how or when, and not what.
  /(?:에도|[가-힣]만| 끝| 뒤| 후| 속| 땐|면|[분반]기|앞두고|만에|에만)[을를] (?:처음 )?(?:수주|따냈|공급|납품|수출|매각|인수|소각|발행)/,
  /원 규모 (?:(?:19|20)\d\d년|\d+년 전|작년|지난해|내년|올해|최소|최대|[상하]반기|[1-4]분기|분기) /,
  /\d+년 \S+원 규모 전 /,
  // "캐나다를 처음 공급", "튀르키예 3만대를 수출", "LFP ESS 미국 2조원어치를": where to, and not what.
  new RegExp(
    `(?:^|[^가-힣])(?:${places}|페루|캐나다|UAE)[을를] (?:처음 |다시 )?(?:수주|따냈|수출|공급|납품|출시|판매|양산)`,
  ),
  new RegExp(`^(?:${places}|페루|캐나다|UAE) \\d\\S*[을를] (?:수출|공급|납품|판매)`),
  new RegExp(`[가-힣A-Za-z](?<![은는이가을를의에와과로도만서고]) (?:${places}) \\d\\S*원어치를`),
  // "1조원 규모 제약사를 수주했어요": a customer is not what was ordered.
  /(?:제약사|자동차사|완성차사?|업체|기업|고객사|빅테크|회사|정부)[을를] (?:처음 )?(?:수주|따냈|공급|납품|수출)/,
  // "전 안전팀장 벌금 700만원이 확정됐어요": who pays lacks its particle.
  /(?:팀장|대표|회장|임원|직원|부장|소장|법인|이사|의장|임직원|창업자) (?:벌금|과태료|추징금|과징금|징역|집행유예) ?\S*[이가을를] /,
  // "2030년 매출 40조원을 달성하기로 했어요": a goal is no decision.
  /달성하기로 했어요/,
];

/** Whether a composed sentence reads odd, so that the headline is better. */
export const readsOdd = (sentence: string): boolean => odd.some((pattern) => pattern.test(sentence));
