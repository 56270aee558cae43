import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOnePress } from './use-one-press.ts';

it('sends the same content once while it is under way, and another one by itself', async () => {
  const sent: string[] = [];
  const answers: PromiseWithResolvers<string>[] = [];
  const send = (content: string) => {
    sent.push(content);
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  };
  const { result } = renderHook(() => useOnePress(send));
  const presses = ['uphold', 'uphold', 'dismiss'].map(result.current);
  expect(sent).toEqual(['uphold', 'dismiss']);
  answers[0]?.resolve('upheld');
  answers[1]?.resolve('dismissed');
  expect(await Promise.all(presses)).toEqual(['upheld', 'upheld', 'dismissed']);
  void result.current('uphold');
  expect(sent).toEqual(['uphold', 'dismiss', 'uphold']);
});
