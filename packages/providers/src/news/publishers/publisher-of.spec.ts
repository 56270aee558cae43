import { expect, it } from 'vitest';
import { pressOfHost } from './press-of-host.ts';
import { publisherOf } from './publisher-of.ts';

it.each([
  ['https://www.hankyung.com/article/2026112100001', '한국경제'],
  ['https://biz.chosun.com/stock/1', '조선비즈'],
  ['https://www.chosun.com/economy/1', '조선일보'],
  ['https://news.mt.co.kr/mtview.php?no=1', '머니투데이'],
  ['https://n.news.naver.com/mnews/article/277/0000000001?sid=101', '아시아경제'],
  ['https://n.news.naver.com/mnews/article/999/0000000001', '네이버뉴스'],
  ['http://news.naver.com/main/read.nhn?mode=LSD&mid=sec&sid1=101&oid=001&aid=0000000001', '연합뉴스'],
  ['https://news.naver.com/main/read.naver?oid=toString', '네이버뉴스'],
  ['https://press.example/1', 'press.example'],
])('%s is published by %s', (link, name) => {
  expect(publisherOf(link)).toBe(name);
});

it('knows at least 80 press houses', () => {
  expect(Object.keys(pressOfHost).length).toBeGreaterThanOrEqual(80);
});
