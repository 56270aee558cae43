import { pattern, wordLists } from '../../text/words/word-lists.ts';
/** What a deed is not done to: "의혹 압수수색", "2천개 매장 납품". */
export const unfit: readonly (readonly [RegExp, RegExp])[] = [
  [/^/, /규모$|(?:매입|취득|소각|발행)·|[^을를에서로] (?:떼어내|사들여|넘겨|합쳐|묶어|나눠) /],
  [/^발행$/, /(?:차환|증액)$/],
  [/^압수수색$/, /(?:의혹|혐의|사건)$/],
  [pattern`^${wordLists.trade.supplies}$`, pattern`${wordLists.people.receivers}$`],
  // "자회사 다라바이오 500억 투자 유치": the member does it, not the company.
  [pattern`^${wordLists.trade.reached}$`, /^(?:\S+ )?(?:자회사|계열사|손자회사|관계사|관계기업) [^을를]/],
  // "생산 중단 공시": what was done is the news, not its filing.
  [/^공시$/, /(?:중단|재개|인수|매각|체결|수주|해지|취득|처분|소각|증자|투자|발행|지연)(?: (?:또|또다시))?$/],
  // "분식회계 검찰 고발": to whom, and what for, are no object.
  [/^고발$/, /(?:검찰|경찰|회계|위반|의혹|행위|혐의|담합|유용|탈취)$/],
  [/^(?:선임|내정)$/, /^(?:신임|새|차기)? ?(?:대표|대표이사|회장|사장)$/],
  [/^(?:기소|지정|선정)$/, /(?:대표|대표이사|회장|임원|직원|총수|의장|법인|\d명) /],
  // "사업에 42억 사업자 선정": a size before what the company is made.
  [/^(?:선정|확정)$/, /\d\S*원 (?:\S*[^\s모] )?\S*(?:시공사|사업자|대상자|기관|운영사|공급사|낙찰자)$/],
  [/^돌파$/, /(?:판매|수출|수주|매출|생산)$/],
  // "4대 금융 중 첫 CET1 13.5% 돌파": who is the first stands with the wrong noun.
  [/^(?:돌파|달성)$/, /(?:^| )첫 \S+ \S*\d/],
  // The company chooses whom it sells to, and who helps it.
  [/^(?:선정|확정)$/, /매각|주관사|자문사|감사인/],
  [/^(?:달성|기록|획득)$/, /(?:전환|연속|경신)$/],
  // "전 대표 징역 3년 확정": a sentence of the court, whose length is no object.
  [/^확정$/, /(?:징역|금고|집유|집행유예|자격정지)/],
  // "방사청에 지체상금 소송 승소", "신도시 2조 사업 지분 30% 참여": the particle would stand with the wrong noun.
  [/^(?:승소|패소)$/, /(?:에|에게|상대로?) .*(?:소송|분쟁|심)/],
  [/^참여$/, /지분 [\d.]+%$/],
  // "경기도에 운영 사업 수주", "완성차와 부품 수주": orders come from somebody.
  [
    /^수주$/,
    /\S에 (?!짓|들어|세|공급할|납품할|쓰|쓸|댈|설치할)|[가-힣A-Za-z](?<!효|성|결)[와과] (?!공동|함께|손잡|같이|컨소)/,
  ],
  [/^투자$/, /지분$/],
  // "동해 가스전 재개": of what work, the headline leaves out.
  [/^재개$/, /(?:가스전|유전|광산|원전)$/],
  // "자사주 50만주 임직원 성과급 지급": a size before what it is paid as.
  [/^(?:지급|상환|조기상환)$/, /[가-힣A-Za-z] \d\S*(?:주|원) \S/],
  // "업체에 공장 900억에 매각 완료": the price would stand with the wrong noun.
  [pattern`^${wordLists.trade.settled}$`, /에 \S+ \d\S*원에 \S+$/],
  // "관세 50%에 제철소 8.5조 투자": what the money goes into lacks its particle behind a cause.
  [/^투자$/, /에 (?!(?:총|약|최대|추가) )(?:\S+ )*\S*[가-힣A-Za-z] \d\S*원$/],
  // "리튬 2단계 준공": of what the phase is, the headline leaves out.
  [/^(?:착공|준공|완공)$/, /(?<!공사|사업|공장) \d단계$/],
  // "360억 OEM 공급": a price before a thing that is not counted by it.
  [/^(?:공급|납품)$/, /\d(?:조|억|만)원 [A-Za-z]+$/],
];
