import { expect, it } from 'vitest';
import { findShareKind } from './share-kind.ts';

it.each([
  ['005930', '삼성전자', 'company'],
  ['123450', '한국스팩토리', 'company'],
  ['369370', '블리츠웨이엔터테인먼트', 'company'],
  ['199730', '바이오인프라', 'company'],
  ['451700', '엔에이치스팩29호', 'spac'],
  ['462020', '에이치엠씨제6호스팩', 'spac'],
  ['330590', '롯데리츠', 'reit'],
  ['088260', '이리츠코크렙', 'reit'],
  ['088980', '맥쿼리인프라', 'fund'],
])('%s %s is a %s', (code, name, kind) => {
  expect(findShareKind({ code, name })).toBe(kind);
});
