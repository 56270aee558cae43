import { describe, expect, it } from 'vitest';
import { verificationMail } from './verification-mail.ts';

describe.each([
  ['sign-up', '회원가입'],
  ['password-change', '비밀번호 변경'],
] as const)('the mail for %s', (type, purpose) => {
  const mail = verificationMail({ email: 'reader@example.com', type }, '012345');

  it('says in Korean what the code is for and how long it lives, as text and as HTML', () => {
    expect(mail).toMatchObject({ to: 'reader@example.com', subject: `[개미렌즈] ${purpose} 인증코드 012345` });
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(`개미렌즈 ${purpose}을 위한 인증코드입니다.`);
      expect(body).toContain('012345');
      expect(body).toContain('3분 안에');
      expect(body).toContain('직접 요청하지 않으셨다면');
    }
  });

  it('has nothing to click, load or run, and fits a phone', () => {
    expect(`${mail.text}${mail.html}`).not.toMatch(/https?:|href|src=|<a\b|<img|<script|url\(/i);
    expect(mail.html).toContain('name="viewport"');
    expect(mail.html).toContain('lang="ko"');
    expect(mail.html).not.toMatch(/(?<!max-)width:\s*\d{3,}px/);
  });
});
