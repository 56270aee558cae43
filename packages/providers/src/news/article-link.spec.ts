import { expect, it } from 'vitest';
import { articleLink } from './article-link.ts';

it('gives an address one spelling', () => {
  expect(articleLink(' HTTPS://News.Example/a?utm_source=x&id=1#top ')).toBe('https://news.example/a?id=1');
});

it.each([
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.example/',
  '/a',
  'https://user:pw@a.example/',
  `https://a.example/${'x'.repeat(3000)}`,
])('40: %j is no link', (text) => {
  expect(articleLink(text)).toBeUndefined();
});
