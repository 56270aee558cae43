import type { Mail, MailSender } from '@gaemi/providers/mail/mail-sender';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Request } from 'express';
import { escapedHtml } from '../../http/escaped-html.ts';
import { findAlarm, logOf } from '../../http/request-log.ts';
import { mailHtml } from '../../mail/mail-html.ts';
import { MAIL_SENDER } from '../../providers.ts';

/** A mail about a change of an account: what happened, what it means, what to do about it. */
export interface MemberNotice {
  subject: string;
  lines: readonly [happened: string, meaning: string, advice: string];
}

/** Tells members by mail what an admin changed in their account, or somebody who was logged in as them. */
@Injectable()
export class MemberNotices implements OnApplicationShutdown {
  private readonly underWay = new Set<Promise<boolean>>();

  constructor(@Inject(MAIL_SENDER) private readonly mailSender: MailSender) {}

  /** Returns false where the mail could not be sent: the change stays, and the admin is told. */
  async send(to: string, notice: MemberNotice, request: Request): Promise<boolean> {
    try {
      await this.mailSender.send(noticeMail(to, notice));
      return true;
    } catch (error) {
      logOf(request).warn(
        { err: error, ...findAlarm(error) },
        'the mail about a change of an account could not be sent',
      );
      return false;
    }
  }

  /** The same without waiting: the change is done, and a slow mail server must not hold or lose its answer. */
  sendBeside(to: string, notice: MemberNotice, request: Request): void {
    const sending = this.send(to, notice, request).finally(() => this.underWay.delete(sending));
    this.underWay.add(sending);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }
}

/** The mail of a notice. */
export function noticeMail(to: string, { subject, lines }: MemberNotice): Mail {
  // Words of admins and of members may be in them.
  const [happened, meaning, advice] = lines.map(escapedHtml);
  return {
    to,
    subject: `[개미렌즈] ${subject}`,
    text: lines.join('\n\n'),
    html: mailHtml(subject, [
      `<h1 style="margin:0 0 16px;font-size:20px">${happened}</h1>`,
      `<p style="margin:0 0 16px">${meaning}</p>`,
      `<p style="margin:0">${advice}</p>`,
    ]),
  };
}
