import { pattern, wordLists } from '../../text/words/word-lists.ts';
import { wordTable } from '../../text/words/word-table.ts';
/** How a noun that ends a headline becomes the verb of a sentence: "공급 계약 체결" → "공급 계약을 맺었어요". */
export interface Deed {
  /** Particle of the phrase before the verb. */
  takes: '을' | '이' | '에' | '에서' | '으로';
  /** The verb where neither the clause nor the description says more of its time. */
  verb: string;
  /** The verb where the deed is still to come. Without it, no sentence is made of such a clause. */
  ahead?: string;
  /** The verbs where the description says that the deed is done, or decided. */
  done?: string;
  decided?: string;
  /** The verb of what happens to the company where the description says that it is still to come. */
  coming?: string;
  /** Times in the clause belong to its object: "1분기 배당 결정". */
  timeless?: true;
  /** What the phrase before the noun must end with, for nouns of several meanings. */
  after?: RegExp;
}

/** A deed that headlines tell once it is done. `stem` is that of 하다. */
const done = (stem: string): Deed => ({
  takes: '을',
  verb: `${stem}했어요`,
  ahead: `${stem}해요`,
  done: `${stem}했어요`,
  decided: `${stem}하기로 했어요`,
});
/** A noun that leaves open whether the deed is decided or done, as the plain present does. */
const open = (stem: string): Deed => ({ ...done(stem), verb: `${stem}해요` });
const timeless = (deed: Deed): Deed => ({ ...deed, timeless: true });
const bought: Deed = {
  takes: '을',
  verb: '사들여요',
  ahead: '사들여요',
  done: '사들였어요',
  decided: '사들이기로 했어요',
};
const happened = (verb: string, after?: RegExp, coming?: string): Deed => ({
  takes: '이',
  verb,
  ...(after !== undefined && { after }),
  ...(coming !== undefined && { coming }),
});
const into = (verb: string, ahead?: string): Deed => ({ takes: '에', verb, ...(ahead !== undefined && { ahead }) });

/** A person with a rank before the rank to come: "이가나 부사장 신임 사장". */
const namedPerson = pattern`${wordLists.people.officers} (?:(?:신임|차기|새) )?(?:각자|공동|단독)?${wordLists.people.newChiefs}$`;

/** A price that is set, or what somebody is made: "발행가 1만5200원", "실질심사 대상". */
const priceOrTarget = /(?:[가액](?:를|을)? (?!.*초과)(?:\S+ ){0,2}\S*\d\S*원|대상)$/;
/** What others decide of a company, a court, an exchange or an office; "상장폐지를 결정했어요" would say that it did so itself. */
const decidedByOthers = pattern`${wordLists.law.decidedByOthers}$`;
/** What is won or lost in court, with the particle that a headline may have given it. */
const suit = pattern`${wordLists.law.courtNouns}(?:(?:에?서)?도|에?서)?$`;

