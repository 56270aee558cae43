import { expect, it } from 'vitest';
import { remember, rememberByObject, rememberByWords } from './remember.ts';

it('says what the function says, also after it forgot, and reads a text of late once', () => {
  let reads = 0;
  const lengthOf = remember((text: string) => {
    reads += 1;
    return { length: text.length };
  }, 8);
  const texts = Array.from({ length: 40 }, (_, at) => '글'.repeat((at * 7) % 13));
  for (const text of [...texts, '', '']) expect(lengthOf(text)).toEqual({ length: text.length });

  reads = 0;
  const first = lengthOf('새 소식');
  for (let again = 0; again < 3; again += 1) for (const text of ['가', '나', '새 소식']) lengthOf(text);
  expect(lengthOf('새 소식')).toBe(first);
  expect(reads).toBeLessThanOrEqual(5);
});

it('keeps as many as it may', () => {
  const kept = remember((text: string) => ({ text }), 10);
  const first = kept('처음');
  for (let at = 0; at < 10; at += 1) kept(String(at));
  expect(kept('처음')).not.toBe(first);
});

it('reads an object once, and another one of the same content too', () => {
  let reads = 0;
  const count = rememberByObject(({ title }: { title: string }) => {
    reads += 1;
    return { length: title.length };
  });
  const [first, like] = [{ title: '새 소식' }, { title: '새 소식' }];
  expect(count(first)).toBe(count(first));
  expect(count(like)).toEqual(count(first));
  expect(reads).toBe(2);
});

it('reads copies of an article once, and parts a title from a description', () => {
  const read: string[] = [];
  const places = rememberByWords(({ link }: { title: string; description: string; link: string }, by: string) => {
    read.push(link);
    return `${link} ${by}`;
  });
  const copies = ['a', 'b'].map((link) => ({ title: '수주', description: '맺었다.', link }));
  expect(copies.map((copy) => places(copy, 'x'))).toEqual(['a x', 'a x']);
  expect(places({ title: '수주 맺었다.', description: '', link: 'c' }, 'x')).toBe('c x');
  expect(read).toEqual(['a', 'c']);
});

it('finds an article that comes again by itself, without its words', () => {
  let looks = 0;
  const article = {
    description: '',
    get title() {
      looks += 1;
      return '수주';
    },
  };
  const lengthOf = rememberByWords(({ description }) => description.length);
  for (let again = 0; again < 3; again += 1) lengthOf(article);
  expect(looks).toBe(1);
});

it('keeps null as an answer like any other', () => {
  let reads = 0;
  const nothing = () => {
    reads += 1;
    return null;
  };
  const [byText, byObject, byWords] = [remember(nothing, 4), rememberByObject(nothing), rememberByWords(nothing)];
  const article = { title: '새 소식', description: '' };
  for (const text of ['가', '나', '가', '다', '가']) byText(text);
  expect(reads).toBe(3);
  for (let again = 0; again < 3; again += 1) expect([byObject(article), byWords(article)]).toEqual([null, null]);
  expect(reads).toBe(5);
});
