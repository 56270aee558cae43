import { writeEllipses } from '../../text/ellipses.ts';
import { readHeadline } from '../../text/read-headline.ts';
import { longestTitle, maskedNames, type TextToJudge } from '../model/features.ts';

/** "옵션 포함하면 2조 수주", "충당금 제외할 경우 흑자": how a figure is counted. */
const counted =
  '포함|제외|배제|반영|환산|합산|종합|차감|추산|계산|요약|정리|비교|감안|고려|(?<![가-힣])(?:더|합|비|말)';
/** "오르면", "받으면", "한다면", no "라면" or "측면"; nor "이르면 내달", "팔면 팔수록" and "따지면", which suppose nothing. */
const ifClause = `(?<!(?:이|빠|늦|다|바꿔 ?말|${counted})(?=[르하]면)|따(?=지면)|꼽(?=으면))(?:(?<=[가-힣])(?:으|리|기|지|히|나|오|가|다)|(?<=(?:허가|승인|결론|판결) )나|팔|[줄높들보쓰]이|하|되|돼|[오내]르|늘|줄)면(?=[ ,])(?! [가-힣]+수록)`;
/** "확정 시", "수주 땐", "폐지될 경우". */
const inCase =
  '(?:성공|실패|확정|승인|허가|부과|인수|합병|매각|수주|체결|통과|무산|불발|폐지|철회|타결|결렬|상장|패소|승소|현실화|장기화|봉쇄|재개|인상|인하|전환|달성|발효|시행) ?(?:시|땐)(?=[ ,])|(?:(?<!포함|제외|배제|반영|환산|합산|감안|고려)할|될) 경우(?=[ ,])';
/** "한 번 충전하면 600km 달리는": what a product does. */
const inUse =
  /한 ?번 [가-힣]+면[ ,]|(?:(?:충전|투여|투약|접종|주사|복용|말)하|[먹맞걸접꽂]으|마시|누르|붙이|바르)면 (?:.*[가-힣]는|되는) /;
const supposed = new RegExp(`^(?<before>.*?)(?:${ifClause}|${inCase})(?<after>.+)$`);
/** What brokers expect is told as theirs, and what the exchange announces is in force. */
const ofExperts =
  /목표가|목표주가|적정[주가]|투자의견|[상하]향|매수|證|증권|금투|리서치|투자$|^\[[^\]]*공시|거래 ?정지|재지정/;
const decided =
  /(?:결정|체결|합의|확정|선정|돌입|공시|발표|의결|타결|가결|착공|완공|승인|인가|취득|출시)(?:했다|했지만|한|하고|에도)?(?=,|$|["'”’])/;
/** A deed in another part of the headline. */
const deedBeside =
  /수주|계약|공급|승인|허가|임상|특허|소각|배당|증자|감자|인수|매각|지분|경영권|분할|합병|흑자|적자|급[증감등락]|어닝|과징금|과태료|벌금|제재|처분|명령|조사|수사|수색|고발|구속|기소|횡령|배임|리콜|결함|유출|해킹|화재|사고|사망|중단|정지|연기|소송|판결|선고|돌파|최대|발행|회사채|등급|퇴직|사임|선임|상장|파산|회생|부도|철수|성공|파업|결정|확정|착수|착공|가동|증설|출시|인상|인하|주총|의결|가결|부결|[상하]한가|신고가|신저가/;
/** What threatens the shares or the company by rule is news before it happens. */
const threat = /상폐|상장 ?폐지|관리종목|부도|디폴트|파산|회생|워크아웃|자본잠식/;

/** Whether a headline says nothing but what would be if something happened: "관세 25% 매기면 가나전자 이익 4조 증발". */
export function onlySupposes({ title, company }: Pick<TextToJudge, 'title' | 'company'>): boolean {
  const [first = '', ...others] = writeEllipses(readHeadline(title.slice(0, longestTitle)).text).split('…');
  const { before = '', after = '' } = supposed.exec(first)?.groups ?? {};
  if (after.trim() === '' || ofExperts.test(title) || threat.test(after) || inUse.test(first)) return false;
  // "확정되면": the word of the condition itself is not decided.
  if (decided.test(before.replace(/\S*$/, '').trimEnd()) || decided.test(after)) return false;
  const namesCompany = (part: string) => company !== undefined && maskedNames(part, company) !== part;
  return !others.some((part) => deedBeside.test(part) || namesCompany(part));
}
