import { describe, expect, it } from 'vitest';
import { longestShortName, writeShortName } from './short-name.ts';
import { longestLine, summariseSide, writeLead } from './summaries.ts';

/** Events whose headline is too long for a line. */
const named = (...shorts: string[]) =>
  shorts.map((short) => ({ short, reason: `${short} ${'가'.repeat(longestLine)}` }));
const buyback = { short: '자사주 소각', reason: '자사주 3,000억 원을 소각하기로 했어요.' };

describe('the short name of an event', () => {
  it.each([
    ['[특징주] 한별전자, 자사주 500억원 소각 결정', 'shareholder_returns', '자사주 소각'],
    ['한별전자 3분기 영업이익 1200억…전년比 12%↑', 'earnings', '3분기 실적'],
    ['한별전자, 상반기 흑자 전환', 'earnings', '상반기 흑자 전환'],
    ['한별전자 3Q 영업익 5735억 흑자전환', 'earnings', '3분기 흑자 전환'],
    ['한별전자, 3분기 흑자전환…증권가 기대 이상', 'earnings', '3분기 흑자 전환'],
    ['한별건설, 1조 수주…경쟁사는 고배', 'orders', '수주'],
    ['"목표주가 12만원으로 상향"-누리증권', 'analyst_view', '목표가 상향'],
    ['가람바이오, 1조 규모 기술수출', 'orders', '기술수출'],
    ['한별건설, 3200억 규모 공급계약 해지', 'orders', '계약 해지'],
    ['한별전자에 무슨 일이', 'other', '회사 소식'],
    ['K-분식 美 입점', 'orders', '수주·계약'],
    ['AI 서버 수요 폭발적 증가', 'industry', '업황'],
    ['문화재 복원 로봇 공급', 'orders', '수주·계약'],
    ['3상서 경쟁약 못지않은 효과', 'products', '임상 시험'],
    ['금감원, 감리 착수', 'legal', '규제·소송'],
    ['3분기 만에 적자 전환', 'earnings', '적자 전환'],
    ['한별전자, 반도체 업황 개선 수혜', 'industry', '업황'],
    ['한별전자 목표가 9만원 유지…체류시간↑-누리', 'analyst_view', '목표가 유지'],
    ['한별전자, 투자의견 유지·목표가 상향', 'analyst_view', '목표가 상향'],
    ['한별전자, 행동주의 펀드 공개서한에 12% 급등', 'products', '제품·기술'],
    ['한별전자, 새 스마트폰 공개', 'products', '신제품'],
    ['한별전자, 영업익 30%↑…목표가 15만원', 'analyst_view', '목표가 제시'],
    ['한별전자, 목표가 12만→10만원', 'analyst_view', '목표가 하향'],
    ['한별전자 목표가 33만원 제시…투자의견 상향', 'analyst_view', '투자의견 상향'],
    ["한별전자, 투자의견 '매수'→'중립'·목표가 20만원", 'analyst_view', '투자의견 하향'],
    ['한별전자, 투자의견 유지, 눈높이 상향', 'analyst_view', '투자의견'],
    ['한별전자 2분기에 이어 3분기도 적자', 'earnings', '3분기 실적'],
    ['한별전자, AI 서버 수요 폭발에 점유율 1위', 'other', '회사 소식'],
    ['한별전자 여수공장서 폭발', 'accident', '폭발 사고'],
    ['한별지주, 메리츠화재 완전 자회사로', 'governance', '인사·지배구조'],
    ['한별제과, 감자 수급난에 스낵 공급 차질', 'other', '회사 소식'],
    ['한별전자, 5대 1 감자', 'financing', '감자'],
    ['한별바이오 신약, 사망 위험 30% 낮춰', 'products', '제품·기술'],
    ['한별전자, 자사주 1000억 사들여 전량 태운다', 'shareholder_returns', '자사주 소각'],
    ['한별전자, 적자에 고개 숙여…4분기 반등 자신', 'earnings', '실적'],
    ['한별전자 4분기 흑자 전환', 'earnings', '4분기 흑자 전환'],
    ["한별전자 'A급' 추락…회사채 조달금리 오를 듯", 'financing', '회사채'],
    ['한별전자, 회사채로 2000억 조달', 'financing', '회사채 발행'],
  ] as const)('of "%s" (%s) is %s', (title, type, short) => {
    expect(writeShortName(title, type)).toBe(short);
    expect(short.length).toBeLessThanOrEqual(longestShortName);
  });
});

