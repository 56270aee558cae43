import { describe, expect, it } from 'vitest';
import { filingKinds } from './filing-kind.ts';
import { readReportName } from './report-name.ts';

const padding = ' '.repeat(14);

describe('the kind of a report', () => {
  it.each([
    ['단일판매ㆍ공급계약체결', 'contract'],
    ['단일판매ㆍ공급계약 체결(자율공시)', 'contract'],
    ['단일판매·공급계약해지', 'contract_ended'],
    ['단일판매・공급계약해지(자율공시)', 'contract_ended'],
    ['단일판매․공급계약체결', 'contract'],
    ['단일판매.공급계약체결', 'contract'],
    ['투자판단관련주요경영사항(기술이전계약체결)', 'contract'],
    ['연결재무제표기준영업(잠정)실적(공정공시)', 'earnings'],
    ['영업(잠정)실적(공정공시)', 'earnings'],
    ['매출액또는손익구조30%(대규모법인은15%)이상변경', 'earnings'],
    ['매출액또는손익구조30%(대규모법인은15%)이상변동', 'earnings'],
    ['연결재무제표기준영업실적등에대한전망(공정공시)', 'fair_disclosure'],
    ['수시공시의무관련사항(공정공시)', 'fair_disclosure'],
    ['장래사업ㆍ경영계획(공정공시)', 'fair_disclosure'],
    ['현금ㆍ현물배당결정', 'dividend'],
    [`현금ㆍ현물배당결정${padding}(분기배당)`, 'dividend'],
    ['주식배당결정', 'dividend'],
    ['현금ㆍ현물배당을위한주주명부폐쇄(기준일)결정', 'meeting'],
    ['주요사항보고서(자기주식취득결정)', 'treasury_acquisition'],
    ['자기주식 취득 결정', 'treasury_acquisition'],
    ['주요사항보고서(자기주식처분결정)', 'treasury_disposal'],
    ['주식소각결정', 'treasury_cancellation'],
    ['주요사항보고서(자기주식소각결정)', 'treasury_cancellation'],
    ['주요사항보고서(자기주식취득신탁계약체결결정)', 'treasury_trust'],
    ['주요사항보고서(자기주식취득신탁계약해지결정)', 'treasury_trust_ended'],
    ['자기주식취득결과보고서', 'follow_up'],
    ['신탁계약에의한취득상황보고서', 'follow_up'],
    ['주요사항보고서(유상증자결정)', 'rights_issue'],
    ['유상증자결정(종속회사의주요경영사항)', 'rights_issue'],
    ['주요사항보고서(유무상증자결정)', 'rights_issue'],
    ['유상증자또는주식관련사채등의발행결과(자율공시)', 'follow_up'],
    ['유상증자1차발행가액결정', 'follow_up'],
    ['주요사항보고서(무상증자결정)', 'bonus_issue'],
    [`권리락${padding}(무상증자)`, 'other'],
    ['주요사항보고서(전환사채권발행결정)', 'convertible_bond'],
    ['전환사채(해외전환사채포함)발행후만기전사채취득', 'follow_up'],
    ['제3자의전환사채매수선택권행사', 'follow_up'],
    ['전환사채매수선택권행사자지정', 'follow_up'],
    ['주요사항보고서(자기전환사채매도결정)', 'follow_up'],
    ['감자완료', 'follow_up'],
    ['전환가액의조정', 'follow_up'],
    ['전환청구권ㆍ신주인수권ㆍ교환청구권행사', 'follow_up'],
    [`신주인수권행사${padding}(제15회차)`, 'follow_up'],
    ['주요사항보고서(교환사채권발행결정)', 'exchangeable_bond'],
    ['주요사항보고서(신주인수권부사채권발행결정)', 'warrant_bond'],
    ['주요사항보고서(감자결정)', 'capital_reduction'],
    ['주요사항보고서(회사합병결정)', 'merger'],
    ['합병등종료보고서(합병)', 'follow_up'],
    ['주요사항보고서(회사분할결정)', 'split'],
    ['주요사항보고서(회사분할합병결정)', 'split'],
    ['주식교환ㆍ이전결정', 'stock_exchange'],
    ['주요사항보고서(주식의포괄적교환ㆍ이전결정)', 'stock_exchange'],
    ['주식분할결정', 'share_split'],
    ['주식병합결정', 'share_consolidation'],
    ['타법인주식및출자증권취득결정', 'shares_bought'],
    ['타법인주식및출자증권처분결정', 'shares_sold'],
    ['주요사항보고서(타법인주식및출자증권양도결정)', 'shares_sold'],
    ['주요사항보고서(영업양수결정)', 'business_bought'],
    ['주요사항보고서(영업양도결정)', 'business_sold'],
    ['유형자산취득결정', 'assets_bought'],
    ['주요사항보고서(유형자산양도결정)', 'assets_sold'],
    ['신규시설투자등', 'facility_investment'],
    ['신규시설투자등(자회사의 주요경영사항)', 'facility_investment'],
    ['소송등의제기ㆍ신청(경영권분쟁소송)', 'lawsuit'],
    ['소송등의판결ㆍ결정(일정금액이상의청구)', 'lawsuit_ruling'],
    ['주요사항보고서(부도발생)', 'insolvency'],
    ['회생절차개시신청', 'insolvency'],
    ['회생절차개시결정', 'insolvency'],
    ['회생절차종결결정', 'insolvency_ended'],
    ['파산신청', 'insolvency'],
    ['파산신청기각', 'insolvency_ended'],
    ['당좌거래정지', 'insolvency'],
    ['주요사항보고서(영업정지)', 'suspension'],
    ['생산중단', 'suspension'],
    ['생산재개', 'resumption'],
    ['영업정지해제', 'resumption'],
    ['사채원리금미지급발생', 'default'],
    ['사채원리금미지급해소', 'follow_up'],
    ['벌금등의부과', 'fine'],
    ['기타경영사항(자율공시)(과징금 부과처분 취소)', 'other'],
    ['소송등의제기ㆍ신청(과징금부과처분취소)', 'lawsuit'],
    ['상장폐지결정', 'delisting'],
    ['기타시장안내(상장적격성 실질심사 대상 결정)', 'delisting'],
    ['상장폐지사유해소', 'listing_relief'],
    ['기타시장안내(상장폐지결정에 대한 효력정지 가처분 인용)', 'follow_up'],
    ['기타시장안내(상장폐지결정 효력정지 가처분 신청 기각)', 'delisting'],
    ['영업정지(처분 집행정지 인용)', 'follow_up'],
    ['영업정지(효력정지)', 'follow_up'],
    ['영업정지(집행정지 신청 기각)', 'suspension'],
    ['기타경영사항(자율공시)(기술이전계약 관련 마일스톤 수령)', 'follow_up'],
    ['기타경영사항(자율공시)(기술이전계약 체결, 마일스톤 포함)', 'contract'],
    ['관리종목지정', 'watched_issue'],
    ['관리종목지정해제', 'listing_relief'],
    ['기타시장안내(관리종목지정우려종목)', 'watched_issue'],
    ['주권매매거래정지(주식분할)', 'trading_halt'],
    ['주권매매거래정지해제(액면병합 주권 변경상장)', 'listing_relief'],
    [`불성실공시법인지정예고${padding}(공시불이행)`, 'unfaithful_disclosure'],
    ['투자유의안내(불성실공시법인지정예고)', 'unfaithful_disclosure'],
    ['횡령ㆍ배임혐의발생', 'embezzlement'],
    ['횡령·배임사실확인', 'embezzlement'],
    ['조회공시요구(풍문또는보도)', 'inquiry'],
    ['조회공시요구(현저한시황변동)', 'inquiry'],
    ['조회공시요구(풍문또는보도)에대한답변(미확정)', 'answer'],
    ['조회공시 요구에 대한 답변', 'answer'],
    ['풍문또는보도에대한해명', 'clarification'],
    ['풍문 또는 보도에 대한 해명(미확정)', 'clarification'],
    ['최대주주변경', 'control_change'],
    ['최대주주변경을수반하는주식양수도계약체결', 'control_change'],
    ['공개매수신고서', 'tender_offer'],
    ['임원ㆍ주요주주특정증권등소유상황보고서', 'insider_ownership'],
    ['최대주주등소유주식변동신고서', 'insider_ownership'],
    ['주식등의대량보유상황보고서(일반)', 'large_holding'],
    ['사업보고서 (2025.12)', 'periodic_report'],
    ['반기보고서 (2026.06)', 'periodic_report'],
    ['분기보고서 (2026.09)', 'periodic_report'],
    [`감사보고서제출${padding}(감사의견 의견거절)`, 'audit_report'],
    ['주주총회소집결의', 'meeting'],
    ['정기주주총회결과', 'meeting'],
    ['기업설명회(IR)개최(안내공시)', 'investor_relations'],
    ['결산실적공시예고(안내공시)', 'investor_relations'],
    ['증권신고서(지분증권)', 'follow_up'],
    ['기타경영사항(특허권취득)(자율공시)', 'other'],
    ['주식매수선택권부여에관한신고', 'other'],
    ['대표이사(대표집행임원)변경(안내공시)', 'other'],
    ['정관일부개정', 'other'],
    ['', 'other'],
  ] as const)('%s is %s', (reportName, kind) => {
    expect(readReportName(reportName).kind).toBe(kind);
    expect(filingKinds).toContain(kind);
  });

  it.each(['[기재정정]', '[첨부정정]', '[첨부추가] ', '[기재정정][첨부추가]', '[정정]'])(
    'does not change with the prefix %s',
    (prefix) => {
      expect(readReportName(`${prefix}단일판매ㆍ공급계약체결`).kind).toBe('contract');
    },
  );
});

