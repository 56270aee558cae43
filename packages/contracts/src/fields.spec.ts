import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newPassword, searchText, verificationCode } from './fields.ts';

describe('a text to search for', () => {
  it('is composed: some systems send Hangul in parts', () => {
    expect(searchText(4).parse(' 삼성전자 '.normalize('NFD'))).toBe('삼성전자');
  });

  it('has nothing in it that came unseen with a copy', () => {
    expect(searchText(20).parse('\ufeff삼성\u200b전자\t005930\u200e')).toBe('삼성전자 005930');
    expect(searchText(20).parse('👩‍💻')).toBe('👩‍💻');
  });

  it('is refused by the documented pattern where it is refused by the api', () => {
    const field = searchText(5);
    const { pattern = '' } = z.toJSONSchema(field, { io: 'input' });
    for (let code = 0; code < 0x300; code += 1) {
      const text = `a${String.fromCharCode(code)}b`;
      expect(new RegExp(pattern).test(text), `U+${code.toString(16)}`).toBe(field.safeParse(text).success);
    }
  });
});

describe('a mailed code', () => {
  it.each([' 123456 ', '123 456', '１２３４５６', '123\u00a0456\n'])('is read from %j', (typed) =>
    expect(verificationCode.parse(typed)).toBe('123456'),
  );

  it('is too short where blanks make it long enough', () =>
    expect(verificationCode.safeParse('12 34 5').success).toBe(false));
});

describe('a new password', () => {
  it.each(['abcdefghi1', '123456789a', 'a1a1a1a1a1', '1aaaaaaaaa', 'aaaaa1aaaa'])('may be %s', (password) =>
    expect(newPassword.safeParse(password).success).toBe(true),
  );

  it.each(['abcdefghij', '1234567890', 'abcdefghi1!', '!abcdefghi1', 'abcde fghi1'])('may not be %s', (password) =>
    expect(newPassword.safeParse(password).success).toBe(false),
  );
});
