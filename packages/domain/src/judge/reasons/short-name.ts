import { readTargetChange } from '../../figures/target-price.ts';
import { writeEllipses } from '../../text/ellipses.ts';
import { readHeadline } from '../../text/read-headline.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { EventType } from '../judgement/event-type.ts';
import { namesOfEnds } from './names-of-ends.ts';
import { namesOfTypes } from './names-of-types.ts';
import { isWinOfOther } from './win-of-other.ts';

/** Longest short name, in characters: it labels a mark of the timeline. */
export const longestShortName = 12;

/** Behind a turn, these say that it did not come, or that somebody only foresees it. */
const notYet =
  '[^…,]{0,8}(?:실패|불발|무산|못|물거품|좌절|지연|요원|난망|피했|피해|면했|모면|막았|막아|우려|전망|예상|기대|목표|관측|가능|유력|임박|눈앞|노[려린]|위기|청신호|할 ?듯|될 ?듯|[?])';
/** Results that turned. */
const turned = {
  good: new RegExp(`(?:흑자 ?(?:전환|달성)|흑자로)(?!${notYet})`),
  bad: new RegExp(`(?:적자 ?전환|적자로)(?!${notYet})`),
};
/** A bond with words of its issue. */
const issues = (bond: string): RegExp =>
  new RegExp(`(?:${bond}).{0,20}(?:발행|조달(?! ?(?:금리|비용))|찍|수혈)|(?:발행|조달).{0,12}(?:${bond})`);