describe('the parts of a report name', () => {
  it('take no word that every object has for a prefix', () => {
    expect(readReportName('[constructor]주식소각결정')).toMatchObject({ prefixes: [], details: ['constructor'] });
  });

  it('are the prefixes, the cleaned name and the details', () => {
    expect(readReportName('[기재정정]주요사항보고서(유상증자결정) (제3자배정)')).toMatchObject({
      prefixes: ['기재정정'],
      name: '유상증자결정',
      details: ['제3자배정'],
      ofSubsidiary: false,
    });
    expect(readReportName('[첨부추가] [연장결정]주요사항보고서(자기주식취득신탁계약체결결정)').prefixes).toEqual([
      '첨부추가',
      '연장결정',
    ]);
  });

  it.each(['단일판매ㆍ공급계약체결', '단일판매·공급계약 체결', '단일판매・공급계약체결', '단일판매•공급계약체결   '])(
    'are one name however %s is spelled',
    (reportName) => {
      expect(readReportName(reportName).name).toBe('단일판매·공급계약체결');
    },
  );

  it('hold the parentheses inside a name together', () => {
    expect(readReportName('매출액또는손익구조30%(대규모법인은15%)이상변경')).toMatchObject({
      name: '매출액또는손익구조30%(대규모법인은15%)이상변경',
      details: [],
    });
    expect(readReportName('연결재무제표기준영업(잠정)실적(공정공시)')).toMatchObject({
      name: '연결재무제표기준영업(잠정)실적',
      details: ['공정공시'],
    });
  });

  it.each(['(자회사의 주요경영사항)', '(자회사의주요경영사항)', '(종속회사의주요경영사항)'])(
    'mark a matter of a subsidiary by %s',
    (detail) => {
      expect(readReportName(`단일판매ㆍ공급계약체결${detail}`).ofSubsidiary).toBe(true);
      expect(readReportName('단일판매ㆍ공급계약체결').ofSubsidiary).toBe(false);
    },
  );

  it.each([
    ['조회공시요구(풍문또는보도)에대한답변(확정)', 'confirmed'],
    ['조회공시요구(풍문또는보도)에대한답변(부인)', 'denied'],
    [`조회공시요구(풍문또는보도)에대한답변(미확정)${padding}(타법인 인수설에 대한 조회공시 답변)`, 'pending'],
    ['풍문또는보도에대한해명(미확정)', 'pending'],
    ['풍문또는보도에대한해명', null],
    ['조회공시요구(현저한시황변동)에대한답변(중요공시대상없음)', null],
    ['유상증자최종발행가액확정', null],
  ] as const)('state the outcome of %s: %s', (reportName, outcome) => {
    expect(readReportName(reportName).outcome).toBe(outcome);
  });

  it('say whether a decision is taken back', () => {
    expect(readReportName('유상증자결정(철회)').withdrawn).toBe(true);
    expect(readReportName('무상증자결정(취소)').withdrawn).toBe(true);
    expect(readReportName('최대주주변경을수반하는주식양수도계약해제ㆍ취소등').withdrawn).toBe(true);
    expect(readReportName('최대주주변경을수반하는주식양수도계약체결').withdrawn).toBe(false);
    expect(readReportName('유상증자결정').withdrawn).toBe(false);
  });

  it('are read quickly from hostile text', () => {
    const started = process.threadCpuUsage().user;
    readReportName(`${'('.repeat(20_000)}${'[기재정정]'.repeat(5_000)}`);
    readReportName(`단일판매${'(가'.repeat(10_000)}`);
    readReportName(`공급계약${'(가)'.repeat(3_000)}`);
    expect(process.threadCpuUsage().user - started).toBeLessThan(2_000_000);
  });
});
