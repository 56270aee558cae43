import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { readHeadline } from './read-headline.ts';

it.each([
  ['가온화장품, 미국에서 잘나가는 K-뷰티', null],
  ['가온조선, 잠수함 수주 위한 첫 한-캐나다', null],
  ['가온전자, 새 이름은 e-커머스', null],
  ['가온전자, 3분기 눈높이 상향-누리증권', '누리증권'],
  ['가온전자, 하반기 실적 눈높이 UP-미림투자', '미림투자'],
  ['가온전자, 이익 늘어날 것 - 누리', '누리'],
])('"%s" is signed by %s', (title, byline) => {
  const { text, ...rest } = readHeadline(title);
  expect(rest).toMatchObject({ byline, isCut: false });
  if (byline === null) expect(text).toBe(title);
});

it.each([
  ['<LG전자> 4분기 흑자', '<LG전자> 4분기 흑자'],
  ['＜KT＞ 과징금 120억', '<KT> 과징금 120억'],
  ['&lt;HMM 매각&gt; 본입찰 유찰', '<HMM 매각> 본입찰 유찰'],
  ['<b>가온전자</b> 신제품<br/> 공개<!-- 광고 -->', '가온전자 신제품 공개'],
  ['&lt;b&gt;가온&lt;/b&gt;전자', '가온전자'],
])('%s is read as "%s", again and again', (title, text) => {
  expect(cleanText(title)).toBe(text);
  expect(cleanText(cleanText(title))).toBe(text);
});
