import { expect, it } from 'vitest';
import { sentences } from './tell.ts';

/** Headline, description, and the sentence that was read and found true; null for the headline itself. */
const cases: readonly (readonly [title: string, description: string, says: string | null])[] = [
  ['가나전자, 3분기 영업이익 -120억원', '가나전자의 3분기 영업이익은 -120억원이다.', null],
  ['가나전자 3Q 영업익 △85억', '가나전자의 3분기 영업이익은 △85억원이다.', null],
  ['가나전자 3분기 영업익 마이너스 40억', '가나전자의 3분기 영업이익은 마이너스 40억원이다.', null],
  ['가나전자 3분기 순이익 −310억원', '가나전자의 3분기 순이익은 −310억원이다.', null],
  ['가나전자 영업이익 ▲52억(적자)', '가나전자는 52억원 영업적자를 냈다.', '52억원 영업적자를 냈어요.'],
  ['가나전자, 3분기 영업이익 -7억→-30억', '가나전자의 영업손실이 커졌다.', null],
  ['가나전자 3분기 영업이익 (-)64억원', '가나전자의 3분기 영업이익은 (-)64억원이다.', null],
  [
    '가나전자 3분기 영업이익 –18억원…적자전환',
    '가나전자의 3분기 영업이익이 적자로 돌아섰다.',
    '3분기 적자로 돌아섰어요.',
  ],
  ['가나전자, 3분기 당기순익 -1,204억…적자폭 2배', '가나전자의 순손실이 두 배로 늘었다.', null],
  ['가나전자 영업이익 ―95억', '가나전자의 영업이익은 ―95억원이다.', null],
];

it.each(cases)('a loss is never told as a profit: %s', (title, description, says) => {
  expect(sentences(title, description)).toEqual(says === null ? [] : [says]);
});
