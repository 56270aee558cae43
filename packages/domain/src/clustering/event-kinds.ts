import { createPatternFinder } from '../text/pattern-finder.ts';
import { type Bits, has, meet, packBits, without } from './bits.ts';

// Kinds of events. The words of one kind are synonyms for the same kind of event.
const kinds: readonly (readonly [kind: string, words: RegExp])[] = [
  [
    'earnings',
    /영업이익|영업익|영업손실|순이익|순익|순손실|분기 매출|실적|흑자|적자|어닝|[1-4]Q|[1-4]분기|분기 최대|최대 매출|연결 기준/,
  ],
  [
    'order',
    /수주|계약|공급키로|납품|수출|따내|따냈|따낸|잭팟|위탁생산|CMO|시공사|시공권|[척기대] [^ ]{0,4}계약|공급(?!망|난| ?과잉| ?부족| ?차질| ?확대)|물량 확보/,
  ],
  ['cancel', /해지|철회|날아갔|파기|반납|취소|무산|중단|접었|백기|포기|원복|복원|되돌|유지한다/],
  ['plant', /공장|증설|신설|짓는다|짓고|착공|준공|생산라인|생산기지|제철소|제련소|클러스터|팹|센터 건립|GPU/],
  ['invest', /투자/],
  [
    'price',
    /급등|급락|강세|약세|상한가|하한가|신고가|신저가|장중|특징주|마감|반등|오름세|내림세|상승|하락|폭등|폭락|거래되고|들썩|시간외|거래일/,
  ],
  ['report', /목표가|목표주가|투자의견|최선호주|톱픽/],
  ['deal', /인수|품는|품은|품었|품나|품에|매각|합병|M&A|사들|최대주주|자회사|지분|합친|합치나|블록딜|주식교환/],
  ['dividend', /배당/],
  ['buyback', /자사주|자기주식|소각/],
  ['capital', /유상증자|유증|무상증자|전환사채|교환사채|회사채|신주/],
  ['labour', /노조|임단협|파업|임금 ?협상|노사|교섭|성과급|무파업/],
  [
    'accident',
    /사고|화재|불길|큰불|공장 불|불이 나|불이 났|진화율|잔불|초진|폭발|누출|숨져|숨졌|사망|추락|회항|부상|인명피해|먹통|장애/,
  ],
  ['halt', /가동 ?(?:중단|멈)|생산 ?(?:중단|멈)|전면 중단|셧다운|가동 ?재개|공사 ?재개/],
  ['recall', /리콜|시정조치|결함/],
  ['court', /소송|재판|판결|기소|구형|징역|실형|항소|상고|대법|법원|가처분|1심|2심|무죄|유죄|패소|승소/],
  ['probe', /검찰|경찰|혐의|소환|압수수색|출국금지|조사|수사/],
  ['sanction', /과징금|과태료|제재|공정위|금감원|개인정보위|보완 요구|퇴짜/],
  ['breach', /해킹|유출|침해/],
  ['approval', /허가|승인|FDA|인가|등재|실사|사업자로 선정/],
  ['trial', /임상|[123]상|톱라인|체중 감소|체중이/],
  ['launch', /출시|공개|선보|론칭|출격|사전예약|베일|데뷔|시연|배포/],
  ['partner', /협약|MOU|손잡|맞손|제휴|공동개발|공동 개발|협력(?!사|업체)/],
  ['people', /선임|연임|정기 인사|사임|영입|차기 회장|후보|공모 착수|재선임|복귀|경영 일선|승진/],
  ['sales', /판매|점유율|유럽서/],
  ['reform', /통합|사업 ?재편|구조조정|개편/],
  ['listing', /상장|IPO|증시 데뷔|따블|예비심사|예심|공모가|재상장/],
  ['split', /분할/],
  ['rating', /신용등급|등급전망|한신평|나신평|한기평|무디스/],
  ['short', /공매도|대차/],
  ['enquiry', /조회공시|시황변동|해명/],
  ['meeting', /주총|주주총회|이사회|간담회|컨콜/],
  ['staff', /공채|채용|희망퇴직|퇴사|퇴직/],
  ['users', /이용자|가입자|다운로드|돌파/],
  ['group', /계열사/],
  ['impairment', /손상차손|(?:영업권|자산|지분)[^…]{0,12}손상|손상[^…]{0,4}(?:인식|반영)/],
  [
    'guidance',
    /가이던스|(?:올해|연간|내년|하반기)[^…]{0,16}(?:목표|성장률|이익률|전망)[^…]*(?:→|상향|하향|낮[춰췄추]|높[여였이]|올[려렸리]|내[려렸리])/,
  ],
  [
    'pricing',
    /(?<!(?:담합|짬짜미).*)(?:값|가격|요금|판가)[^…]{0,12}(?:인상|인하|동결|오른|올[리린려렸]|내[리린려렸])(?!.*(?:담합|짬짜미))/,
  ],
  ['block', /블록딜|시간외 ?대량 ?매매/],
];
// Kinds that occur at most once in a few days: two such articles of those days report the same event.
const once = new Set(['earnings', 'recall', 'split', 'trial', 'rating', 'breach', 'accident', 'sanction', 'court']);