describe('the short name of what ended or did not come', () => {
  it.each([
    ['한별전자, 전환사채 3000억 조기상환', 'financing', '전환사채 상환'],
    ['한별전자, 전환사채 4400억 발행 결정', 'financing', '전환사채 발행'],
    ['한별전자, 300억 CB 콜옵션 행사', 'financing', '전환사채'],
    ['한별전자, 회사채 1조 상환', 'financing', '사채 상환'],
    ['한별전자, 전환사채 상환 못해 디폴트', 'financing', '전환사채'],
    ['한별전자, 교환사채 2700억 조기상환 청구', 'financing', '교환사채'],
    ['한별바이오, 품목허가 취소 소송 승소', 'legal', '승소'],
    ['한별전자, 공급계약 해지 소송 패소', 'legal', '패소'],
    ['한별바이오, FDA 승인 불발', 'products', 'FDA 승인 불발'],
    ['FDA, 한별바이오 간암신약 승인 거부', 'products', 'FDA 승인 불발'],
    ['한별바이오, FDA 승인 신청', 'products', '허가 신청'],
    ['한별바이오, FDA 승인 획득', 'products', 'FDA 승인'],
    ['한별바이오, FDA 승인으로 매출 성장 기대', 'products', 'FDA 승인'],
    ['한별바이오, 식약처 임상 1상 승인 신청', 'products', '임상 시험'],
    ['한별바이오, 3상 성공 기대', 'products', '임상 시험'],
    ['한별건설, 5조 원전 수주 불발', 'orders', '수주 무산'],
    ['한별건설, 수주 실패 딛고 1조 수주', 'orders', '수주'],
    ['한별전자 거래정지 해제', 'filing', '거래 재개'],
    ['한별전자, 상장폐지 면했다', 'filing', '상장 유지'],
    ['한별전자 상장폐지 결정', 'filing', '상장폐지'],
    ['검찰, 한별전자 대표 배임 불기소', 'legal', '무혐의'],
    ['한별전자, 과징금 100억 취소 확정', 'legal', '과징금 취소'],
    ['한별전자, 과징금 취소 소송 제기', 'legal', '과징금'],
    ['한별전자, 흑자 전환 실패…4분기 영업손실 300억', 'earnings', '4분기 실적'],
    ['한별전자, 3분기 적자전환 피했다', 'earnings', '3분기 실적'],
    ['한별전자, 파업 없이 임단협 타결', 'other', '무파업 합의'],
    ['한별전자 합작공장, 양산 2028년으로 또 1년 미뤄', 'other', '양산 차질'],
    ['한별바이오, 신약 출시 최소 9개월 밀릴 듯', 'products', '출시 차질'],
    ['한별바이오, 신약 출시', 'products', '신제품'],
    ["한별바이오, 신약 권리 반환…7200억 기술수출 '물거품'", 'orders', '기술 반환'],
    ['한별바이오, 기술수출 신약 또 반환', 'products', '기술 반환'],
    ['한별바이오, 신약 캐나다 출시 마일스톤 2500만달러 수령', 'products', '기술료 수령'],
    ['법원, 한별전자 공장 환경허가 취소…2라인 가동 중단', 'legal', '가동 중단'],
    ['한별전자, 10조 공급계약 3조8000억으로 감액 정정', 'orders', '계약 축소'],
    ['법원, 한별건설 영업정지 집행정지 인용…"수주 가능"', 'legal', '집행정지'],
  ] as const)('of "%s" (%s) is %s', (title, type, short) => {
    expect(writeShortName(title, type)).toBe(short);
    expect(short.length).toBeLessThanOrEqual(longestShortName);
  });
});

it('gives the win of another party no name that would be the company’s', () => {
  const nameOf = (title: string) => writeShortName(title, 'legal', ['한별건설']);
  expect(nameOf('국토부, 한별건설 영업정지 취소소송 승소')).toBe('소송 판결');
  expect(nameOf('한별건설, 영업정지 취소소송 승소')).toBe('승소');
  expect(nameOf('검찰, 한별건설 대표 1심 무죄에 항소')).toBe('항소');
});

it('takes no part of the company for the name of an event', () => {
  expect(writeShortName('도담화재, 신상품 배타적 사용권', 'products', ['도담화재'])).toBe('제품·기술');
});

