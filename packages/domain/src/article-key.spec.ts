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

it('tells articles apart by all of a query that has a question mark itself', () => {
  const link = (id: number) => `https://press.example/view?path=/news?id=${id}`;
  expect(articleKey(link(7))).not.toBe(articleKey(link(8)));
});
