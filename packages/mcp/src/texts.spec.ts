import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { expect, it } from 'vitest';
import { typeNames, withCopula } from './texts.ts';

it('the types of events have the names that the screens show', () => {
  expect(typeNames).toEqual(eventTypeNames);
});

it.each([
  [0, '0이라', '0이에요'],
  [5, '5라', '5예요'],
  [10, '10이라', '10이에요'],
  [42, '42라', '42예요'],
  [1_009, '1009라', '1009예요'],
])('%d is read aloud before 이다', (number, because, is) => {
  expect([withCopula(number, '이라'), withCopula(number, '이에요')]).toEqual([because, is]);
});