/** Nouns of deeds by what becomes of them. The company is the one who acts, except where the verb is passive. */
export const deeds: Readonly<Record<string, readonly Deed[]>> = {
  체결: [{ takes: '을', verb: '맺었어요', ahead: '맺어요', decided: '맺기로 했어요', timeless: true, after: /.{6}/ }],
  수주: [{ takes: '을', verb: '맺었어요', after: /계약$/ }, done('수주')],
  획득: [done('획득')],
  확보: [done('확보')],
  선임: [{ takes: '으로', verb: '선임했어요', after: namedPerson }, done('선임')],
  내정: [
    { takes: '으로', verb: '내정했어요', after: namedPerson },
    { takes: '을', verb: '내정했어요' },
  ],
  완료: [{ takes: '을', verb: '마쳤어요', ahead: '마쳐요', done: '마쳤어요' }],
  마무리: [done('마무리')],
  철회: [happened('철회됐어요', /(?:허가|승인|인증)$/), done('철회')],
  중단: [open('중단')],
  재개: [happened('재개됐어요', /거래$/, '재개돼요'), done('재개')],
  결정: [
    { takes: '으로', verb: '결정됐어요', after: /심사 대상$/ },
    timeless(happened('결정됐어요', decidedByOthers)),
    { takes: '으로', verb: '결정했어요', after: priceOrTarget },
    timeless(done('결정')),
  ],
  결의: [timeless(done('결의'))],
  의결: [timeless(done('의결'))],
  공개: [done('공개')],
  제출: [done('제출')],
  신청: [done('신청')],
  청구: [done('청구')],
  제기: [done('제기')],
  출원: [done('출원')],
  발표: [timeless(done('발표'))],
  공시: [timeless(done('공시'))],
  부인: [done('부인')],
  번복: [done('번복')],
  유치: [done('유치')],
  시작: [done('시작')],
  착공: [done('착공')],
  준공: [done('준공')],
  출시: [done('출시')],
  설립: [done('설립')],
  달성: [done('달성')],
  기록: [done('기록')],
  돌파: [{ takes: '을', verb: '넘었어요' }],
  확정: [
    { takes: '으로', verb: '확정됐어요', after: /(?:시공사|사업자|대상자|낙찰자|운영사)$/ },
    timeless(happened('확정됐어요', /(?:책임|형|판결|무죄|유죄|혐의|취소|폐지|연임|(?:관세|세율|요율)(?: [\d.]+%)?)$/)),
    timeless(happened('확정됐어요', decidedByOthers)),
    { takes: '으로', verb: '확정했어요', after: priceOrTarget },
    timeless(done('확정')),
  ],
  해지: [happened('해지됐어요', /계약$/)],
  취소: [happened('취소됐어요', /(?:계약|수주|허가)$/)],
  무산: [happened('무산됐어요')],
  지연: [happened('지연됐어요')],
  강등: [happened('강등됐어요', /(?<![\d+-])등급$/)],
  거부: [happened('거부됐어요', /(?:허가|승인)$/)],
  기각: [happened('기각됐어요', /(?:소송|항소|상고|신청|청구)$/)],
  부과: [
    { takes: '을', verb: '물게 됐어요', coming: '물게 됐어요', after: pattern`(?:${wordLists.law.fines}|원|관세)$` },
  ],
  압수수색: [{ takes: '에서', verb: '압수수색을 받았어요', after: /(?:본사|공장|사무실|지점|연구소)$/ }],
  기소: [{ takes: '으로', verb: '기소됐어요', after: /(?:혐의|배임|횡령)(?:로|으로)?$/ }],
  피소: [{ takes: '으로', verb: '소송을 당했어요', after: /(?:혐의|침해)$/ }],
  지급: [open('지급')],
  상환: [open('상환')],
  조기상환: [open('조기상환')],
  공개매수: [open('공개매수')],
  수령: [
    {
      takes: '을',
      verb: '받았어요',
      after: /(?:기술료|마일스톤|계약금|선급금|대금|로열티|보조금|배상금)(?: \S*\d\S*원)?$/,
    },
  ],
  포기: [done('포기')],
  보류: [done('보류')],
  통과: [{ takes: '을', verb: '통과했어요', after: /(?:심사|심의|평가|검증|실사|시험)$/ }],
  해소: [happened('해소됐어요', /(?:사유|우려|분쟁|리스크)$/)],
  송치: [{ takes: '에', verb: '송치됐어요', after: /혐의로 검찰$/ }],
  입점: [{ takes: '에', verb: '입점해요', ahead: '입점해요', done: '입점했어요', decided: '입점하기로 했어요' }],
  철수: [
    {
      takes: '에서',
      verb: '철수해요',
      ahead: '철수해요',
      done: '철수했어요',
      decided: '철수하기로 했어요',
      after: /(?:시장|사업|공장|법인|노선)$/,
    },
  ],
  지정예고: [
    {
      takes: '으로',
      verb: '지정될 수 있다는 예고를 받았어요',
      coming: '지정될 수 있다는 예고를 받았어요',
      after: /(?:종목|법인)$/,
    },
  ],
  지정: [{ takes: '으로', verb: '지정됐어요', coming: '지정돼요', after: /(?:종목|기업|법인|기관|대상|지구|업체)$/ }],
  선정: [
    {
      takes: '으로',
      verb: '선정됐어요',
      after: /(?:대상자|대상|기관|사업자|시공사|공급사|공급업체|납품업체|기업|운영사|시행사|협상자)(?:['’]?로)?$/,
    },
    { ...into('선정됐어요'), after: /(?:과제|사업|프로젝트|프로그램)$/ },
  ],
  해제: [
    { takes: '에서', verb: '해제됐어요', coming: '해제돼요', after: /종목$/ },
    happened('해제됐어요', /(?:정지|금지|(?:종목|법인) 지정)$/, '해제돼요'),
  ],
  정지: [happened('정지됐어요', /거래$/, '정지돼요')],
  승소: [{ takes: '에서', verb: '이겼어요', after: suit }],
  패소: [{ takes: '에서', verb: '졌어요', after: suit }],
  성공: [into('성공했어요')],
  실패: [into('실패했어요')],
  돌입: [{ ...into('들어갔어요', '들어가요'), decided: '들어가기로 했어요' }],
  착수: [into('들어갔어요', '들어가요')],
  진출: [into('진출했어요', '진출해요')],
  참여: [
    {
      ...into('참여해요', '참여해요'),
      done: '참여했어요',
      decided: '참여하기로 했어요',
      after: /(?<![곳명원억조주자사]|업체|대표|임원)$/,
    },
  ],
  합의: [{ takes: '을', verb: '합의로 끝냈어요', after: /(?:분쟁|소송)$/ }, into('합의했어요')],
  등재: [into('등재됐어요')],
  인수: [open('인수')],
  매각: [open('매각')],
  취득: [{ ...done('취득'), after: pattern`(?:인증|${wordLists.law.permits}|특허|면허|등급|자격)$` }, open('취득')],
  공급: [open('공급')],
  납품: [open('납품')],
  수출: [open('수출')],
  출자: [open('출자')],
  투자: [open('투자')],
  도입: [open('도입')],
  신설: [open('신설')],
  증설: [open('증설')],
  추진: [open('추진')],
  검토: [open('검토')],
  확대: [open('확대')],
  축소: [open('축소')],
  인상: [open('인상')],
  인하: [open('인하')],
  생산: [open('생산')],
  양산: [open('양산')],
  국산화: [done('국산화')],
  개발: [done('개발')],
  소각: [open('소각')],
  매입: [bought],
  처분: [{ ...open('처분'), after: /(?<!정지|개월|취소|제재|과징금)$/ }],
  발행: [open('발행')],
};

/** Deeds of an authority, a court or another that leads the clause, with the verb in the active voice. */
export const actorDeeds = wordTable<Deed>({
  부과: done('부과'),
  압수수색: done('압수수색'),
  기소: done('기소'),
  고발: done('고발'),
  기각: done('기각'),
  인용: { takes: '을', verb: '받아들였어요' },
  승인: done('승인'),
  허가: done('허가'),
  지정: {
    takes: '으로',
    verb: '지정했어요',
    decided: '지정하기로 했어요',
    after: /(?:종목|의약품|기업|법인|기술|기관|대상|트랙|치료제)$/,
  },
  조사: open('조사'),
  인정: done('인정'),
  요구: done('요구'),
  강등: { takes: '을', verb: '낮췄어요', after: /(?<![\d+-])등급$/ },
  취소: done('취소'),
  거부: done('거부'),
  처분: open('처분'),
  매입: bought,
});
