import type { Article } from '@gaemi/domain/article';
import { expect, it } from 'vitest';
import { chooseOtherArticles } from './other-articles.ts';

const article = (title: string, description = '', publisher = '가나일보'): Article => ({
  id: `${publisher}-${title}`,
  title,
  description,
  link: `https://example.com/${encodeURIComponent(title)}`,
  publisher,
  publishedAt: new Date('2026-11-20T00:00:00Z'),
});
const [first, ...rest] = [
  article('삼성전자, 자사주 소각 결정'),
  article('[속보] 삼성전자 자사주 소각 결정', '', '다라경제'),
  article('삼성전자 8500억원 자사주 태운다', '', '다라경제'),
  article('삼성전자 8500억원 자사주 태운다', '', '마바뉴스'),
  article('삼성전자 8500억원 자사주 태운다', '이사회가 의결했다.', '사아신문'),
  article('삼성전자, 자사주 8500억 소각키로', '', '자차방송'),
  article('자사주 없애는 삼성전자', '', '카타통신'),
] as const;

it('takes the earliest three articles in other words, whoever published them', () => {
  const others = chooseOtherArticles({ representative: first, articles: [first, ...rest] });
  expect(others.map(({ publisher }) => publisher)).toEqual(['다라경제', '사아신문', '자차방송']);
  expect(others.map(({ title }) => title)).not.toContain('[속보] 삼성전자 자사주 소각 결정');
});

it('takes none of an event that is told in one wording', () => {
  expect(chooseOtherArticles({ representative: first, articles: [first, rest[0]] })).toEqual([]);
});
