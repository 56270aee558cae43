import { expect, it } from 'vitest';
import { articleLink } from './article-link.ts';

it('normalises an address', () => {
  expect(articleLink(' HTTPS://News.Example/a?utm_source=x&id=1#top ')).toBe('https://news.example/a?id=1');
});

it.each([
  ['https://news.example/a?fbclid=1&id=2&gclid=3&utm_medium', 'https://news.example/a?id=2'],
  // 가 in EUC-KR.
  ['https://news.example/a?q=%B0%A1&utm_source=x', 'https://news.example/a?q=%B0%A1'],
  ['https://news.example/a?x=1+2&y', 'https://news.example/a?x=1+2&y'],
])('%s loses what follows its reader and nothing else', (text, link) => {
  expect(articleLink(text)).toBe(link);
});

it.each(['www.news.example/a?id=1', '//www.news.example/a?id=1', ' WWW.news.example/a?id=1 '])(
  'reads %j, an address without a scheme',
  (text) => {
    expect(articleLink(text)).toBe('http://www.news.example/a?id=1');
  },
);

it('reads addresses that a feed has escaped twice', () => {
  expect(articleLink('https://news.example/a?id=1&amp;no=2&#038;x=3')).toBe('https://news.example/a?id=1&no=2&x=3');
  expect(articleLink('https://news.example/a?id=1&amp;utm_source=rss')).toBe('https://news.example/a?id=1');
});

it.each([
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.example/',
  '/a',
  '//127.0.0.1/a',
  'www',
  'https://user:pw@a.example/',
  `https://a.example/${'x'.repeat(3000)}`,
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/',
  'http://127.0.0.1/a',
  'http://2130706433/a',
  'http://0x7f.1/a',
  'http://10.0.0.7:8080/a',
  'http://[::1]/a',
  'http://[::ffff:7f00:1]/a',
  'http://[::7f00:1]/a',
  'http://[fd00::1]/a',
  'http://[fe80::1]/a',
  'http://localhost/a',
  'http://news.localhost./a',
  'http://router/a',
  'https://printer.home.arpa/a',
])('%j is not a link [R40]', (text) => {
  expect(articleLink(text)).toBeUndefined();
});
