import { expect, it } from 'vitest';
import type { RawArticle } from '../article-collector.ts';
import { createGkgReader } from './gkg-rows.ts';

/** What the reader gives of a Korean row with this last column. */
function readRow(extras: string): RawArticle[] {
  const fields = Array.from({ length: 27 }, () => '');
  fields[1] = '20261120003000';
  fields[2] = '1';
  fields[4] = 'https://www.press.example/1';
  fields[25] = 'srclc:kor;eng:GT-KOR 1.0';
  fields[26] = extras;
  const given: RawArticle[] = [];
  const reader = createGkgReader((article) => void given.push(article));
  reader.push(Buffer.from(`${fields.join('\t')}\n`));
  expect(reader.end()).toBe(true);
  return given;
}

it('reads the title of a page', () => {
  const extras = '<PAGE_LINKS>a</PAGE_LINKS><PAGE_TITLE>삼성전자 신고가</PAGE_TITLE><PAGE_ALTURL/>';
  expect(readRow(extras)).toMatchObject([{ title: '삼성전자 신고가' }]);
});

it('reads a title that begins ever again and never ends, at once', () => {
  const startedAt = process.threadCpuUsage().user;
  expect(readRow('<PAGE_TITLE>'.repeat(100_000))).toMatchObject([{ title: '' }]);
  expect(process.threadCpuUsage().user - startedAt).toBeLessThan(1_000_000);
});
