import type { Mention } from './mention.ts';
import type { NamedCompany } from './name-index.ts';

/** Role of a company in a mention. Only `subject` and `weak` are about the company. */
export type MentionRole = 'subject' | 'aside' | 'credit' | 'platform' | 'analyst' | 'group';

/** How firms belong to each other: "삼성전자 협력사". */
const relation =
  '자회사|손자회사|계열사|관계사|모회사|협력사|협력업체|납품업체|납품사|부품사|벤더|하청업체|관련주|수혜주|대리점|투자사|산하|출자사|합작사|사내벤처|1차 협력사|2차 협력사|1차 벤더|2차 벤더|최대주주|2대 주주|대주주|지주사|경쟁사|파트너사|고객사';
/** "한화 자회사 한화에너지": the name that follows is the subject, unless a deal word follows (자회사 매각). */
const relationAfter = new RegExp(`^(?:의)? ?(?:${relation})(?:인|이자|로)? ?["']?(?<next>[가-힣A-Za-z0-9&]{2,})`);
/** Words after 자회사 that are a deed, not a name: "자회사 매각". */
const dealings =
  /^(매각|상장|설립|분할|합병|지분|편입|흡수|실적|IPO|정리|청산|통합|리스크|부진|확대|축소|지원|상생|대상|간|들|등|인수|유상증자|흑자|적자|일감|채무|덕|덕에|효과|기대|경영|임직원|직원|변경|교체|할인|호조|가치|배당|재편|구조|성장|추가)/;
/** An investor or rival for control makes news of the company: "2대 주주 호반, 지분 추가 매입". */
const holder = /^(?:의)? ?(?:최대주주|[2-4]대 ?주주|대주주) .{0,20}(?:지분|경영권|공개매수|주주제안|주식)/;
/** People who came from the company: "삼성전자 출신 임원". */
const persons =
  /^ ?(?:[가-힣]{1,6} )?출신|^ ?(출신|(전|前|전직|퇴직|퇴사) )|^ ?(임원|부사장|사장|연구원|엔지니어|부회장|직원|개발자) 출신/;
/** An offence in office concerns the company, whoever held the office: "전 회장, 횡령 혐의". */
const formerOfficer =
  /^ ?(?:전|前) ?(?:[가-힣]{2,3} )?(?:회장|부회장|사장|부사장|대표|대표이사|임원|전무|상무|이사|본부장|경영진|최대주주|재무[가-힣]*|직원|임직원)/;
/** Offences in office: "횡령 혐의". */
const offence =
  /횡령|배임|기소|구속|혐의|압수수색|시세조종|주가조작|미공개 ?정보|분식|뒷돈|리베이트|징역|실형|집유|집행유예|유죄|무죄|무혐의|불기소|기술 ?유출/;