/** Names of events by the words of their headline. The first that fits counts, so the more telling ones come first. */
const namesByWords: readonly (readonly [RegExp, string, (readonly EventType[])?])[] = [
  [/(?:자사주|자기주식).{0,16}(?:소각|태[우운울웠워])/, '자사주 소각'],
  [/(?:자사주|자기주식).{0,14}(?:처분|매각)/, '자사주 처분'],
  [/(?:자사주|자기주식).{0,14}(?:매입|취득|사들)/, '자사주 매입'],
  [/무상증자/, '무상증자'],
  [/(?:유상증자|유증).{0,16}(?:철회|취소|중단)/, '유상증자 철회'],
  [/유상증자|유증/, '유상증자'],
  [issues('전환사채|(?<![A-Z])CB(?![A-Z])'), '전환사채 발행'],
  [/전환사채|(?<![A-Z])CB(?![A-Z])/, '전환사채'],
  [issues('신주인수권부사채|(?<![A-Z])BW(?![A-Z])'), 'BW 발행'],
  [/신주인수권부사채|(?<![A-Z])BW(?![A-Z])/, 'BW'],
  [issues('교환사채|(?<![A-Z])EB(?![A-Z])'), '교환사채 발행'],
  [/교환사채|(?<![A-Z])EB(?![A-Z])/, '교환사채'],
  [issues('회사채'), '회사채 발행'],
  [/회사채/, '회사채'],
  // Potatoes, too, are 감자.
  [/(?:무상|유상|차등|균등|대 ?1|:1|\d%) ?감자|감자(?:를)? ?(?:결정|결의|단행|추진|완료|철회)/, '감자'],
  [/(?<![가-힣])감자(?!칩|튀김|탕)/, '감자', ['financing', 'filing', 'shareholder_returns']],
  [/액면분할/, '액면분할'],
  [/물적분할/, '물적분할'],
  [/인적분할/, '인적분할'],
  [/공개매수/, '공개매수'],
  [/블록딜|시간외 ?대량매매/, '블록딜'],
  [/특별배당|중간배당|분기배당/, '배당'],
  [/배당.{0,10}(?:확대|늘|인상|상향)/, '배당 확대'],
  [/배당.{0,10}(?:축소|줄|중단|삭감)/, '배당 축소'],
  [/배당/, '배당', ['shareholder_returns', 'earnings', 'filing', 'other']],
  [turned.good, '흑자 전환'],
  [turned.bad, '적자 전환'],
  [/어닝 ?쇼크|실적 ?쇼크/, '어닝 쇼크'],
  [/어닝 ?서프라이즈|깜짝 ?실적/, '깜짝 실적'],
  [/(?:기술 ?(?:이전|수출)|신약|권리).{0,14}(?:반환|해지|물거품)/, '기술 반환'],
  [/(?:마일스톤|기술료).{0,20}(?:수령|받|유입|입금)/, '기술료 수령'],
  [/기술 ?수출|라이선스 ?아웃|(?<![A-Z])L\/?O(?![A-Z])/, '기술수출'],
  [/(?:임상|[123]상).{0,24}(?:실패|중단|미달|좌절|못(?!지)|불충족)/, '임상 실패'],
  [
    /(?:[123]상.{0,14}(?:성공|충족|유효|통과)|임상.{0,14}(?:성공|충족))(?!.{0,4}(?:기대|가능성|확률|전망|여부|할까|[?]))/,
    '임상 성공',
  ],
  [/임상|[123]상/, '임상 시험', ['products', 'other', 'legal']],
  [/FDA.{0,16}(?:승인|허가|통과)/, 'FDA 승인'],
  [/품목허가|식약처.{0,12}(?:승인|허가)/, '품목허가'],
  [pattern`(?:계약|수주).{0,14}(?:해지|${wordLists.undone.fallsThrough}|파기)`, '계약 해지'],
  [/집행 ?정지|효력 ?정지/, '집행정지', ['legal']],
  [/(?:계약|수주).{0,20}(?:감액|축소|반토막)/, '계약 축소'],
  [/수주|따냈|따내/, '수주'],
  [/공급 ?계약|납품 ?계약|공급키로/, '공급 계약'],
  [/업무 ?협약|MOU/, '업무협약'],
  [/계약/, '계약', ['orders', 'products', 'other', 'governance']],
  [/압수수색/, '압수수색'],
  [/횡령|배임/, '횡령·배임'],
  [/분식 ?회계|회계 ?분식/, '분식 회계'],
  [/과징금|과태료/, '과징금'],
  [/담합/, '담합'],
  [/(?<!전)기소(?!재)/, '기소'],
  [pattern`${wordLists.law.shortSuits}.{0,16}(?:승소|이겼|무죄)`, '승소'],
  [pattern`${wordLists.law.shortSuits}.{0,16}(?:패소|졌다(?<!어졌다)|유죄)`, '패소'],
  [/소송|제소|피소/, '소송'],
  [/(?<!글)리콜/, '리콜'],
  [/해킹|개인정보.{0,8}유출|정보 ?유출/, '정보 유출'],
  [/(?<!문|메리츠|삼성|흥국|동부)화재(?!해상|보험)|큰불|불이 나|불길/, '화재'],
  [
    /(?<!(?:수요|인기|주문|매출|관심|예약|판매|성장|거래량?|트래픽|분노|불만|실적|이익|물량|문의|매수세|호응|발주)(?:이|가|도|까지)? ?)폭발(?!적|력)/,
    '폭발 사고',
  ],
  [/사망(?! ?(?:보험|보장|률|위험|확률))|숨져|숨졌|중대재해/, '인명 사고'],
  [/먹통|접속 ?장애|전산 ?장애|서비스 ?장애/, '서비스 장애'],
  [/(?:파업).{0,10}(?:철회|유보|중단)/, '파업 철회'],
  [/파업/, '파업'],
  [/희망퇴직|구조조정|(?<!금)감원/, '구조조정'],
  [/합병/, '합병'],
  [/최대주주.{0,10}(?:변경|교체)|경영권/, '경영권'],
  [/인수(?!단|위)/, '인수', ['governance', 'other', 'financing', 'filing']],
  [/(?:지분|자회사|사업부).{0,12}(?:매각|처분|판다|팔)/, '지분 매각'],
  [/거래 ?정지|매매거래.{0,6}정지/, '거래정지'],
  [/상장 ?폐지|상폐/, '상장폐지'],
  [/관리종목/, '관리종목'],
  [/불성실공시/, '불성실공시'],
  [/투자(경고|위험|주의)/, '시장 경보'],
  [
    /(?:공장|라인|생산기지|캠퍼스|팹).{0,14}(?:증설|신설|착공|짓|건설|준공|가동(?!률))(?! ?(?:중단|철회|취소|무산|정지|차질))|증설/,
    '생산 증설',
  ],
  [/가동 ?중단|생산 ?중단|셧다운/, '가동 중단'],
  [pattern`양산.{0,16}(?:${wordLists.undone.denied}|지연|밀[려리릴린렸])`, '양산 차질'],
  [/양산/, '양산'],
  [pattern`출시.{0,16}(?:${wordLists.undone.denied}|지연|밀[려리릴린렸])`, '출시 차질'],
  [/출시|선보|론칭|공개(?! ?서한| ?매각| ?입찰)/, '신제품', ['products']],
  [/특허/, '특허'],
  [/신용등급/, '신용등급'],
  [/대표이사|CEO|회장|사장/, '경영진 변화', ['governance']],
];
const period =
  /([1-4])(?:분기|Q)(?! ?(?:만에|연속|째|보다|대비|比|비 |부터|(?:에는?|엔)? ?(?:반등|회복|정상화))|에 ?(?:이어|비해)|도? 이어)|(상반기|하반기|연간)/;

