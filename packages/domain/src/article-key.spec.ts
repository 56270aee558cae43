import { expect, it } from 'vitest';
import { articleKey } from './article-key.ts';

it.each([
  'https://www.press.example/news/1?id=7',
  'http://www.press.example/news/1?id=7',
  'https://press.example/news/1/?id=7',
  'https://m.press.example/news/1?id=7',
  'https://mobile.press.example/news/1?id=7',
  'https://amp.press.example/news/1?id=7',
  'https://press.example/news/1/amp?id=7',
  'https://press.example/news/1/amp/?id=7',
  'https://press.example/news/1?id=7&amp=1',
  'https://press.example/news/1?outputType=amp&id=7',
])('%s is a copy of one article', (link) => {
  expect(articleKey(link)).toBe('press.example/news/1?id=7');
});

it.each([
  'https://press.example/news/2?id=7',
  'https://press.example/news/1?id=8',
  'https://press.example/news/1',
  'https://economy.press.example/news/1?id=7',
  'https://press.example/news/1/ample?id=7',
])('%s is another one', (link) => {
  expect(articleKey(link)).not.toBe('press.example/news/1?id=7');
});

it.each([
  ['https://www.yna.co.kr/view/AKR20261130000100002?input=1195m', 'yna.co.kr/view/AKR20261130000100002'],
  ['https://m.yna.co.kr/view/AKR20261130000100002?section=economy/stock', 'yna.co.kr/view/AKR20261130000100002'],
  ['https://www.sedaily.com/NewsView/2HABCD?OutLink=nstand', 'sedaily.com/NewsView/2HABCD'],
  [
    'https://www.edaily.co.kr/news/read?newsId=1&mediaCodeNo=257&OutLnkChk=Y',
    'edaily.co.kr/news/read?newsId=1&mediaCodeNo=257',
  ],
  ['https://n.news.naver.com/article/015/0005212345?sid=101', 'n.news.naver.com/article/015/0005212345'],
  // Of another publisher they may name the article.
  ['https://press.example/view?input=7&sid=8', 'press.example/view?input=7&sid=8'],
])('%s is that article wherever its reader came from', (link, key) => {
  expect(articleKey(link)).toBe(key);
});

it('tells articles apart by all of a query that has a question mark itself', () => {
  const link = (id: number) => `https://press.example/view?path=/news?id=${id}`;
  expect(articleKey(link(7))).not.toBe(articleKey(link(8)));
});
