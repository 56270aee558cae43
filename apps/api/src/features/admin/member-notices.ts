import type { Mail, MailSender } from '@gaemi/providers/mail/mail-sender';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { logOf } from '../../http/request-log.ts';
import { MAIL_SENDER } from '../../providers.ts';

/** A mail about an admin's change: what happened, what it means, what to do about it. */
export interface MemberNotice {
  subject: string;
  lines: readonly [happened: string, meaning: string, advice: string];
}

/** Tells members by mail what an admin changed in their account. */
@Injectable()
export class MemberNotices {
  constructor(@Inject(MAIL_SENDER) private readonly mailSender: MailSender) {}

  /** Returns false where the mail could not be sent: the change stays, and the admin is told. */
  async send(to: string, notice: MemberNotice, request: Request): Promise<boolean> {
    try {
      await this.mailSender.send(noticeMail(to, notice));
      return true;
    } catch (error) {
      logOf(request).warn({ err: error }, 'the mail about an admin change could not be sent');
      return false;
    }
  }
}

function noticeMail(to: string, { subject, lines }: MemberNotice): Mail {
  return {
    to,
    subject: `[개미렌즈] ${subject}`,
    text: lines.join('\n\n'),
    html: `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${subject}</title>
  </head>
  <body style="margin:0;padding:32px 16px;background:#f4f5f7;font-family:sans-serif;color:#1b1d21">
    <div style="max-width:440px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
      <p style="margin:0 0 24px;font-size:18px;font-weight:700">개미렌즈</p>
      <h1 style="margin:0 0 16px;font-size:20px">${lines[0]}</h1>
      <p style="margin:0 0 16px">${lines[1]}</p>
      <p style="margin:0">${lines[2]}</p>
    </div>
  </body>
</html>`,
  };
}