/**
 * Returns the name of an event for plots and leads, at most `longestShortName` characters: by the words of its headline
 * ("자사주 소각"), without the company's own names, else by its type. Source: the headline of its representative article.
 */
export function writeShortName(title: string, type: EventType, names: readonly string[] = []): string {
  const headline = writeEllipses(readHeadline(title).text);
  const text = names.reduce((rest, name) => rest.replaceAll(name, ' '), headline);
  if (type === 'earnings') return earningsName(text);
  if (type === 'analyst_view') return analystName(text);
  // "국토부, 가나건설 영업정지 소송 승소": 승소 would be read as that of the company.
  if (isWinOfOther(names.reduce((rest, name) => rest.replaceAll(name, '□'), headline))) return '소송 판결';
  const ended = namesOfEnds.find(([words]) => words.test(text));
  const named = namesByWords.find(
    ([words, , types]) => (types === undefined || types.includes(type)) && words.test(text),
  );
  return ended?.[1] ?? named?.[1] ?? namesOfTypes[type];
}

const opinion = {
  up: /의견(?:(?!유지)[^…]){0,14}(?:상향|올[려린렸])|→ ?['"‘“]?매수/,
  down: /의견(?:(?!유지)[^…]){0,14}(?:하향|강등|낮[춰춘췄])|→ ?['"‘“]?(?:중립|보유|홀드|매도)/,
};

function analystName(text: string): string {
  if (opinion.up.test(text) && !/목표주?가[^…]*(?:상향|올[려린렸])/.test(text)) return '투자의견 상향';
  if (opinion.down.test(text)) return '투자의견 하향';
  if (!/목표주?가|TP|적정주?가/.test(text)) return /투자의견/.test(text) ? '투자의견' : '증권사 의견';
  if (/유지/.test(text) && !/상향|하향|올[려린렸]|내[려린렸]|높[여인]|낮[춰춘]/.test(text)) return '목표가 유지';
  // "영업익 30%↑…목표가 15만원": only what stands behind it is the target's.
  const { course } = readTargetChange(/(?:목표주?가|TP|적정주?가)[^…]*/.exec(text)?.[0] ?? '');
  const up = course > 0 || (course === 0 && /상향|올려|올린|올렸|높[여인]/.test(text));
  const down = course < 0 || (course === 0 && /하향|내려|내린|내렸|낮[춰춘]/.test(text));
  return up === down ? '목표가 제시' : up ? '목표가 상향' : '목표가 하향';
}

function earningsName(text: string): string {
  const found = period.exec(text);
  const when = found?.[1] === undefined ? (found?.[2] ?? '') : `${found[1]}분기`;
  const what = turned.good.test(text) ? '흑자 전환' : turned.bad.test(text) ? '적자 전환' : '실적';
  return `${when} ${what}`.trim();
}
