import { expect, it } from 'vitest';
import { articleFeatures, ownNames } from './article-features.ts';
import { headlineFeatures } from './headline-features.ts';

const company = {
  ...{ code: '105560', name: '가람금융', aliases: ['가람'], formerNames: [], market: 'KOSPI' as const },
  ...{ listedShares: null, floatingShares: null, subsidiaries: ['가람은행'] },
};
const description = '미래증권은 11일 가람금융의 목표주가를 7만원으로 올렸다. 한편 대한증권은 매수를 유지했다.';

it.each([
  ['a decision taken back', '[단독] 가람금융, 자사주 1조2000억 소각 철회…주가 12% 급락'],
  ['a ruling about a firm', '가람은행 과징금 120억원 취소소송 2심 승소'],
  ['a target price', '미래증권 "가람, 목표가 5만→7만원 상향"'],
  ['workers', '가람금융 노사 임단협 잠정합의…파업 철회'],
  ['an authority abroad', '美 FDA, 가람 신약 3상 중단 권고'],
  ['a result', '가람 3분기 영업익 1,200억…전년比 ▲20%'],
  ['nothing', ''],
  ['a name without end', `${'가람 '.repeat(200)}수주 30척`],
  ['odd signs', '\ufeff가람\u200b금융　１２％　급등 "\'()[]&*+?'],
])('reads of a headline of %s what the features of the whole article say of it', (_, title) => {
  const article = {
    ...{ id: '1', title, description, link: 'https://news.example/1', publisher: '가나일보' },
    publishedAt: new Date('2026-11-20T09:00:00+09:00'),
  };
  const names = { names: ownNames(company), firms: company.subsidiaries };
  const { price, ...headline } = headlineFeatures(article, names);
  expect(articleFeatures(article, names)).toMatchObject({ price, ...headline });
  // Of a known kind the price is that of the kind.
  const kind = { kind: 'price' as const, probability: 0.9 };
  expect(articleFeatures(article, { ...names, kind })).toMatchObject({ price: 2, ...headline });
});
