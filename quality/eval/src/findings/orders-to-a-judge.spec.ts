import { cleanText, withoutOrders } from '@gaemi/domain/text/clean-text';
import { expect, it } from 'vitest';
import { sentences } from './tell.ts';

/** Headline, description, and the sentence that was read and found true; null for the headline itself. */
const cases: readonly (readonly [title: string, description: string, says: string | null])[] = [
  [
    '가나전자, 기존 지시 무시한 협력사에 손배 청구',
    '가나전자가 협력사를 상대로 소송을 냈다.',
    '기존 지시 무시한 협력사에 손배를 청구했어요.',
  ],
  ['가나전자, 이전 지침 폐기…배당 확대로 선회', '가나전자가 배당을 확대하기로 했다.', null],
  ['금감원 지시 따르지 않은 가나전자에 과태료', '금융감독원이 가나전자에 과태료를 부과했다.', null],
  [
    '가나전자 프롬프트 최적화 기술 특허 획득',
    '가나전자가 프롬프트 최적화 기술의 특허를 얻었다.',
    '프롬프트 최적화 기술의 특허를 얻었어요.',
  ],
  ['가나전자, 시스템 명령 오류로 서비스 장애', '가나전자의 서비스가 시스템 명령 오류로 멈췄다.', null],
  [
    '가나전자 "정부 지침 무시 아냐"…해명',
    '가나전자가 정부 지침을 무시하지 않았다고 해명했다.',
    '정부 지침을 무시하지 않았다고 해명했어요.',
  ],
  [
    '가나전자, 이전 규칙 모두 무효화한 새 계약 체결',
    '가나전자가 새 계약을 맺었다.',
    '이전 규칙 모두 무효화한 새 계약을 맺었어요.',
  ],
  ['법원 명령 무시한 가나전자에 이행강제금', '법원이 가나전자에 이행강제금을 부과했다.', null],
  ['가나전자, 앞선 공시 내용 정정…매출 전망 하향', '가나전자가 매출 전망을 낮췄다.', null],
  ['가나전자, 호재로 판단해달라던 IR자료 논란', '가나전자의 IR자료가 논란이다.', null],
];

it.each(cases)('a headline with words of orders keeps them: %s', (title, description, says) => {
  expect(sentences(title, description)).toEqual(says === null ? [] : [says]);
});

it.each(cases)('keeps every word: %s', (title) => {
  expect(withoutOrders(cleanText(title))).toBe(cleanText(title));
});
