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
const groupHeadlines = (
  titles: readonly string[],
  findSide: (title: string) => NewsSide | null = () => null,
): string[][] => {
  const articles = titles.map((title, index) => ({
    id: String(index),
    title,
    description: '',
    publisher: `publisher ${index}`,
    link: `link ${index}`,
    publishedAt: new Date(Date.UTC(2026, 10, 20, 0, index)),
  }));
  const kindOf = ({ title }: { title: string }) => {
    const side = findSide(title);
    return { kind: 'event' as const, probability: 1, ...(side && { side }) };
  };
  return clusterArticles(articles, company, kindOf).map((event) => event.articles.map(({ title }) => title));
};

describe('news of one day', () => {
  it.each([
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
  ])('keeps %s apart', (_, one, other) => {
    expect(groupHeadlines([one, other])).toEqual([[one], [other]]);
  });

  it.each([
    ['results that bring a dividend', '한빛항공, 2분기 영업이익 1조…배당도 900원', '한빛항공, 2분기 영업이익 1조'],
    [
      'results that name the guidance',
      '한빛항공, 3분기 영업이익 1336억…가이던스 하향',
      '한빛항공, 3분기 영업이익 1336억',
    ],
    ['an accident and the halt after it', '한빛항공 정비공장 화재', '한빛항공 정비공장 화재…가동 중단'],
  ])('keeps %s together', (_, one, other) => {
    expect(groupHeadlines([one, other])).toEqual([[one, other]]);
  });

  it('keeps what is surely good apart from what is surely bad, and joins neither with a doubt against it', () => {
    const [good, bad, open] = [
      '한빛항공 정비동 새 소식 하나',
      '한빛항공 정비동 새 소식 둘',
      '한빛항공 정비동 새 소식 셋',
    ];
    const findSide = (title: string) => (title === good ? 'good' : title === bad ? 'bad' : null);
    expect(groupHeadlines([good, bad, open])).toHaveLength(1);
    const groups = groupHeadlines([good, bad, open], findSide);
    expect(groups.some((group) => group.includes(good) && group.includes(bad))).toBe(false);
    expect(groups.flat()).toHaveLength(3);
    expect(groupHeadlines([good, open], findSide)).toHaveLength(1);
  });
});
