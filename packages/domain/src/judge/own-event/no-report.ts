import { readHeadline } from '../../text/read-headline.ts';
import type { TextToJudge } from '../model/features.ts';
import { onlySupposes } from './suppositions.ts';

/** Tags of columns that look back. */
const tag =
  /(?:전|속|사) ?오늘|역사|흑역사|과거사|비사|비망록|아카이브|타임머신|그날|그때|그 시절|그땐|돌아본|돌아보는|되돌아|다시 보는|회고|추억|연말 ?결산|20\d\d년? ?결산/;
/** Tags of what nobody reports as done. */
const unsure =
  /^(?:전망|프리뷰|찌라시|풍문|소문|루머|가상|픽션|만우절|예측|관측|시나리오)(?:$| )|(?:미리 ?보는|이랬다면)/;
/** "10년 전 가나전자, …", "가나전자, 5년 전 …": long ago is no news. What was ended or begun then may be. */
const yearsAgo = /(?:^|, )(?:\d{1,2}|N)년 전 (?!대비|보다|수준|그|이맘|합의|계약|약속|제기|시작)/;
/** "작년 그 사건의 재구성". */
const retold = /(?:사건|사태|그날)의 재구성$/;
/** Ends of headlines of those who look closely, or tell a story: "5년 계획 뜯어보니", "중국 진출기". */
const story = /(?:(?:계획|전략|로드맵|청사진|비결)\S? (?:뜯어|들여다|따져) ?보니|[가-힣] ?(?:진출기|도전기|분투기))$/;
/** What is told beside the look: "2조 수주…5년 전략 뜯어보니". */
const deedBeside =
  /수주|계약|승인|허가|소각|배당|증자|감자|인수|매각|분할|합병|흑자|적자|급[증감등락]|과징금|횡령|배임|리콜|소송|돌파|최대|거절|목표가|발행|폐쇄|퇴직|감원|투자|상장|워크아웃|파산|회생|자구|철수|성공/;
/** A year long past that says when the deed was: "1976년 주베일 수주", "2012년 하이닉스를 인수했다". */
const pastYear =
  /(?:^|, |[은는] )(?:19\d\d|20[01]\d)년 (?:\d{1,2}월 )?(?:\d{1,2}일 )?(?!이후|이래|만에|대비|보다|말|초|부터|까지|당시)/;
/** News that goes back to a day long past: a ruling on it, or what it led to now. */
const goesOn =
  /판결|선고|소송|1심|2심|항소|상고|대법|기소|이후|이래|만에|재개|종료|연장|철거|폐쇄|현재|올해|이번|오는|최근|지난달|이달/;

/** Whether an article is no report of what happened now: it looks back at what was long ago, foresees, supposes or imagines. */
export function isNoReport(given: TextToJudge): boolean {
  const { title, description } = given;
  const { text, tags } = readHeadline(title);
  if (tags.some((each) => tag.test(each) || unsure.test(each)) || yearsAgo.test(text)) return true;
  if (onlySupposes(given) || retold.test(text) || (story.test(text) && !deedBeside.test(text))) return true;
  const [first = ''] = description.split(/(?<=다\.)\s/);
  return (
    (pastYear.test(text) && !goesOn.test(text)) ||
    (pastYear.test(first) && /다\.?$/.test(first) && !goesOn.test(`${text} ${description}`))
  );
}
