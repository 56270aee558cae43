import { describe, expect, it } from 'vitest';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { createCompanyMatcher } from './company-matcher.ts';

const company = (code: string, name: string, formerNames: string[] = []): ListedCompany => ({
  code,
  name,
  market: 'KOSPI',
  aliases: [],
  formerNames,
  listedShares: null,
  floatingShares: null,
});
const hanbit = company('900010', '한빛', ['한빛실업']);
const hanbitSolar = company('900020', '한빛솔루션');
const brokerage = company('900030', '가온증권');
const daesang = company('001680', '대상');
const motors = company('900040', '누리차', ['누리자동차']);
const chips = company('900050', '미르전자');
const gas = company('900060', '누리가스공사');
const airline = company('900070', '누리항공');
const matcher = createCompanyMatcher([hanbit, hanbitSolar, brokerage, daesang, motors, chips, gas, airline]);
const match = (of: ListedCompany, title: string, description = '') => matcher.match(of, { title, description });

describe('company matching', () => {
  it.each([
    ['its name', '한빛, 3분기 영업이익 120억', 'named_in_title'],
    ['its name with a particle', '반도체 호황에 한빛이 웃었다', 'named_in_title'],
    ['a former name', '한빛실업 공장 증설', 'named_in_title'],
    ['its code', '외국인이 담은 900010, 목표가 상향', 'code'],
  ])('takes %s in the title for the company', (_, title, because) => {
    expect(match(hanbit, title)).toMatchObject({ about: 'yes', because });
  });

  it('does not match a number with the digits of the stock code', () => {
    expect(match(hanbit, '1주당 900010원에 거래').about).toBe('no');
    expect(match(hanbit, '1900010건 접수').about).toBe('no');
  });

  it('leaves a longer name to the other company, also when it has a blank', () => {
    expect(match(hanbit, '한빛솔루션, 태양광 공장 가동')).toMatchObject({ about: 'no', because: 'only_longer_name' });
    expect(match(hanbit, '한빛 솔루션, 태양광 공장 가동').about).toBe('no');
    expect(match(hanbitSolar, '한빛 솔루션, 태양광 공장 가동').about).toBe('yes');
  });

  it('still finds the company next to a longer name', () => {
    expect(match(hanbit, '한빛, 한빛솔루션 지분 매각').about).toBe('yes');
  });

  it('takes an aircraft for the airline whose name it bears, and for no other company', () => {
    expect(match(airline, '착륙하던 누리항공기, 활주로 이탈').about).toBe('yes');
    expect(match(airline, '누리항공편 무더기 결항').about).toBe('yes');
    expect(match(hanbit, '착륙하던 한빛기, 활주로 이탈').about).toBe('no');
  });

  it('tells the preferred share apart', () => {
    expect(match(hanbit, '한빛우, 배당 매력 부각')).toMatchObject({ about: 'no', because: 'preferred_share' });
    expect(match(hanbit, '한빛3우B 상한가')).toMatchObject({ about: 'no', because: 'preferred_share' });
  });

  it('does not find a name inside another word', () => {
    expect(match(daesang, '주가 절대상승 국면 진입').about).toBe('no');
  });

  it.each([
    ['청년을 대상으로 주식 투자 교육', 'no'],
    ['금융사 대상 특별검사', 'no'],
    ['대상, 김치 수출 늘어 영업이익 18%↑', 'yes'],
    ['식품기업 대상 주가 강세', 'yes'],
  ] as const)('reads an ordinary word from its context: %s', (title, about) => {
    expect(match(daesang, title).about).toBe(about);
  });

  it('drops a brokerage that is only quoted and keeps its own news', () => {
    expect(match(brokerage, '가온증권 "누리차, 목표가 30만원"')).toMatchObject({
      about: 'no',
      because: 'analyst_only',
    });
    expect(match(brokerage, '누리차 목표가 상향-가온증권').about).toBe('no');
    const views = [
      '가온증권은 전력기기 업종의 수주가 급증했다고 밝혔다.',
      '가온증권은 관세 인하가 호재라고 봤다.',
      '가온증권은 누리차와 대상이 2%씩 올랐다고 밝혔다.',
    ];
    for (const view of views) expect(match(brokerage, '전력기기 훨훨', view).about).toBe('no');
    const moved = match(brokerage, '저평가주 훨훨', '가온증권과 누리차가 2% 안팎씩 올랐다.');
    expect(moved.because).toBe('mention_only');
    expect(match(brokerage, '가온증권, 3분기 순이익 2천억').about).toBe('yes');
    expect(match(brokerage, '가온증권 목표주가 8만원으로 상향-한빛투자').about).toBe('yes');
  });

  it('keeps the brokerage whose own trading system fails, and drops one whose system is only quoted', () => {
    expect(match(brokerage, '가온증권 MTS 40분간 주문 오류').about).toBe('yes');
    expect(match(brokerage, '가온증권 홈페이지 먹통…금감원 검사').about).toBe('yes');
    expect(match(brokerage, '사진=가온증권 홈페이지 캡처').about).toBe('no');
    expect(match(brokerage, '가온증권 HTS 집계, 외국인 누리차 순매수').about).toBe('no');
  });

  it('accepts one Chinese character for the second half of a name', () => {
    expect(match(chips, '미르電, 새 공장 증설').about).toBe('yes');
    expect(match(brokerage, '누리차 목표가 상향…가온證').about).toBe('no');
    expect(match(gas, '누리가스公, 3분기 흑자전환').about).toBe('yes');
    expect(match(hanbit, '한빛重, 선박 수주').about).toBe('no');
  });

  it.each([
    ['청주 공장서 황산 누출…라인 정지', '미르전자 청주 M15 공장에서 황산이 새어 나왔다.', 'yes'],
    ['광양 양극재 공장서 황산 누출', '전남 광양시 미르전자 양극재 공장에서 황산이 새어 나왔다.', 'yes'],
    ['화성서 화재…2명 부상', '미르전자 협력업체 공장에서 불이 났다.', 'doubtful'],
    ['당진서 폭발 사고', '당진 미르전자 인근 화학 공장에서 폭발이 일어났다.', 'no'],
    ['공업용수 값 오른다', '정부는 값을 올리기로 했다. 구미에는 미르전자 공장에서 쓰는 물도 있다.', 'doubtful'],
  ])('reads whose place "%s" tells of above "%s"', (title, description, about) => {
    expect(match(chips, title, description).about).toBe(about);
  });

  it('accepts a short form in the title when the description gives the full name', () => {
    const short = (title: string) => match(chips, title, '외국인이 미르전자를 나흘째 담았다.').about;
    expect(short('미르, 외국인 매수에 강세')).toBe('yes');
    expect(short('해외 투자자의 장바구니')).toBe('doubtful');
    expect(match(chips, '미르 정거장 30년', '미르전자 등 업계도 주시한다.').about).toBe('doubtful');
  });

  it("counts the acts of what belongs to the company as the company's", () => {
    expect(match(motors, '하이브리드 미국서 불티', '누리차 미국판매법인은 판매가 늘었다고 했다.').about).toBe('yes');
  });

  it('keeps an offence in office, and drops everything else former officers do', () => {
    expect(match(motors, '누리차 전 회장, 횡령 혐의 기소').about).toBe('yes');
    expect(match(motors, '누리차 전 대표 무죄 확정…회사도 혐의 벗어').about).toBe('yes');
    expect(match(motors, '누리차 전 사장, 대학 강단 선다').about).toBe('no');
  });

  it('counts a shareholder who buys into the company as its news', () => {
    expect(match(motors, '누리차 2대 주주 호수건설, 지분 추가 매입').about).toBe('yes');
  });

  it('drops a title with only a tag and names, and an incidental location', () => {
    expect(match(motors, '[오늘의 일정] 누리차·미르전자·한빛솔루션')).toMatchObject({
      about: 'no',
      because: 'listing_only',
    });
    expect(match(motors, '누리차 옆 공영주차장 개방').about).toBe('no');
    expect(match(motors, '누리차 1차 협력사 회생 신청').about).toBe('no');
  });

  it("drops a match of the company's sports club", () => {
    expect(match(hanbit, '여자농구 챔프전 패배', '한빛이 챔프전에서 졌다.').because).toBe('sports');
    expect(match(hanbit, '한빛, 9회말 끝내기로 5연승', '선발투수는 7이닝 무실점을 기록했다.')).toMatchObject({
      about: 'no',
      because: 'sports',
    });
  });

  it.each([
    [
      '담합 과징금 1506억…한빛 "감면도 못 받아"',
      '한빛은 조사 협조를 주장했지만 1순위가 아니라는 이유로 감면받지 못했다.',
    ],
    ['한빛 10대1 무상감자 단행', '결손금을 메운다. 주주들의 응원을 부탁했다.'],
    ['한빛 특허 전쟁 완승…대법, 다국적사 상고 기각', '6년을 끈 싸움이 한빛의 승리로 끝났다.'],
    ['체코 원전 주기기, 한빛 몫은 3조8000억', '입력 10.7 11:19 본계약을 맺었다. 선수금 15%는 연내 들어온다.'],
    ['한빛, 경기 침체에도 선두 지켜', '한빛은 증설을 마쳤다.'],
  ])('takes words that sport shares with business for no match: "%s"', (title, description) => {
    expect(match(hanbit, title, description).about).toBe('yes');
  });

  it('drops a list that only names the company', () => {
    const description = '시총 상위 종목 중 미르전자, 누리차, 한빛, 한빛솔루션 등이 올랐다.';
    expect(match(hanbit, '코스피 상승 마감', description)).toMatchObject({ about: 'no', because: 'listing_only' });
  });

  it('drops a text in which the company is only a customer, partner or former employer', () => {
    expect(match(motors, '누리차 협력사 미르전자, 새 공장 증설').about).toBe('no');
    expect(match(motors, '미르전자, 누리차에 부품 납품').about).toBe('no');
    expect(match(motors, '누리차 출신 창업가, 투자 유치').about).toBe('no');
    expect(match(motors, '‘제2의 누리차’ 꿈꾸는 신생기업').about).toBe('no');
    expect(match(motors, '"누리차 나와"…다라모터스, 전기트럭 출시').about).toBe('no');
    expect(match(motors, '누리차와 격차 좁힌 다라모터스, 판매 20% 증가').about).toBe('no');
    expect(match(motors, '누리차, "다라모터스 잡는다"…전기트럭 출시').about).toBe('yes');
    expect(match(motors, '누리차 나와 창업한다던 임원, 누리차에 기술 이전').about).toBe('yes');
  });

  it('is doubtful about a company group', () => {
    expect(match(hanbit, '한빛그룹, 임원인사 단행')).toMatchObject({ about: 'doubtful', because: 'group_only' });
  });

  it('ignores invisible characters and width', () => {
    expect(match(hanbit, '한\u200b빛, 실적 개선').about).toBe('yes');
    expect(match(hanbit, '㈜한빛 공시').about).toBe('yes');
  });

  it('gives the same answer every time', () => {
    const ask = () =>
      JSON.stringify([match(daesang, '대상, 증설'), match(hanbit, '한빛솔루션 수주'), match(brokerage, '가온증권')]);
    const first = ask();
    for (let round = 0; round < 100; round += 1) expect(ask()).toBe(first);
  });

  it('reads a hostile text quickly', () => {
    const started = process.threadCpuUsage().user;
    for (const text of ['대상 '.repeat(20_000), '['.repeat(60_000), '1조1천'.repeat(10_000), '대상'.repeat(30_000)]) {
      match(daesang, text, text);
    }
    expect(process.threadCpuUsage().user - started).toBeLessThan(1_500_000);
  });
});
