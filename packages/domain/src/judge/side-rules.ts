import type { EventLabel, NewsSide } from '../news-side.ts';
import { rememberByObject } from '../remember.ts';
import { writeEllipses } from '../text/ellipses.ts';
import { createFinder } from '../text/pattern-finder.ts';
import { readHeadline } from '../text/read-headline.ts';
import { pattern, wordLists } from '../text/words/word-lists.ts';
import { readDenial } from './denials.ts';
import { DOUBT, readFigureMoves, type SideMove, type SideRule } from './figure-moves.ts';
import { longestTitle, maskedNames, type TextToJudge } from './model/features.ts';
import { otherLoses } from './reasons/win-of-other.ts';
import { reliefRules } from './relief-rules.ts';
import { rulingRules } from './ruling-rules.ts';
import { setbackRules } from './setback-rules.ts';

/** The company's names stand as □ in all of these. */
export const sideRules: readonly SideRule[] = [
  ...rulingRules,
  ...setbackRules,
  ...reliefRules,
  // "가나전자에 2500억 소송 낸 창업자들 승소": who sued the company won.
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /□\S{0,2} (?:\S+ ){0,3}소송 ?(?:을 )?(?:낸|건|제기한) [^…]*승소/,
  },
  // What was applied for was refused.
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /(?:승인|허가) ?(?:거절|거부|반려)|미승인|불승인/,
    unless: /취소|면했|피했/,
  },
  // "영업손실 1326억…전년比 68% 감소": a loss that shrinks.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /(?:영업|순)손실[^,·]{0,22}(?:, [\d.]*)?\d% ?(?:감소|축소|줄|↓)|적자 ?(?:폭 ?)?(?:축소|줄)/,
    unless: /매출[^…]{0,12}(?:감소|↓|줄)|확대|전환|늘/,
  },
  // "가나전자 노조, 파업 찬반투표 압도적 가결": no vote is good by itself.
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /(?:파업|쟁의).{0,14}(?:가결|돌입|예고|선언|나선다|결의|강행)/,
    unless: /합의안|철회|타결|피했|유보/,
  },
  // "자사주 9.4% 우군에 넘겨": what votes again dilutes.
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /(?:자사주|자기주식).{0,22}(?:넘긴|넘겨|넘겼|우군|우호 ?세력|의결권 ?(?:살아|부활))/,
  },
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: pattern`(?:최대주주|대주주|임원|창업[자주]|회장|대표)\S*[^…]{0,18}(?:${wordLists.trade.soldShares})|담보 ?(?:주식|계약)|주식 ?담보`,
    unless: /해소|상환|매도 ?의견/,
  },
  { ...{ from: 'good', to: 'bad', left: 0 }, says: /미공개 ?(?:중요 ?)?정보|선행매매/, unless: /무혐의|무죄/ },
  // Only the description says that all holders pay: "2800억 증자로 물류센터 더 담는다".
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /증자|유증|['"‘“]주주/,
    andDescription: /주주 ?배정|실권주|일반공모|배정분/,
    unless: /철회|취소|완판|흥행|무상증자|접었|접는|백지|초과 ?청약/,
  },
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /(?:생산|정제|가동|설비|출하)\S* ?\S{0,5} ?\d+% ?(?:멈[춰췄춘]|정지|중단)/,
  },
  {
    ...{ from: 'good', to: 'bad', left: 0 },
    says: /□[^…]*(?:패소|(?<![가-힣])졌다)|(?:상장|예심|공모|IPO).{0,16}(?:철회|중단|무산)/,
    unless: /상대|승소|이겼|이겨|역전승|딛고|만회|뒤집|분할|대신|주주 ?의견|중복 ?상장/,
  },
  // After the rule above: who lost is the other party.
  { ...{ from: 'bad', to: 'good', left: 0 }, says: otherLoses, unless: /(?:□|회사)\S{0,2} ?(?:최종 )?패소/ },
  // "'담합 과징금 460억' 취소 확정…공정위 패소": who fined the company has lost.
  {
    ...{ from: 'bad', to: 'good', left: 0 },
    says: /(?:과징금|제재금|추징금|영업 ?정지|처분)[^…]{0,14}취소[가를]? ?(?:확정|판결)|(?:공정위|금감원|금융위|국세청|방통위|식약처|국토부|환경부|노동부|정부)\S{0,2} ?(?:최종 ?)?패소/,
    unless: /취소 ?소송.{0,8}(?:패소|기각|각하)|불복/,
  },
  // Words of a scandal, or of hearsay, beside an order or a deal.
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /논란|난감|은폐|의혹|페이퍼컴퍼니|허위|뻥튀기|먹튀|늑장|도마|소문|루머|풍문|설설설/,
    unless: pattern`${wordLists.law.cleared}`,
  },
  // "매출은 최대…남은 돈은 줄었다", "외형 40% 컸지만 적자 탈출은 또".
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /(?:지만|는데|…|\.{2,}).{0,14}(?:적자 ?탈출은|남은 돈은|이익은 (?:줄|뒷걸음)|실적 갈증|실적 부진|흥행작 부재)|흥행작 부재/,
  },
  // "물류센터 화재…인명피해 없어": a mishap without victims is still none to be glad of.
  {
    ...{ from: 'good', to: 'neutral', left: 0 },
    says: /(?:화재|폭발|사고|추락|누출|붕괴|큰불|정전)(?!보험|해상).{0,24}피해\S{0,2} ?(?:없|제로)/,
  },
  // What it does for its name: a film on television, a class for children.
  {
    ...{ from: 'good', to: 'neutral', left: 0 },
    says: /(?:TV|신규|새|브랜드) ?(?:\S+ )?광고 ?(?:온에어|공개|영상|캠페인)|(?:윤리|금융|코딩|과학|안전|환경|진로|경제) ?(?:교실|캠프)(?![가-힣])|나무[^…]{0,6} ?심[었는어기]|기념 ?식수|에코바디스|지속가능(?:경영|발전)?\S{0,2} ?(?:지수|평가)|(?:소상공인|자영업자|취약계층)\S{0,2} ?(?:\S+ )?(?:지원|돕)|^(?!.*(?:순익|실적|공급|소각|배당|흑자|승소|승인|성공|낙찰|상향|정부|美|\d배))[^…]*□[^…]*(?:취약계층|저소득층|독거노인|홀몸노인|이재민|수재민)\S{0,2} ?(?:\S+ ){0,3}(?:지원|돕기|전달|기부|기탁)(?:한다|했다|나서|나선다)?(?=$|…|,)|상생 ?(?:대출|금융|협약)/,
    unless: /매출|이익|수주|계약|대행|수출|수혜|독점|급증|사업자 ?선정|파업/,
  },
  // A robot's note: "주가 0.12%↓2415원…수출 꾸준히 늘려".
  { ...{ from: 'good', to: 'neutral', left: 0 }, says: /주가 ?[\d.]+%? ?(?:↓|▼|하락|내린)/ },
  {
    ...{ from: 'good', to: 'neutral', left: DOUBT },
    says: /주식 ?등의 수.{0,18}(?:감$|감소|줄|↓)|추가 ?상장.{0,24}(?:오버행|물량)/,
  },
  // "자사주 394억원어치 매입 결정": what the board decided on its own shares needs no further word.
  {
    ...{ from: 'neutral', to: 'good', left: 0 },
    says: pattern`(?:자사주|자기주식) ?['"‘“]?\d[\d,.]*[조억만천\d ]*(?:원|주|%)?(?:어치|규모)? ?(?:장내 |전량 |추가 )?(?:매입|취득|소각).{0,18}${wordLists.trade.decisions}`,
    unless: /임원|대표|회장|철회|취소|결과|검토|요구|제안|촉구|주주연대|[?]/,
  },

  // "가나전자, 보유한 美 벤처 지분 블록딜": neither harm nor gain by itself, as long as no holder of ours sells.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /^[^…]{0,14}□.{0,30}(?:(?:지분|주식|보유 ?주)[^…]{0,14}(?:블록딜|처분|현금화|매각|팔았|판다|팔아)|블록딜)/,
    unless: pattern`${wordLists.people.sellers}|^[^□…]*, ?□[^…]*블록딜`,
  },
  // It sues others; "백두중공업, □ 상대 소송 냈다" is another matter.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /□[^…]*(?:…[^…]{0,14})?(?:소송|소장|제소|고소|고발)\S{0,3} ?(?:냈|낸다|제기(?!당|된)|청구|돌입)|법원에 소장|불복 ?(?:소송|행정)|불복"?…행정소송/,
    unless: /□\S{0,6} ?(?:등 ?)?상대|□[에를을] |□ 등에|피소|당해|당했|주주들?이|노조가|패소|지만|기각/,
  },
  // A stake taken by a partner is no issue to all holders.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /제?3자 ?배정|증자|유증|신주|투자자|수혈|조달|2대 ?주주|발행/,
    andDescription: /제?3자 ?(?:배정|인?에게|대상)|[을를] 대상으로 (?:보통|우선)주|우선주 방식/,
    unless: /무산|불발|미납|감자|훼손|희석|최대주주 ?변경|반발|법원|목표가|→|에 \d\S*[조억]\S? ?(?:또|긴급|추가) 수혈/,
  },
  // Loss-making plants that others take over.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /(?:공장|라인|법인|NCC|설비|점포)\S{0,2}["'”’]? ?[^…]{0,16}(?:매각|팔렸|팔았|판다|넘긴|넘겼|통합 ?확정|합작)/,
    unless: /무산|결렬|불발|난항|헐값|손실|중단/,
  },
  {
    ...{ from: 'bad', to: 'neutral', left: 0 },
    says: /(?:분할|쪼개기|증자|유증|물적분할|영구채|전환사채|CB)\S{0,3} ?.{0,10}(?:접었|철회|백지화|거둬|없던 ?일)/,
    unless: /[?]|요구|촉구|시위|안 ?한|투자자|실패/,
  },
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /합병\S{0,2} ?(?:끝내 |결국 )?(?:철회|무산|포기|백지화|접었|없던 ?일)/,
    unless: /계약금|위약금|소송/,
  },
  {
    ...{ from: 'bad', to: 'neutral', left: 0 },
    says: pattern`(?:${wordLists.people.chiefs}|임원|경영진|행장).*(?:자사주|주식|지분) ?(?:\d\S* ?)?(?:매입|샀|사들|취득)`,
    unless: /매도|팔|미공개|혐의/,
  },
  {
    ...{ from: 'bad', to: 'good', left: 0 },
    says: /(?:법원|대법|재판부|헌재|고법|1심|2심|항소심)[^…]*□\S{0,2} ?손(?:(?:을)? ?들|…|$)|□\S{0,2} 손(?:을)? ?들어 ?[준줬]/,
  },
  {
    ...{ from: 'bad', to: 'neutral', left: 0 },
    says: /관세 ?['"‘“]?(?:제로|0%|면제|제외|무관세)|피해 ?['"‘“]?(?:0원|제로|없)|못 받을 줄|문제 ?삼지 ?않|청약\S{0,3} ?[\d,]{3,} ?대 ?1/,
  },
  // What insurers pay, what a first confession spares, who takes up an issue.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: pattern`보험금 ?[\d,]+\S{0,3} ?(?:확정|수령|받)|${wordLists.law.fines}.{0,14}면제|자진신고.{0,12}(?:전액|면제)|초과 ?청약|백기사|(?:증자|유증) 대신|소송 ?(?:각하|기각)`,
    unless: /패소|상대로 낸|만 인정|^(?!.*(?:주주|주민|시민|단체|노조|경쟁사)).*취소 ?소송/,
  },
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /(?:영업익|이익|순이익|순익)[^…]{0,16}(?:창사|역대|사상)[^…]{0,7}(?:최고|최대)/,
    unless: /에도|지만|인데|목표|하향|급락|하락/,
  },
  // A notice of holdings that names no great change, and steps of financing that was decided before.
  { ...{ from: 'bad', to: 'neutral', left: DOUBT }, says: /주식 ?등의 수(?! ?\d{3,}만)/ },
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /(?:사채|증자|CB)\S{0,3} ?(?:대금 )?납입 ?(?:완료|마[쳐쳤침])|전환청구권? ?행사|자기 ?(?:CB|전환사채).{0,10}(?:매각|재매각|처분)/,
  },
  // A bond that is paid back dilutes nobody; a trust that ends gives its shares to the company.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /(?:사채|영구채|(?<![A-Z])(?:CB|BW|EB)|차입금)\S{0,3} ?(?:\d\S* ?)?(?:규모 ?)?(?:전액 ?|조기 ?|중도 ?|만기 ?전 ?)?상환|신탁 ?계약\S{0,2} ?(?:해지|종료)/,
    unless:
      /못|불능|실패|유예|연체|연기|청구|블록딜|요구|압박|부담|위기|디폴트|자금난|기한 ?이익|증자|유증|위[해한]|풋옵션|차환|발행|우려|[?]/,
  },
  // What is still open: a first hearing, a ruling put off, a letter of holders, the mildest notice of the exchange.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /첫 ?(?:재판|변론|공판)|결론 ?(?:못|안) ?(?:내|냈|났|들)|(?:선고|판결|항소심|심의|제재심)[^…]{0,12}(?:연기|미뤄|밀리|밀려)|운명의|(?:주주|공개) ?서한|투자주의/,
    unless: /투자 ?(?:경고|위험)|경고종목|유죄|실형/,
  },
  // "참사 1주기", "1년 전 그 결정 다시 보니": what is remembered happened before.
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /\d주기(?![가-힣])|추모[식제]|\d+년 전 그 결정|다시 (?:보니|돌아보니|보기)(?=$|[…'"’”])|(?:철회|무산|불발|중단) ?(?:후|뒤) ?\d+(?:년|개월)(?:…|$)/,
    unless: /기소|선고|판결|배상|소송|구속|수사|처분|과징금|유죄|또 |적발|잠식|적자|상장 ?폐지/,
  },
  {
    ...{ from: 'bad', to: 'neutral', left: DOUBT },
    says: /사채.{0,10}주식 ?(?:교환|전환)|배당 ?(?:주당 ?)?\d[^…]*원/,
    unless:
      /삭감|축소|줄|→|깎|급감|반토막|절반(?! ?(?:순|이익|실적))|급락|미지급|(?:지분|가치|의결권|주주) ?(?:\d[\d.]*% ?)?희석(?! ?(?:효과|부담|우려|걱정)?\S? ?(?:해소|없|막|방어|미미|덜|상쇄|아[니냐닌]|제로|제한))/,
  },
  // The exchange halts trade for every merger and split.
  {
    ...{ from: 'bad', to: 'neutral', left: 0 },
    says: /(?:매매|거래)\S{0,4} ?정지/,
    andDescription: /합병|액면|(?:주식|인적|물적) ?분할/,
    unless: /감자|감사|횡령|배임|상장|해지|풍문|투자(?:경고|위험|주의)/,
  },
  // "유가 뛰는데 이익 '브레이크' 걸리나": asked, not told.
  { ...{ from: 'bad', to: 'neutral', left: DOUBT }, says: /^[^…]*(?<!\.\.[^…]*)[가-힣](?:나|까)['"’”]?$/ },
];

/** Whether the words of a text rule a side out, or leave it in doubt. */
export const isInDoubt = (text: TextToJudge, side: NewsSide): boolean =>
  findMoves(text).some(({ from }) => from === side);

/** The sides of a text after the rules on what its words can and cannot mean. */
export const moveSides = (text: TextToJudge, sides: ReadonlyMap<EventLabel, number>): ReadonlyMap<EventLabel, number> =>
  findMoves(text).reduce(moveShare, sides);

const findRules = createFinder(sideRules, ({ says }) => says);

/** A text is asked for both sides and for the doubts about it. */
const findMoves = rememberByObject(({ title, description, company }: TextToJudge): readonly SideMove[] => {
  const headline = writeEllipses(readHeadline(title.slice(0, longestTitle)).text);
  const masked = company === undefined ? headline : maskedNames(headline, company);
  return [
    ...findRules(masked).filter((rule) => holds(rule, masked, description)),
    ...readFigureMoves(masked),
    ...readDenial(masked),
  ];
});

/** Whether nothing speaks against a rule whose words a headline says. */
const holds = ({ unless, andDescription }: SideRule, headline: string, description: string): boolean =>
  !(unless?.test(headline) ?? false) &&
  (andDescription === undefined || andDescription.test(`${headline} ${description.slice(0, LEAD)}`));

/** A description is read so far. */
const LEAD = 200;

function moveShare(
  sides: ReadonlyMap<EventLabel, number>,
  { from, to, left }: SideMove,
): ReadonlyMap<EventLabel, number> {
  const share = sides.get(from) ?? 0;
  const moved = share * (1 - left);
  return new Map([...sides].map(([each, value]) => [each, value + (each === to ? moved : each === from ? -moved : 0)]));
}
