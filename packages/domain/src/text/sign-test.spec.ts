import { expect, it } from 'vitest';
import { signTest } from './sign-test.ts';

it('says of every sign what the pattern says, the first time and again', () => {
  for (const pattern of [/[가-힣A-Za-z0-9]/, /["“”….,;!?|/:]/, /[\s,.…;!?"“”'‘’|/·:()[\]]/, /[^가-힣]/]) {
    const test = signTest(pattern);
    for (let again = 0; again < 2; again += 1)
      for (let code = 0; code < 65_536; code += 1) {
        const sign = String.fromCharCode(code);
        if (test(`가${sign}`, 1) !== pattern.test(sign)) throw new Error(`${String(pattern)} of ${String(code)}`);
      }
  }
});

it('finds no sign outside the text', () => {
  const test = signTest(/[^가-힣]/);
  expect([test('', 0), test('가', -1), test('가', 1), test('a', 0)]).toEqual([false, false, false, true]);
});