/** Before the name, an office that was left: "전 삼성전자 사장". */
const formerly = /(^|[ ,·"'(])(전|前|전직) ?$/;
const office = /^ ?[가-힣]{0,8} ?(회장|사장|대표|임원|부사장|전무|상무|직원|연구원|엔지니어|부회장|본부장)/;
/** Before the name, a comparison: "제2의 삼성전자". */
const likeness = /(제 ?2의|제 ?3의|포스트|넥스트|한국판|제2|미니|리틀) ?['"]?$/;
/** After the name, a comparison: "삼성전자처럼". */
const likened = /^(급|식)(?= |의|으로)|^ ?(처럼|보다|만큼|같은|등과 (같은|경쟁)|을 꿈꾸|를 꿈꾸|를 넘는|을 넘는)/;
/** After the name of a customer: "삼성전자에 반도체 장비 납품". */
const customerAfter =
  /^((에|에게|등에|등 [가-힣 ]{0,12}에|과 [가-힣]+에|와 [가-힣]+에) ?["']?[가-힣A-Za-z0-9 ·]{0,18}(납품|공급하|공급해|공급 이력|공급 ?중|공급사|공급한 이력|공급$|공급 ?[,…·.]|공급(?= 계약| 시작| 개시| 확대| 재개))| ?(납품|공급사|벤더))/;
/** After the name of who is overtaken: "삼성전자 제치고 1위". */
const pursued =
  /^(을|를)? ?(제치|제쳐|제친|따돌|추월|앞질|앞선|뛰어넘|꺾고)|^ ?(맹?추격|추격전|대항마|아성|독주에|독주 (막|견제)|견제)/;
/** A rival's call: "'가나전자 나와'…다라, 양산 돌입", "가나전자와 격차 좁힌 다라". */
const challenged =
  /^(?:을|를)? ?(?:나와|비켜|게 ?섰거라|덤벼|잡는다|잡겠다|잡으러|넘는다|넘겠다|넘었다|넘어섰다|제쳤다|제친다)라?["']? ?(?:\.\.|[!?,"']|$)|^[와과](?:의)? ?격차를? ?(?:좁[히혀힌힐]|줄[이여인]|벌[리려린])/;
/** Before the name, the credit of a picture: "사진=삼성전자". */
const creditBefore = /(사진|자료|제공|출처|그래픽|이미지|영상|화면|=) ?[=:] ?$|\((사진|자료|제공|출처) ?$/;
/** After the name, the same: "삼성전자 제공". */
const creditAfter =
  /^ ?(?:제공|캡처|캡쳐|방송 ?캡처|(?:홈페이지|뉴스룸|유튜브|인스타그램|공식 ?SNS|공식 계정|화면)(?= ?(?:캡처|캡쳐|갈무리|제공|$|[)\].,"'])))/;
/** After the name, a place: "삼성전자 사옥 앞". */
const placeAfter =
  /^ ?(서울|서초|수원|여의도|강남)? ?(본사|사옥|본점|빌딩|타워|센터|연수원|앞|체육관|아레나|경기장|돔|홀|광장)[가-힣]? ?(앞|인근|에서|앞에서|광장|로비|대강당|강당|주차장)/;
/** What lies near a building of the company: "삼성전자 공장 인근". */
const nearby =
  /^ ?[가-힣A-Za-z0-9]{0,8} ?(공장|캠퍼스|사업장|본사|사옥|본점|백화점|매장|아파트|발전소) ?(앞|인근|옆|맞은편|주변|일대|근처)(?![가-힣]*(다퉈|당겨|서))/;
/** What lies beside the company: "롯데 강남점 옆". */
const beside =
  /^ ?(?:[가-힣]{2,4}점 ?)?(?:옆|맞은편|인근|근처|부근|앞 (?:사거리|삼거리|교차로|네거리|도로|거리|인도|횡단보도|광장|공원|버스정류장))(?![가-힣]*(?:다퉈|당겨))/;
/** Firms outside the company: the text reports their fate, even when it does not name them. */
const outsider =
  /^(?:의)? ?(?:[12]차 )?(?:협력사|협력업체|납품업체|납품사|부품사|벤더|하청업체|대리점),? ?(?:회생|부도|파산|폐업|도산|법정관리|워크아웃|기업회생|줄도산)/;
/** Where prices are photographed: "하나은행 딜링룸". */
const dealingRoom = /^ ?[가-힣 ]{0,12}(딜링룸|트레이딩룸)/;
/** Services that others use: "네이버 카페에서". */
const platformAfter =
  /^ ?(블로그|카페|지도|밴드|포털|검색창|예약|톡톡|지식인|지식iN|폼|플레이스|스마트스토어|오픈채팅|오픈채팅방|채널|뉴스|증권|메신저|메일|실시간|쇼핑|웹툰)[ ]?(에|에서|로|을 통해|를 통해|후기|이웃|회원|계정|글|회원들|링크|으로|게시|카페|댓글|창|상에|서|서 |참고|참조|공지|문의|가입|검색)/;
/** Ways in which others use a messenger: "카카오톡으로 보낸". */
const messengerAfter =
  /^(으로|로|에서|에|을 통해|를 통해)? ?(채널|상담|메시지|알림톡|알림|오픈채팅|단체|대화|친구|링크|선물하기로|ID|아이디|[가-힣 ]{0,14}(유포|전송|보내|보낸|접수|신청|발송|안내|예약|공유|받아|속여|접근))/;
/** After the name of who reports: "한국경제에 따르면". */
const sourceAfter =
  /^ ?(?:취재|단독 ?보도|보도)|^(에 따르면|에 의하면|(은|는|이|가) (단독 )?보도|를 통해 (밝|전)|에 출연|와의 인터뷰|과의 인터뷰|와 인터뷰|과 인터뷰|에 ["'])/;
/** After the name, its reporter: "한국경제 김기자 기자". */
const byline = /^ ?[가-힣]{2,4} ?(기자|특파원|PD|앵커)/;
/** Businesses that the press quotes: brokerages, rating agencies, data providers, media. */
const quotedBusiness =
  /(증권|자산운용|신용평가|기업평가|평가정보|가이드|리서치|방송|경제|경제TV|TV|일보|뉴스|조선|신문)$|^(SBS|YTN|KNN|iMBC|디지틀조선)$/;

/**
 * Returns the role of a company in one mention. `others` are the other listed companies of the text with the mention.
 */
export function findRole(mention: Mention, others: readonly NamedCompany[]): MentionRole {
  const { before, after, ending, name } = mention;
  if (ending === 'descriptor' || ending === 'customer') return 'aside';
  if (formerOfficer.test(after) && offence.test(after)) return 'subject';
  if (creditBefore.test(before) || creditAfter.test(after)) return 'credit';
  if (
    persons.test(after) ||
    (formerly.test(before) && office.test(after)) ||
    likeness.test(before) ||
    likened.test(after)
  )
    return 'aside';
  if (placeAfter.test(after) || dealingRoom.test(after) || beside.test(after) || outsider.test(after)) return 'aside';
  if (platformAfter.test(after) || (/톡$/.test(name) && messengerAfter.test(after))) return 'platform';
  if (quotedBusiness.test(name) && (sourceAfter.test(after) || byline.test(after))) return 'analyst';
  if (holder.test(after)) return 'subject';
  const next = relationAfter.exec(after)?.groups?.next;
  if (next !== undefined && !dealings.test(next) && namesSubject(mention, next, others)) return 'aside';
  if (pursued.test(after) || challenged.test(after) || nearby.test(after)) return 'aside';
  if (customerAfter.test(after) && !/^ ?,/.test(after)) return 'aside';
  if (ending === 'group' || /^ ?그룹/.test(after)) return 'group';
  return 'subject';
}

/** Returns true when the word after "자회사" is itself the subject: a listed company, or a name set apart as one. */
function namesSubject(mention: Mention, next: string, others: readonly NamedCompany[]): boolean {
  if (others.some((other) => next.startsWith(other.name))) return true;
  const follows = mention.after.slice(mention.after.indexOf(next) + next.length);
  return /^["']?( ?,|\()/.test(follows) || /(은|는|이|가|의|도)$/.test(next) || /[A-Za-z]/.test(next);
}