// Deeds that no headline names for one another: results are no dividend, an order is no trial. What
// houses tell for one another stands in one group: the order, the approval that it awaited and its price.
const deeds: readonly (readonly string[])[] = [
  ['earnings'],
  ['dividend', 'buyback'],
  ['capital'],
  ['order', 'approval', 'pricing'],
  ['accident', 'halt', 'recall', 'court', 'probe', 'sanction', 'breach'],
  ['approval', 'trial'],
  ['rating'],
  ['labour'],
  ['block'],
];
/** What a headline names beside its deed: "수주 차질", "요금 인상 효과", "영업이익 목표". */
const inPassing =
  /(?:실적|수주|수출|계약|공급|임상|인상|인하|배당|허가|소송|파업|사고|화재|블록딜) ?(?:앞두고|앞둔|효과|덕|영향|여파|차질|우려|기대|부담|비용|잔고|청신호|대신)|(?:매출|이익|영업익|순익) ?(?:목표|전망|가이던스)|순이?익의? ?[0-9.]+%(?: ?→ ?[0-9.]+%)?\S? (?:이상 )?(?:주주 ?)?환원/g;
/** Results themselves, of which other news names a loss or the quarter alone. */
const results =
  /영업(?:이익|익|손실|흑자|적자)|순이익|순익|순손실|어닝|[흑적]자 ?(?:전환|복귀)|(?:[1-4]분기|[1-4]Q|지난해|작년|상반기)[^…]*(?:이익|손실|흑자|적자|매출|실적)/;

// Kinds with one size (an amount, a number of ships): another size is another event. Results report several amounts at
// once.
const sized = new Set(['order', 'plant', 'deal', 'dividend', 'buyback', 'capital', 'sanction', 'recall']);