describe('the summary of a side', () => {
  it('says what its weightiest event was, and names the next two', () => {
    expect(summariseSide('good', [buyback, ...named('3분기 실적', '수주', '수주', '배당')])).toBe(
      '자사주 3,000억 원을 소각하기로 했어요. 3분기 실적과 수주 2건이 뒤를 이었어요.',
    );
    expect(summariseSide('good', [buyback])).toBe(buyback.reason);
    expect(summariseSide('good', [buyback, ...named('배당')])).toBe(`${buyback.reason} 배당이 뒤를 이었어요.`);
  });

  it('names the first event too where only a headline or a long sentence tells it', () => {
    expect(summariseSide('bad', named('화재', '과징금', '파업'))).toBe(
      '화재가 가장 크게 작용했어요. 과징금과 파업이 뒤를 이었어요.',
    );
    expect(summariseSide('good', named('수주', '수주', '배당'))).toBe(
      '수주가 가장 크게 작용했어요. 배당이 뒤를 이었어요.',
    );
    const long = { short: '수주', reason: `${'가'.repeat(longestLine)} 맺었어요.` };
    expect(summariseSide('good', [long])).toBe('수주가 가장 크게 작용했어요.');
  });

  it('tells a whole headline that fits a line', () => {
    const outage = { short: '서비스 장애', reason: '한별 먹통 또…결제 3시간 올스톱' };
    expect(summariseSide('bad', [outage, ...named('과징금')])).toBe(
      '한별 먹통 또…결제 3시간 올스톱. 과징금이 뒤를 이었어요.',
    );
    expect(summariseSide('bad', [{ ...outage, reason: '한별, 끝내 문 닫나?' }])).toBe('한별, 끝내 문 닫나?');
    for (const cut of ['한별, 1조원 계약...', '한별, 1조원 계약…'])
      expect(summariseSide('good', [{ short: '계약', reason: cut }])).toBe('계약이 가장 크게 작용했어요.');
  });

  it('says of a mere type only that it is news of it', () => {
    expect(summariseSide('bad', named('실적'))).toBe('실적 소식이 가장 크게 작용했어요.');
    expect(summariseSide('good', named('회사 소식'))).toBe('회사 소식이 가장 크게 작용했어요.');
    expect(summariseSide('good', named('실적', '실적'))).toBe('실적 소식이 가장 크게 작용했어요.');
    expect(summariseSide('good', [buyback, ...named('수주', '수주', '수주·계약', '업황')])).toBe(
      `${buyback.reason} 수주 2건이 뒤를 이었어요.`,
    );
    expect(summariseSide('good', [buyback, ...named('수주·계약', '수주·계약', '업황')])).toBe(
      `${buyback.reason} 수주·계약 2건과 업황이 뒤를 이었어요.`,
    );
  });

  it('has lines of at most 45 characters, whatever the names', () => {
    const long = '가나다라마바사아자차카타파하거너더러';
    const lines = summariseSide('good', named(long, `나${long}`, `다${long}`)).split(/(?<=요\.) /);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(longestLine);
  });

  it('says that a side is empty', () => {
    expect(summariseSide('bad', [])).toBe('확실한 악재는 찾지 못했어요.');
  });
});

describe('the lead of a result', () => {
  const sides = {
    good: { score: 58, events: [buyback, ...named('3분기 실적', '수주')] },
    bad: { score: 12, events: named('과징금') },
  };

  it('says the first event of each side, the leading side first', () => {
    expect(writeLead(sides, false)).toEqual([buyback.reason, '과징금이 부담이에요.']);
    expect(writeLead({ ...sides, bad: { ...sides.bad, score: 70 } }, false)).toEqual([
      '과징금이 부담이에요.',
      buyback.reason,
    ]);
  });

  it('tells a headline, or else names the news', () => {
    const bad = (event: { short: string; reason: string }) =>
      writeLead({ ...sides, bad: { score: 70, events: [event] } }, false)[0];
    expect(bad({ short: '실적', reason: '구글 공세에 한별 점유율 2%대 추락' })).toBe(
      '구글 공세에 한별 점유율 2%대 추락.',
    );
    expect(bad(named('수주·계약')[0] ?? buyback)).toBe('수주·계약 소식이 부담이에요.');
  });

  it('claims no direction when there is little evidence', () => {
    expect(writeLead(sides, true)).toEqual(['근거가 적어 방향을 말하지 않아요.']);
  });
});
