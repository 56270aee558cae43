import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSentence } from '../../fact-check/check-sentence.ts';
import type { EventLabel } from '../../news-side.ts';
import type { EventType } from '../judgement/event-type.ts';
import { buildReason, reasonOfEvent } from './build-reason.ts';

const company = {
  code: 'X00001',
  name: '한별전자',
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
const reason = (title: string, type: EventType, { description = '', label = 'neutral' as EventLabel } = {}) =>
  buildReason({ title, description, company }, { kind: 'event', type, label });

describe('the reason of an event', () => {
  it('is the headline where the description tells of what a government plans', () => {
    const title = '한별전자, 美 원전 80기 건설 추진에 급등';
    const description = '한별전자가 미국 정부의 신규 원전 건설 추진 소식에 이틀 연속 급등세다.';
    expect(reason(title, 'industry', { description })).toBe(title);
    const own = '한별전자가 미국에 원전을 짓는 사업을 추진한다.';
    expect(reason('한별전자, 美 원전 건설 추진', 'industry', { description: own })).toBe(
      '미국에 원전을 짓는 사업을 추진해요.',
    );
  });

  it.each([
    [
      '[속보] 한별전자 3분기 영업이익 1,200억…전년比 12%↑',
      'earnings',
      '3분기 영업이익이 1,200억원으로 지난해 같은 기간보다 12% 늘었어요.',
    ],
    [
      '한별전자 4분기 영업이익 1,200억…전년比 12%↑',
      'earnings',
      '4분기 영업이익이 1,200억원으로 전년 같은 기간보다 12% 늘었어요.',
    ],
    ['한별전자, 매출은 뒷걸음…영업익 19% 늘어난 743억', 'earnings', '영업이익이 743억원으로 19% 늘었어요.'],
    ['한별전자, 상반기 적자 전환', 'earnings', '상반기 적자로 돌아섰어요.'],
    ['한별전자 2분기 영업이익, 시장 예상 밑돌아', 'earnings', '2분기 영업이익이 시장 예상을 밑돌았어요.'],
    ['한별전자, 3,200억 규모 공급계약 체결', 'orders', '3,200억원 규모 공급 계약을 맺었어요.'],
    [
      '한별전자, 유럽 통신사와 1190억원 규모 공급계약 체결',
      'orders',
      '유럽 통신사와 1190억원 규모 공급 계약을 맺었어요.',
    ],
    ['한별전자, 베트남서 5240억 수주 성공', 'orders', '베트남에서 5240억원 수주에 성공했어요.'],
    ['한별전자, 1140억 공급계약 해지', 'orders', '1140억원 규모 공급 계약이 해지됐어요.'],
    ['한별전자, 1500억 유상증자 납입 완료', 'financing', '1500억원 규모 유상증자 납입을 마쳤어요.'],
    ['한별전자, 과징금 2000억 피했다', 'legal', '과징금 2000억원을 피했어요.'],
    ['한별전자, 자사주 500억 규모 소각 결정', 'shareholder_returns', '자사주 500억원 규모 소각을 결정했어요.'],
    ['한별전자 자사주 120만주 매입 완료', 'shareholder_returns', '자사주 120만주 매입을 마쳤어요.'],
    ['한별전자, 배당 더 준다…주당 800원서 1500원으로', 'shareholder_returns', '1주당 1500원을 배당하기로 했어요.'],
    ['한별전자, 주당 1800원 결산배당', 'shareholder_returns', '1주당 1800원을 배당하기로 했어요.'],
    [
      '"더 간다" 한별전자 목표주가 10만→12만원-누리증권',
      'analyst_view',
      '누리증권이 목표주가를 10만원에서 12만원으로 올렸어요.',
    ],
    [
      '한별전자 목표가 4.2만→3.1만-누리증권',
      'analyst_view',
      '누리증권이 목표주가를 4만2000원에서 3만1000원으로 낮췄어요.',
    ],
    ['한별전자 목표가 2만4000원→1만90...', 'analyst_view', '한별전자 목표가 2만4000원→1만90…'],
    ['한별전자 목표가 9만5000원으로 하향', 'analyst_view', '한 증권사가 목표주가를 9만5000원으로 낮췄어요.'],
    ['공정위, 한별전자에 과징금 52억', 'legal', '공정위가 한별전자에 과징금 52억원을 부과했어요.'],
    ['검찰, 한별전자 본사 압수수색', 'legal', '검찰이 한별전자 본사를 압수수색했어요.'],
    // Each word of the clause stays with its figure.
    ['한별전자 수주잔고 30조 넘었다', 'orders', '수주잔고가 30조원을 넘었어요.'],
    ['법원, 한별전자 압수수색 영장 기각', 'legal', '법원이 한별전자 압수수색 영장을 기각했어요.'],
    ['한별전자 회사채에 1조 넘게 몰렸다', 'financing', '회사채에 1조원 넘게 몰렸어요.'],
    ['한별전자, 폴란드 공장 가동 시작했다', 'products', '폴란드 공장 가동을 시작했어요.'],
  ] as const)('"%s" (%s) says %s', (title, type, sentence) => {
    expect(reason(title, type)).toBe(sentence);
    expect(checkSentence(sentence, { text: title, names: [company.name] })).toEqual([]);
  });

  // The plain present of a headline is neither done nor planned: the description says which.
  it.each([
    [
      '한별전자 CB 700억 찍는다',
      'financing',
      '전환사채를 발행한다고 공시했다.',
      '전환사채 700억원을 발행하기로 했어요.',
    ],
    ['한별전자, 내년 3월 신제품 출시', 'products', '신제품을 출시할 예정이다.', '내년 3월 신제품을 출시하기로 했어요.'],
    ['한별전자, 알짜 자회사 통째로 판다', 'governance', '다라를 팔기로 했다.', '알짜 자회사를 통째로 팔기로 했어요.'],
    ['한별전자, 미국 공장 전격 인수', 'governance', '미국 공장을 인수했다.', '미국 공장을 전격 인수했어요.'],
    [
      '한별전자 첫 자사주 매입 1200억',
      'shareholder_returns',
      '자사주를 매입한다.',
      '자사주를 처음으로 1200억원 규모로 사들이기로 했어요.',
    ],
  ] as const)('"%s" (%s) beside "%s" says %s', (...row) => {
    const [title, type, description, sentence] = row;
    expect(reason(title, type, { description })).toBe(sentence);
    expect(reason(title, type)).toBe(title);
  });

  it.each([
    ['한별전자 3분기 영업이익 1조 전망', 'earnings', '한별전자 3분기 영업이익 1조 전망'],
    ['[단독] 한별전자, 2조 규모 수주 임박', 'orders', '한별전자, 2조 규모 수주 임박'],
    ['한별전자 목표가 일제히 하향…최저 4만원대', 'analyst_view', '한별전자 목표가 일제히 하향…최저 4만원대'],
    ['한별전자 "자사주 소각 검토"', 'shareholder_returns', '한별전자 "자사주 소각 검토"'],
  ] as const)('stays the headline where no sentence is safe: "%s"', (title, type, sentence) => {
    expect(reason(title, type)).toBe(sentence);
  });

  it.each([
    ['한별전자, 1500억 유상증자…대표가 직접 설명', 'financing'],
    ['ECB 금리 인하에 한별전자 3000억 조달', 'financing'],
    ['한별전자, 계약금 500억 반환', 'orders'],
    ['한별전자, 자사주 소각 안 한다', 'shareholder_returns'],
    ['한별전자 52주 신고가에 자사주 눈길', 'shareholder_returns'],
    ['한별전자 영업이익 5천억에 주가 12% 상승', 'earnings'],
    ['한별전자 목표주가 12만원 유지…투자의견은 상향', 'analyst_view'],
    ['한별전자, 국내 최초 출시', 'products'],
    ['한별전자, 40억弗 해양플랜트 수주', 'orders'],
    ['한별전자, 2100억 유증 카드 꺼냈다', 'financing'],
  ] as const)('stays the headline where the deed is another one: "%s"', (title, type) => {
    expect(reason(title, type)).toBe(title);
  });

  it.each([
    // A forecast or a wish is no result.
    '한별전자 내년 영업이익 30% 늘어난다',
    '한별전자 내년 영업이익 30%↑',
    '한별전자 4분기 영업이익 30%↑ 가이던스',
    '한별전자 영업이익 12% 증가할 듯',
    '한별전자, 2030년 영업이익 30% 늘린다',
    '한별전자 4분기 흑자전환 자신',
    '한별전자 3분기 영업이익 20% 증가 유력',
    '한별전자 하반기 흑자전환 노린다',
    // A change of something else.
    '한별전자 3분기 영업이익 1200억…가입자 30% 증가',
    '한별전자 영업이익 500억…원가 10% 상승에도 선방',
    '한별전자 매출채권 30% 급증',
    '한별전자 매출총이익 20% 증가',
    '한별전자 영업이익 증가율 10% 감소',
    '한별전자 3분기 영업이익 1874억원, 전년비 66%↑ 매출도 껑충',
    '한별전자, 신계약 12.8조 역대 최대, 순익 컨센서스 22% 하회',
    // An old value, a lost minus, a range, a pair.
    '한별전자 영업이익 1200억→800억원…33% 감소',
    '한별전자 영업이익 -42억원…전년比 115% 감소',
    '한별전자 영업이익 20~30% 증가',
    '한별전자 매출·영업이익 각각 5% 증가, 12% 감소',
    // Another period than the one that would be told.
    '한별전자 1~3분기 영업이익 3조2000억…12% 증가',
    '한별전자 3분기 누적 순이익 4조4609억…역대 최대',
    '한별전자 10월 매출 1200억…12% 증가',
    '한별전자 영업이익 8분기 만에 최대',
    '한별전자 지난해 4분기 영업이익 1200억…전년比 130% 증가',
    // A part of the company.
    '한별전자 3분기 북미 매출 2조원…35% 증가',
    '한별전자 3분기 화장품 매출 2000억…12% 증가',
    '한별전자 반도체 부문 영업이익 1조…30% 감소',
    '한별전자 자회사 다라 영업이익 200억…30% 증가',
  ])('tells no result of a clause that was not read whole: "%s"', (title) => {
    expect(reason(title, 'earnings')).toBe(title);
  });

  it.each([
    ['한별전자 3분기 영업이익 998억 7.3% 증가…순이익은 적자전환', '3분기 영업이익이 998억원으로 7.3% 늘었어요.'],
    ['한별전자 3분기 순이익 적자전환', '3분기 순이익이 적자로 돌아섰어요.'],
    ['한별전자 3분기 매출 2조원, 전년 대비 35% 증가', '3분기 매출이 2조원으로 지난해 같은 기간보다 35% 늘었어요.'],
    ['한별전자, 2분기 영업이익 역대 최대', '2분기 영업이익이 역대 최대를 기록했어요.'],
    ['한별전자 상반기 매출 1조200억…사상 최대', '상반기 매출이 1조200억원으로 역대 최대를 기록했어요.'],
  ])('reads the clause that it tells: "%s"', (title, sentence) => {
    expect(reason(title, 'earnings')).toBe(sentence);
  });

  it('binds a figure to its noun', () => {
    expect(reason('3000억 담합 적발…한별전자에 과징금 52억', 'legal')).toBe('과징금 52억원을 물게 됐어요.');
    expect(reason('한별전자 3분기 영업손실 30% 개선', 'earnings')).toBe('3분기 영업손실이 30% 줄었어요.');
    expect(reason('한별전자, 특허소송 2심 승소', 'legal')).toBe('특허소송 2심에서 이겼어요.');
  });

  it('stays the headline where the stated kind reports no event', () => {
    const title = '한별전자 3분기 영업이익 1200억…12% 증가';
    expect(buildReason({ title, description: '', company }, { kind: 'column', type: 'earnings', label: 'good' })).toBe(
      title,
    );
  });

  it('stays the headline where the sentence would tell the opposite of the label', () => {
    const title = '한별전자 3분기 매출 사상 최대…남은 돈은 줄었다';
    expect(reason(title, 'earnings', { label: 'bad' })).toBe(title);
    expect(reason('한별전자 3분기 영업손실 300억…전년比 40% 증가', 'earnings', { label: 'bad' })).toBe(
      '3분기 영업손실이 300억원으로 지난해 같은 기간보다 40% 늘었어요.',
    );
  });

  it.each([
    ['한별전자, 사우디서 2조 수주…노조는 파업 가결', 'bad', '사우디에서 2조원어치를 수주했어요.'],
    ['한별전자, 유럽 품목허가 획득…발암물질 나와 회수', 'bad', '유럽 품목허가를 획득했어요.'],
    ['한별전자 신용등급 강등…3조 현금 유입', 'good', '신용등급이 강등됐어요.'],
  ] as const)('stays the headline where its first half is the opposite: "%s"', (title, label, half) => {
    expect(reason(title, 'other', { label })).toBe(title);
    expect(reason(title, 'other')).toBe(half);
  });

  it.each([
    ["한별전자 회사채 'A-→BBB+' 강등", 'financing'],
    ['한별전자, 공급계약 금액 114억→29억 쪼그라들어', 'orders'],
  ] as const)('takes no debt for an issue and no change for a contract: "%s"', (title, type) => {
    expect(reason(title, type)).toBe(title);
  });

  it('takes the first deed on own shares', () => {
    expect(reason('한별전자 첫 자사주 매입 1200억..."전량 소각이 원칙"', 'shareholder_returns')).toBe(
      '한별전자 첫 자사주 매입 1200억…"전량 소각이 원칙"',
    );
    expect(reason('한별전자, 약속보다 일찍 자사주 5.1% 소각 마쳐', 'shareholder_returns')).toBe(
      '약속보다 일찍 자사주 5.1% 소각을 마쳤어요.',
    );
  });

  it('takes the figures of the description where the headline has none', () => {
    expect(
      reason('한별전자 깜짝 실적', 'earnings', {
        description: '한별전자는 3분기 영업이익이 1,200억원으로 전년 동기보다 12% 늘었다고 공시했다.',
      }),
    ).toBe('3분기 영업이익이 1,200억원으로 지난해 같은 기간보다 12% 늘었어요.');
  });
});

describe('the reason of an event with several articles', () => {
  const judgement = { kind: 'event', type: 'orders', label: 'good' } as const;
  const reasonFor = (...titles: string[]) =>
    reasonOfEvent(
      titles.map((title) => ({ title, description: '' })),
      company,
      judgement,
    );

  it('is the first sentence that says what happened', () => {
    expect(
      reasonFor('[속보] 한별전자, 대규모 공급...', '한별전자, 3,200억 규모 공급계약 체결', '한별전자 4조 클럽'),
    ).toBe('3,200억원 규모 공급 계약을 맺었어요.');
  });

  it('is a headline that was not cut where no sentence is safe, else that of the representative', () => {
    expect(reasonFor('한별전자, 대규모 공급...', '한별전자가 뚫은 북미 시장')).toBe('한별전자가 뚫은 북미 시장');
    expect(reasonFor('한별전자, 대규모 공급...', '북미 뚫은...')).toBe('한별전자, 대규모 공급…');
  });

  it('is that of the plain way, which reads every article', () => {
    const titles = [
      '한별전자, 대규모 공급...',
      '북미 뚫은...',
      '한별전자가 뚫은 북미 시장',
      '한별전자 4조 클럽',
      '한별전자, 3,200억 규모 공급계약 체결',
      '한별전자, 600억 공급계약 체결',
      '한별전자, 공급계약 해지',
      '',
    ];
    const texts = titles.flatMap((title) => [
      { title, description: '' },
      { title, description: '한별전자는 3,200억원 규모의 공급계약을 체결했다고 공시했다.' },
    ]);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...texts), { maxLength: 6 }), (articles) => {
        const all = articles.map((article) => buildReason({ ...article, company }, judgement));
        const plain =
          all.find((each) => each.endsWith('요.')) ?? all.find((each) => !each.endsWith('…')) ?? all[0] ?? '';
        expect(reasonOfEvent(articles, company, judgement)).toBe(plain);
      }),
      { numRuns: 300 },
    );
  });
});