// Acts that share words but are different events: the first and the second of each pair.
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/소각|(?<!불)태[우운울웠워]/, /매입|취득|사들|산다/],
  [/착공|첫 삽/, /준공|완공|가동/],
  [/신청|청구|제출|추진/, /승인|허가|통과|인가|획득/],
  [/철회|취소|무산|기각|중단/, /승인|확정|체결|통과|청구|신청/],
  [/종료|철회|타결|유보|복귀/, /돌입|개시|나선다|강행|(?:파업|쟁의).*(?:예고|가결)/],
  [/중단|멈춰|멈췄|정지/, /재개|정상화|재가동|다시 (?:돌|가동|문)/],
  [/부결/, /가결|통과/],
  [/무죄|무혐의|불기소/, /(?<!불)기소(?!유예)|구형|실형|징역|구속|압수수색|조사|수사|고발/],
  [/상장 ?폐지 (?:결정|확정|의결)/, /효력 ?정지|상장 ?유지|개선 ?기간/],
  [/(?:워크아웃|회생 ?절차|법정관리).*(?:신청|개시|돌입)/, /(?:워크아웃|회생 ?절차|법정관리).*(?:졸업|종결|종료)/],
  [/패소|졌다|유죄/, /승소|이겼|무죄/],
  [/실패|미충족|입증 못|좌절/, /성공|충족|입증|유효성 확인/],
  [/경고(?:장|서한)/, /허가|승인|인수|매입/],
  [/관세.*(?:급감|직격탄|손실|타격|쇼크)/, /관세.*(?:타결|인하|절감|면제|제외)/],
  // What a regulator sends back is not what it approved, unless the approval came after all: "CRL 딛고 FDA 승인".
  [
    /(?:보완 ?요[구청]|CRL|퇴짜|반려(?!동물|견|묘|인|식물|가구)|불허)(?!.*(?:딛고|극복|이겨내|넘[고어]|끝에?[ ,]|만에).*(?:획득|(?:승인|허가|인가)["'’”]?(?=$|…|,| ?받)))/,
    /승인|허가|인가|획득/,
  ],
  // A denial is not the decision that follows it. A decision may recall the denial before it, or deny that more will follow.
  [
    /(?<!(?:결정|결의|하기로|체결)(?!(?:된| ?한)? ?[바것게]).*)(?:유상증자|유증|자사주|매각|인수|합병|분할)(?:(?!(?:결정|결의|하기로|체결)(?!(?:된| ?한)? ?[바것게])).)*(?:(?:계획|검토|바|것)(?:이|은|도)? ?없|검토(?:하지| ?안)|부인|사실 ?무근|안 ?한다|않기로)(?!(?:.{0,4}(?:더니|했던|하던)|.*(?:만에|뒤집|번복)).*(?:결정|결의|하기로|체결))/,
    /(?:유상증자|유증|자사주|매각|인수|합병|분할).*(?:결정|결의|하기로|체결)/,
  ],
  [/다변화|이원화|독점["'’”]? ?(?:깨|끝|무너)/, /단독|독점/],
  // Two authorities fine for two things, even where the amount is the same.
  [/공정위|공정거래위/, /개인정보위|금감원|금융위|국토부|노동부|방통위/],
  // A decision and its end months later.
  [/(?:소각|취득|매입|처분)(?:을|를)? ?(?:완료|마쳤|마무리)/, /결정|결의|의결|하기로/],
  [
    /(?:요금|전기료|가격|판가)[^…]{0,12}(?:인하|내[리린려렸])/,
    /(?:요금|전기료|가격|판가)[^…]{0,12}(?:인상|오[르른]|올[리린려렸랐])/,
  ],
  [/(?:목표주?가|투자의견).*(?:하향|내려|내렸|낮)/, /(?:목표주?가|투자의견).*(?:상향|올려|올렸|높)/],
];

const undone =
  /해지|파기|철회|(?<!안)철수(?!설)|취소|무산|백지화|접었|접는다|접어|거둬|번복|날아갔|없던 일|백기|깨[졌진져]|결렬|물거품/;
/** What takes back an undoing: "허가취소 거둬들여", "취소 처분 착오". */
const undoneAgain = /(?:해지|취소|철회|중단).{0,12}(?:거둬|철회|착오|번복|뒤집|무효|효력 ?정지|집행 ?정지)/;

/**
 * How often the deed of a headline is taken back: 0, 1, or 2. What undoes a deed is news of its own, since both would
 * otherwise stand under the sentence of the first.
 */
export function countUndoings(title: string): 0 | 1 | 2 {
  if (undoneAgain.test(title)) return 2;
  return undone.test(title) ? 1 : 0;
}

const courts: readonly RegExp[] = [/1심|지법|지방법원/, /2심|항소심|고법|고등법원/, /3심|상고심|대법/];

/** Positions of the courts among the stages, the lowest court first. */
export const courtStages: readonly number[] = [4, 5, 6];

/** Phases of a clinical trial and instances of a court that a headline names, as positions: each is an event of its own. */
export function toStages(title: string): number[] {
  // Most headlines name none, and looking for all takes longer.
  const phases = !title.includes('상')
    ? []
    : [...title.matchAll(/([123])[ab]?상(?!무|사|향|승|장|위|반|품|폭|황|표)|임상 ?([123])/g)];
  const instances = courts.flatMap((court, index) => (court.test(title) ? [courtStages[index] ?? 0] : []));
  return [...phases.map(([, before, behind]) => Number(before ?? behind)), ...instances];
}

/** The acts of a headline as bits: on which side of each pair of opposites it stands. Where both are named, the first counts. */
export interface Acts {
  firsts: number;
  seconds: number;
}

/** The bit of the first pair of opposites. */
const cancelOrBuy = 1;

const findOpposites = createPatternFinder(opposites.flat());

export function findActs(title: string): Acts {
  let [firsts, seconds] = [0, 0];
  for (const place of findOpposites(title)) {
    const pair = 1 << (place >> 1);
    // The first of a pair comes before the second.
    if (place % 2 === 0) firsts |= pair;
    else if ((firsts & pair) === 0) seconds |= pair;
    // What is bought to be cancelled is told by either.
    else if (pair === cancelOrBuy) firsts &= ~pair;
  }
  return { firsts, seconds };
}

/** Whether two headlines stand on opposite sides of a pair. */
export const areOpposed = (a: Acts, b: Acts): boolean => (a.firsts & b.seconds) !== 0 || (a.seconds & b.firsts) !== 0;

/** Returns the kinds a text mentions, as bits. */
export const findKinds: (text: string) => number[] = createPatternFinder(kinds.map(([, words]) => words));

export const orderKind = kinds.findIndex(([kind]) => kind === 'order');
export const priceKind = kinds.findIndex(([kind]) => kind === 'price');
export const cancelKind = kinds.findIndex(([kind]) => kind === 'cancel');
export const salesKind = kinds.findIndex(([kind]) => kind === 'sales');
export const reportKind = kinds.findIndex(([kind]) => kind === 'report');
export const earningsKind = kinds.findIndex(([kind]) => kind === 'earnings');
export const capitalKind = kinds.findIndex(([kind]) => kind === 'capital');
export const treasuryKind = kinds.findIndex(([kind]) => kind === 'buyback');
export const dividendKind = kinds.findIndex(([kind]) => kind === 'dividend');
export const sanctionKind = kinds.findIndex(([kind]) => kind === 'sanction');
export const labourKind = kinds.findIndex(([kind]) => kind === 'labour');
export const courtKind = kinds.findIndex(([kind]) => kind === 'court');
export const plantKind = kinds.findIndex(([kind]) => kind === 'plant');
/** Kinds of trouble, which no deal of the company is. */
export const troubleKinds: Bits = packBits(
  findIndexes(new Set(['accident', 'halt', 'labour', 'recall', 'court', 'probe', 'sanction', 'breach', 'approval'])),
);
/** The bit of the first group of deeds. */
export const resultsDeed = 1;

/** Groups of deeds that a headline names, as a number of bits. */
export function findDeeds(title: string, titleKinds: Bits): number {
  const stated = title.replace(inPassing, ' ');
  const all = stated === title ? titleKinds : packBits(findKinds(stated));
  const named = has(all, earningsKind) && !results.test(stated) ? without(all, earningsKind) : all;
  return deedKinds.reduce((found, group, place) => (meet(named, group) ? found | (1 << place) : found), 0);
}

const deedKinds: readonly Bits[] = deeds.map((names) => packBits(findIndexes(new Set(names))));

/** What results bring along, and what is news of its own where a headline names no quarter. */
export const besideResults: readonly number[] = findIndexes(new Set(['impairment', 'guidance']));
export const onceKinds: Bits = packBits(findIndexes(once));
export const sizedKinds: Bits = packBits(findIndexes(sized));

function findIndexes(names: ReadonlySet<string>): number[] {
  return kinds.flatMap(([kind], index) => (names.has(kind) ? [index] : []));
}
