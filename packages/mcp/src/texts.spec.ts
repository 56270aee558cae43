import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { expect, it } from 'vitest';
import { typeNames } from './texts.ts';

it('the types of events have the names that the screens show', () => {
  expect(typeNames).toEqual(eventTypeNames);
});
