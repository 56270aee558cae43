import type { Purpose } from '@gaemi/database/verification/verification.repository';
import { type EmailType, verificationTimes } from '@gaemi/domain/members/verification';
import type { Mail } from '@gaemi/providers/mail/mail-sender';
import { mailHtml } from '../../mail/mail-html.ts';

const purposes: Record<EmailType, string> = { 'sign-up': '회원가입', 'password-change': '비밀번호 변경' };

/** The mail that carries a code to its address. */
export function verificationMail({ email, type }: Purpose, code: string): Mail {
  const purpose = purposes[type];
  const life = `${verificationTimes.codeSeconds / 60}분`;
  const lines = [
    `개미렌즈 ${purpose}을 위한 인증코드입니다.`,
    `${life} 안에 화면에 입력해주세요.`,
    '직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 인증코드는 누구에게도 알려주지 마세요.',
  ] as const;
  return {
    to: email,
    subject: `[개미렌즈] ${purpose} 인증코드 ${code}`,
    text: [lines[0], `인증코드: ${code}`, lines[1], lines[2]].join('\n\n'),
    html: mailHtml('개미렌즈 인증코드', [
      `<p style="margin:0 0 16px">${lines[0]}</p>`,
      `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px">${code}</p>`,
      `<p style="margin:0 0 24px">${lines[1]}</p>`,
      `<p style="margin:0;font-size:13px;color:#5c6370">${lines[2]}</p>`,
    ]),
  };
}
