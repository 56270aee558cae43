import { expect, it } from 'vitest';
import { companiesLeft } from './rewritten.ts';

const [samsung, hynix, kakao] = ['005930', '000660', '035720'];
/** It was about the two first ones before. */
const leftBy = (title: string, ...codes: string[]) => companiesLeft({ codes: [samsung, hynix] }, { title, codes });

it('an article written anew is no longer about the companies that it does not name', () => {
  expect(leftBy('SK하이닉스, 임금 협상 타결', hynix)).toEqual([samsung]);
  expect(leftBy('카카오, 임금 협상 타결', kakao)).toEqual([samsung, hynix]);
  expect(leftBy('삼성전자·SK하이닉스·카카오, 임금 협상 타결', samsung, hynix, kakao)).toEqual([]);
});

it('a headline without any company leaves the name out, unless it takes the article back', () => {
  expect(leftBy('또 해냈다… 임금 협상 타결')).toEqual([]);
  for (const title of ['[오보] 바로잡습니다', '정정보도문', '삭제된 기사입니다']) {
    expect(leftBy(title)).toEqual([samsung, hynix]);
  }
});

it.each(['또 해냈다… 바이오보다 반도체', '라디오보다 낫네… 임금 협상 타결', '오보에 소리에 반한 노조'])(
  '%s takes nothing back',
  (title) => expect(leftBy(title)).toEqual([]),
);
