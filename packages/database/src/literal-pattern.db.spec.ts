import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { literalPattern, namePattern } from './literal-pattern.ts';
import { openTestDatabase, type TestDatabase } from './testing/open-test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('a search text [R18]', () => {
  it.each(['.*', '.+?', '(', '[a-z]', '\\', '\\d', '^$', '(a+)+$', 'a|b', '{2}', 'a\0b', '\\x00', 'ㄱ$'])(
    '%j matches itself inside a text and nothing else',
    async (text) => {
      const texts = database.collection('texts');
      await texts.deleteMany({});
      await texts.insertMany([{ text: `앞 ${text} 뒤` }, { text: 'ab aab 12 가나다' }]);
      const found = await texts.find({ text: literalPattern(text) }).toArray();
      expect(found.map((row) => row.text)).toEqual([`앞 ${text} 뒤`]);
    },
  );

  it('matches in any letter case', async () => {
    const texts = database.collection('texts');
    await texts.insertOne({ text: 'Sam@Naver.com' });
    expect(await texts.countDocuments({ text: literalPattern('sam@NAVER.') })).toBe(1);
  });
});

describe('a part of the name of a company [R18]', () => {
  it.each([
    ['sk 하이', ['SK하이닉스']],
    ['ＳＫ하이닉스', ['SK하이닉스']],
    ['에스케이리츠', ['에스케이 리츠']],
    ['한화'.normalize('NFD'), ['한화', '한화솔루션']],
    ['한.', []],
    ['(a+)+$', []],
  ])('%j finds %j, as the stock search does', async (text, found) => {
    const names = database.collection('names');
    await names.deleteMany({});
    await names.insertMany(['SK하이닉스', '에스케이 리츠', '한화', '한화솔루션'].map((name) => ({ name })));
    const rows = await names.find({ name: namePattern(text) }).toArray();
    expect(rows.map(({ name }) => name)).toEqual(found);
  });
});
