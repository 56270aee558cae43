import { describe, expect, it } from 'vitest';
import { userName } from './fields.ts';
import { messages } from './messages.ts';
import { logInRequest, signUpForm, signUpRequest } from './users.ts';

const request = {
  user_email: ' Sam@Naver.com ',
  user_name: ' 김서연 ',
  user_pw: 'correct4horse',
  user_pw_confirm: 'correct4horse',
  user_mobile: '010-1234-5678',
  user_agree: true,
};

const firstMessage = (body: unknown) => signUpRequest.safeParse(body).error?.issues[0]?.message;

describe('signUpRequest', () => {
  it('trims texts and writes the address in small letters', () => {
    expect(signUpRequest.parse(request)).toMatchObject({ user_email: 'sam@naver.com', user_name: '김서연' });
  });

  it.each([
    [{ user_email: 'sam' }, messages.emailInvalid],
    [{ user_email: { $gt: '' } }, messages.emailInvalid],
    [{ user_email: '' }, messages.emailRequired],
    [{ user_name: '  ' }, messages.nameTooShort],
    [{ user_pw: 'short1234', user_pw_confirm: 'short1234' }, messages.passwordTooShort],
    [{ user_pw: 'onlyletters', user_pw_confirm: 'onlyletters' }, messages.passwordComposition],
    [{ user_pw: '1234567890', user_pw_confirm: '1234567890' }, messages.passwordComposition],
    [{ user_pw: ' correct4horse', user_pw_confirm: ' correct4horse' }, messages.passwordComposition],
    [{ user_pw: 'ａｂｃｄｅｆｇｈ１２', user_pw_confirm: 'ａｂｃｄｅｆｇｈ１２' }, messages.passwordComposition],
    [{ user_pw: `a1${'x'.repeat(71)}`, user_pw_confirm: `a1${'x'.repeat(71)}` }, messages.passwordTooLong],
    [{ user_pw_confirm: 'correct4horses' }, messages.passwordMismatch],
    [{ user_mobile: '010-123-4567' }, messages.mobileTooShort],
    [{ user_agree: false }, messages.agreementRequired],
  ])('refuses %j with its sentence', (change, message) => {
    expect(firstMessage({ ...request, ...change })).toBe(message);
  });

  it.each(['is_admin', 'credit', 'grade', '_id', 'constructor'])('refuses the unknown field %s [R16]', (field) => {
    expect(signUpRequest.safeParse({ ...request, [field]: 1 }).success).toBe(false);
  });

  it('takes exactly 72 characters of password', () => {
    const user_pw = `a1${'x'.repeat(70)}`;
    expect(signUpRequest.safeParse({ ...request, user_pw, user_pw_confirm: user_pw }).success).toBe(true);
  });
});

describe('signUpForm', () => {
  it('asks for the steps of the e-mail check in the order of the screen', () => {
    const sentences = signUpForm
      .safeParse({ ...request, user_email_code: '' })
      .error?.issues.map(({ message }) => message);
    expect(sentences).toEqual([
      messages.emailCheckRequired,
      messages.codeSendRequired,
      messages.codeTooShort,
      messages.codeConfirmRequired,
    ]);
  });
});

describe('logInRequest', () => {
  it('takes any password, since a wrong one is a matter of the log-in', () => {
    expect(logInRequest.safeParse({ user_email: 'sam@naver.com', password: 'x' }).success).toBe(true);
  });
});

describe('a name', () => {
  const problem = (name: string) => userName.safeParse(name).error?.issues[0]?.message;

  it.each(['김개미', 'Anne-Marie O’Neill', '남궁 민수', 'José', '李小龍', 'กขค', '👩‍💻 개미', 'نور'])(
    'may be %s',
    (name) => expect(problem(name)).toBeUndefined(),
  );

  it('is composed, so that it is the same from every system, before it is counted', () => {
    const longest = '가각'.repeat(15);
    expect(userName.parse(longest.normalize('NFD'))).toBe(longest);
  });

  it.each([
    '개미\u202E자',
    '개\u0000미',
    '개\r\n미',
    '\u200F개미',
    '개\u2066미',
    '개\uD800미',
    '\u061C개미',
    '개\u0085미',
  ])('has no control character, lone surrogate or turn of direction: %j', (name) =>
    expect(problem(name)).toBe('이름에 쓸 수 없는 문자가 있습니다.'),
  );

  it.each(['\u200B', '\u200B\u200D', '\u3164', '\u115F\u1160', '\u2060 \u00AD', '\uFE0F', '\u2800', '\u0301'])(
    'shows something: %j',
    (name) => expect(problem(name)).toBe('이름은 1자 이상이어야 합니다.'),
  );
});
