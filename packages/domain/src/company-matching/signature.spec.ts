import { describe, expect, it } from 'vitest';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { createCompanyMatcher } from './company-matcher.ts';

const company = (code: string, name: string): ListedCompany => ({
  code,
  name,
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
});
const hanwha = company('000880', '한화');
const cocoa = company('035720', '카카오');
const brokerage = company('900030', '가온증권');
const motors = company('900040', '누리차');
const chips = company('900050', '미르전자');
const sweets = company('900060', '다온제과');
const station = company('040300', 'YTN');
const matcher = createCompanyMatcher([hanwha, cocoa, brokerage, motors, chips, sweets, station]);
const match = (of: ListedCompany, title: string, description = '') => matcher.match(of, { title, description });

describe('signatures in headlines', () => {
  it.each([
    '미르전자, 수주 잔고 탄탄…목표가 30만원 -한화',
    '미르전자, 내년에도 수출 확대-한화',
    '미르전자, 이익 눈높이 상향_한화',
    '미르전자, 수주 모멘텀(한화)',
    '미르전자, 흑자 폭 커진다…한화',
    '"미르전자, 흑자 전환" [한화]',
  ])('takes the brokerage at the end for no mention of the company with its name: %s', (title) => {
    expect(match(hanwha, title)).toEqual({ about: 'no', because: 'analyst_only', othersInTitle: 1 });
    expect(match(chips, title)).toMatchObject({ about: 'yes', othersInTitle: 0 });
  });

  it.each(['방산 이어 금융까지…재평가받는 한화', '합작 청산 나선 누리차-한화', '미르전자 이어 배당 늘린…한화'])(
    'keeps the company at the end of a headline: %s',
    (title) => {
      expect(match(hanwha, title).about).toBe('yes');
    },
  );

  it('takes the newspaper at the end for no mention', () => {
    expect(match(station, '미르전자, 새 공장 증설 - YTN').about).toBe('no');
    expect(match(station, 'YTN, 최대주주 변경').about).toBe('yes');
  });

  it('keeps a report about a brokerage that another brokerage signs', () => {
    expect(match(brokerage, '가온증권, 호실적에 목표가 상향…"최선호주" -한화').about).toBe('yes');
    expect(match(brokerage, '가온증권, 신용등급 하향 검토').about).toBe('yes');
    expect(match(brokerage, '미르전자, 목표가 상향…가온증권').about).toBe('no');
  });
});

describe('lists and other meanings beside listed names', () => {
  it('drops the goods, also beside another listed company', () => {
    expect(match(cocoa, '다온제과·카카오·커피 줄줄이 급등', '작황 부진에 원가 부담이 커졌다.').about).toBe('no');
    expect(match(cocoa, '카카오, 다온제과와 손잡고 선물하기 확대').about).toBe('yes');
  });

  it('does not count goods as another company', () => {
    expect(match(sweets, '다온제과, 카카오 가격 하락에 원가 개선')).toMatchObject({ about: 'yes', othersInTitle: 0 });
    expect(match(sweets, '다온제과, 카카오와 제휴')).toMatchObject({ about: 'yes', othersInTitle: 1 });
  });

  it('drops a company that an article about funds or the market only lists', () => {
    expect(match(chips, '방산 ETF에 뭉칫돈', '미르전자, 누리차 등에 투자하는 상품이다.').about).toBe('no');
    expect(match(chips, '코스피 하락 마감', '미르전자, 누리차가 3% 내렸다.').about).toBe('no');
    expect(match(chips, '자동차주 동반 급등…누리차·미르전자·한화 신고가').about).toBe('no');
  });

  it("drops a company that only the description names when the title is another company's", () => {
    const description = '미르전자는 2위다. 미르전자는 내년 반격을 노린다.';
    expect(match(chips, '누리차, 점유율 1위 지켜', description)).toMatchObject({ about: 'no', othersInTitle: 1 });
  });
});
