import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clusterArticles } from './cluster-articles.ts';

const company = {
  code: '000000',
  name: '한빛중공업',
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
/** What happens, and what makes it undone; a day can have news of both. */
const outcomes: readonly (readonly [first: string, later: string])[] = [
  ['1000억 규모 유상증자 결정', '1000억 규모 유상증자 철회'],
  ['3000억 규모 공급계약 체결', '3000억 규모 공급계약 해지'],
  ['노조, 총파업 돌입', '노조, 총파업 종료'],
  ['신약 임상 2상 성공', '신약 임상 3상 실패'],
  ['특허소송 1심 승소', '특허소송 2심 패소'],
  ['누리화학 인수 결정', '누리화학 인수 무산'],
  ['울산공장 가동 중단', '울산공장 가동 재개'],
  ['신약 품목허가 신청', '신약 품목허가 획득'],
  ['자사주 300억 소각 결정', '자사주 300억 매입 결정'],
  ['울산 2공장 착공', '울산 2공장 준공'],
  ['회생절차 개시 신청', '회생절차 종결'],
  ['관리종목 지정', '관리종목 지정 해제'],
  ['담합 과징금 100억 부과', '담합 과징금 취소소송 승소'],
  ['대표 횡령 혐의 기소', '대표 횡령 혐의 무죄'],
  ['대표 횡령 징역 5년 구형', '대표 횡령 1심 무죄'],
  ['공정위, 판매장려금 담합 조사', '공정위, 판매장려금 담합 무혐의'],
  ['상장폐지 결정', '상장폐지 효력정지'],
  ['주총서 합병안 가결', '주총서 합병안 부결'],
  ['3공장 FDA 경고장', '신약 FDA 품목허가 획득'],
  ['신약 FDA 허가', '신약 FDA서 CRL 수령…보완 요구'],
  ['"1000억 유상증자 계획 없다"', '1000억 유상증자 결정'],
  ['"누리화학 인수 결정한 바 없다"', '누리화학 인수 결정'],
  ['美 관세 직격탄 영업익 29% 급감', '美 관세 인하로 영업익 2조 절감'],
  ['소재 단독 공급 계약', '소재 공급 계약 다변화에 독점 깨져'],
  ['공정위 과징금 151억', '개인정보위 과징금 151억'],
  ['노조, 자회사 매각 반대 파업', '자회사 7800억에 매각'],
  ['울산공장 화재', '울산공장 1조에 인수'],
  ['자사주 24만주 소각 결의', '자사주 24만주 소각 완료'],
  ['산업용 요금 9.7% 인상', '산업용 요금 9.7% 인하'],
  ['누리증권 목표가 10만→12만원', '누리증권 목표가 12만→9만원'],
];
const tails = ['', '…주가 영향은', '…업계 촉각', ' 공시', '…"시장 상황 고려"'];

const stories = fc
  .tuple(
    fc.constantFrom(...outcomes),
    fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...tails), fc.nat(70)), { minLength: 2, maxLength: 8 }),
  )
  .map(([[first, later], reports]) => ({
    first,
    articles: reports.map(([isLater, tail, hours], index) => ({
      id: String(index),
      title: `한빛중공업, ${isLater ? later : first}${tail}`,
      description: '',
      publisher: `publisher ${index}`,
      link: `link ${index}`,
      publishedAt: new Date(Date.UTC(2026, 10, 20) + hours * 3_600_000),
    })),
  }));

it('outcomes that exclude each other never share an event, in whatever order the articles come', () => {
  fc.assert(
    fc.property(stories, fc.nat(), ({ first, articles }, turn) => {
      const events = clusterArticles(articles, company);
      for (const event of events) {
        const sides = new Set(event.articles.map(({ title }) => title.includes(first)));
        expect(sides.size, event.articles.map(({ title }) => title).join(' | ')).toBe(1);
      }
      const at = turn % articles.length;
      const turned = [...articles.slice(at), ...articles.slice(0, at)].toReversed();
      expect(clusterArticles(turned, company)).toEqual(events);
    }),
    { numRuns: 300, seed: 33 },
  );
});

it('a vote for a settlement is no vote for a strike', () => {
  const vote = (title: string, index: number) => ({
    id: String(index),
    title,
    description: '',
    publisher: `publisher ${index}`,
    link: `link ${index}`,
    publishedAt: new Date(Date.UTC(2026, 10, 20, index)),
  });
  const count = (titles: readonly string[]) => clusterArticles(titles.map(vote), company).length;
  expect(count(['한빛중공업 임단협 타결', '한빛중공업 임단협 타결…잠정합의안 가결'])).toBe(1);
  expect(count(['한빛중공업 노조, 총파업 가결', '한빛중공업 노조, 총파업 유보'])).toBe(2);
});

it.each([
  ['반려견 치매 신약 품목허가 획득', '첫 반려동물 치매 신약 품목허가', '치매 신약 품목허가 획득'],
  ['CRL 딛고 신약 FDA 품목허가 획득', '두 번 퇴짜 끝에 신약 FDA 허가', '신약 FDA 품목허가 획득'],
  ['2조 유상증자 결정…"추가 유증 계획 없다"', '2조 규모 유상증자 결정'],
  ['부인했던 2조 유상증자 결정', '2조 유상증자 계획 없다더니…2조 유상증자 결정', '2조 규모 유상증자 결정'],
])('a headline that only recalls the contrary, or has its words, is of one event: %s', (...titles) => {
  const articles = titles.map((title, index) => ({
    ...{ id: String(index), title: `한빛중공업, ${title}`, description: '', publisher: `publisher ${index}` },
    ...{ link: `link ${index}`, publishedAt: new Date(Date.UTC(2026, 10, 20, index)) },
  }));
  expect(clusterArticles(articles, company)).toHaveLength(1);
});
