import { expect, it } from 'vitest';
import { sentences } from './tell.ts';

/** Headline, description, and the sentence that was read and found true; null for the headline itself. */
const cases: readonly (readonly [title: string, description: string, says: string | null])[] = [
  ['가나전자 3분기 유럽 매출 8000억…22%↑', '가나전자의 3분기 유럽 매출은 8000억원이다.', null],
  ['가나전자, 반도체 영업익 2조', '가나전자의 3분기 반도체 부문 영업이익은 2조원이다.', null],
  ['가나전자 자회사 다라소재, 3분기 영업익 120억', '다라소재의 3분기 영업이익은 120억원이다.', null],
  ['가나전자, 온라인 매출 3000억…40% 증가', '가나전자의 온라인 매출은 3000억원이다.', null],
  ['가나전자 중국법인 3분기 매출 1500억 18% 감소', '가나전자 중국법인의 3분기 매출은 1500억원이다.', null],
  ['가나전자, ESS 사업 매출 1조 첫 돌파', '가나전자의 ESS 사업 매출이 1조원을 넘었다.', null],
  ['가나전자 3분기 별도 영업이익 300억', '가나전자의 3분기 별도 기준 영업이익은 300억원이다.', null],
  ['가나전자, 신제품 매출 500억…3분기 효자', '가나전자의 신제품이 3분기 매출 500억원을 올렸다.', null],
  ['가나전자 면세점 3분기 매출 700억…9%↓', '가나전자 면세점의 3분기 매출은 700억원이다.', null],
  ['가나전자, 3분기 해외 영업이익 200억…2배', '가나전자의 3분기 해외 영업이익은 200억원이다.', null],
];

it.each(cases)('a part is never told as the whole: %s', (title, description, says) => {
  expect(sentences(title, description)).toEqual(says === null ? [] : [says]);
});
