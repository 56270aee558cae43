import { describe, expect, it } from 'vitest';
import type { NewsSide } from '../news-side.ts';
import { clusterArticles } from './cluster-articles.ts';

const company = {
  code: '000000',
  name: '한빛항공',
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};

/** Groups the headlines of one morning. */
const listGroups = (titles: readonly string[], sideOf: (title: string) => NewsSide | null = () => null): string[][] => {
  const articles = titles.map((title, index) => ({
    id: String(index),
    title,
    description: '',
    publisher: `publisher ${index}`,
    link: `link ${index}`,
    publishedAt: new Date(Date.UTC(2026, 10, 20, 0, index)),
  }));
  const kindOf = ({ title }: { title: string }) => {
    const side = sideOf(title);
    return { kind: 'event' as const, probability: 1, ...(side && { side }) };
  };
  return clusterArticles(articles, company, kindOf).map((event) => event.articles.map(({ title }) => title));
};

describe('news of one day', () => {
  it.each([
    ['drugs for two illnesses', '한빛항공 간암 신약 FDA 허가 신청 완료', '한빛항공 담관암 신약 FDA 허가 신청 완료'],
    ['two sites', '한빛항공, 압구정2구역 재건축 2.7조 수주', '한빛항공, 압구정3구역 재건축 2.7조 수주'],
    ['results and a buyback', '한빛항공 영업이익 1조2345억 역대 최대', '한빛항공 자사주 1조2345억 소각 역대 최대'],
    ['results and a charge', '한빛항공 영업이익 1조2345억 역대 최대', '한빛항공 1조2345억 분식 혐의 수사 역대 최대'],
    ['an order and a block deal', '한빛항공 여객기 8대 2조4300억에 수주', '한빛항공 2대 주주 지분 2조4300억 블록딜'],
    ['a rise of prices and results', '한빛항공 국제선 화물 가격 6.83% 인상', '한빛항공 국제선 화물 순이익 6.83% 증가'],
    [
      'guidance and results',
      '한빛항공 올해 순이익 가이던스 6900억으로 하향',
      '한빛항공 3분기 순이익 1336억…컨센서스 하회',
    ],
    ['an impairment and results', '한빛항공, 자회사 영업권 1910억 손상…순손실 확대', '한빛항공 2분기 순손실 확대'],
    ['the fines of two cartels', '한빛항공 화물 운임 담합 과징금 1500억', '한빛항공 유류할증료 담합 소송 패소'],
    [
      'results and what lifted them',
      '한빛항공 3분기 영업이익 5.6조…운송 요금 인상 효과',
      '한빛항공, 운송 요금 인상…9.7%',
    ],
    [
      'results and the rating that names them',
      '한빛항공 3분기 영업손실 1326억…8분기 연속 적자',
      '한빛항공 신용등급 하향…8분기 연속 적자에 나신평',
    ],
    [
      'results and prices of a quarter',
      '한빛항공 3분기 영업이익 553억…12.9% 감소',
      '한빛항공, 3분기 기내식 가격 12.5% 인상',
    ],
    [
      'results and the payout that names them',
      '한빛항공 2분기 영업이익 1011억…여객 쌍끌이',
      '한빛항공, 순이익 30%→40% 주주환원…자사주 4.7% 전량 소각',
    ],
    [
      'two orders of nearly one sum, at home and abroad',
      '한빛항공, 1조4630억 평택 정비동 공사 계약',
      '한빛항공, 카타르 정비동 공사 수주…1조4600억',
    ],
    ['a plant and its end', '한빛항공, 캐나다 정비공장 1조 투자', '한빛항공, 캐나다 정비공장 1조 투자 철수'],
  ])('keeps %s apart', (_, one, other) => {
    expect(listGroups([one, other])).toEqual([[one], [other]]);
  });

  it.each([
    ['results that bring a dividend', '한빛항공, 2분기 영업이익 1조…배당도 900원', '한빛항공, 2분기 영업이익 1조'],
    [
      'results that name the guidance',
      '한빛항공, 3분기 영업이익 1336억…가이던스 하향',
      '한빛항공, 3분기 영업이익 1336억',
    ],
    ['an accident and the halt after it', '한빛항공 정비공장 화재', '한빛항공 정비공장 화재…가동 중단'],
    [
      'an order and the approval it awaited',
      '한빛항공, 필리핀 여객기 12대 1조 수출',
      '필리핀 정부 승인…한빛항공 여객기 12대 추가',
    ],
    [
      'a cartel told by the fine and by its prices',
      '한빛항공 화물 요금 담합 4천억 과징금 철퇴',
      '"4년간 8차례 화물 요금 올려" 한빛항공 담합 적발',
    ],
    [
      'a suspension and the orders it may cost',
      '한빛항공 영업정지 8개월 확정 수순…항소심 패소',
      '한빛항공 영업정지 8개월…수주 차질 불가피',
    ],
    [
      'guidance and a headline that has no word for it',
      '한빛항공 올해 매출 목표 16.9조로 상향 조정',
      '한빛항공, 매출 전망 16조9천억으로 정정 공시',
    ],
    [
      'a loss of the year and its charge',
      '한빛항공, 정비 자회사 손상차손에 순손실 9900억',
      '한빛항공 순손실 9900억…정비 자회사 자산 재평가',
    ],
    [
      'a buyback to cancel and its buying',
      '한빛항공 자사주 8200억 매입·소각',
      '한빛항공, 8200억 규모 자사주 취득 결정',
    ],
    [
      'an illness by two names',
      '한빛항공 지방간염 신약 1조 기술수출 계약 체결',
      '한빛항공 MASH 신약 1조 기술수출 계약 체결',
    ],
    ['one of two sites and both', '한빛항공, 신한울 3·4호기 1조 수주', '한빛항공, 신한울 3호기 등 1조 수주'],
    ['a buyback in a word of its own', '한빛항공, 자사주 1000억 사들여 전량 태운다', '한빛항공, 자사주 1000억 소각'],
    [
      'an order from abroad and the plant at home that makes it',
      '한빛항공, 미국 항공사와 6800억 규모 정비 계약 체결',
      '한빛항공 6800억 정비 수주…송도 공장 가동률 오른다',
    ],
    [
      'an order and its exact sum',
      '한빛항공, 7870억 규모 미국 여객기 정비 수주',
      '한빛항공, 7871억원 규모 정비 공급계약 체결',
    ],
    ['an end told in two ways', '한빛항공 캐나다 정비공장 철수…1조 투자 백지화', '한빛항공, 캐나다 정비공장 철수'],
  ])('keeps %s together', (_, one, other) => {
    expect(listGroups([one, other])).toEqual([[one, other]]);
  });

  it('keeps what is surely good apart from what is surely bad, and joins neither with a doubt against it', () => {
    const [good, bad, open] = [
      '한빛항공 정비동 새 소식 하나',
      '한빛항공 정비동 새 소식 둘',
      '한빛항공 정비동 새 소식 셋',
    ];
    const sideOf = (title: string) => (title === good ? 'good' : title === bad ? 'bad' : null);
    expect(listGroups([good, bad, open])).toHaveLength(1);
    const groups = listGroups([good, bad, open], sideOf);
    expect(groups.some((group) => group.includes(good) && group.includes(bad))).toBe(false);
    expect(groups.flat()).toHaveLength(3);
    expect(listGroups([good, open], sideOf)).toHaveLength(1);
  });

  it('takes results of a quarter for one event, whether told as good or as bad', () => {
    const [good, bad] = ['한빛항공 3분기 매출 28.7조 사상 최대', '한빛항공 3분기 영업이익 49% 급감…매출 28.7조'];
    const sideOf = (title: string) => (title === good ? 'good' : 'bad');
    expect(listGroups([good, bad], sideOf)).toHaveLength(1);
  });
});
