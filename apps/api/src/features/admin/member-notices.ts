import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMailBusy, type Mail, type MailSender } from '@gaemi/providers/mail/mail-sender';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Request } from 'express';
import type { Environment } from '../../environment.ts';
import { escapedHtml } from '../../http/escaped-html.ts';
import { findAlarm, logOf } from '../../http/request-log.ts';
import { mailHtml } from '../../mail/mail-html.ts';
import { ENVIRONMENT, MAIL_SENDER } from '../../providers.ts';

/** Pauses before the further tries of a mail that nobody waits for: a mail server is often busy when the briefings go out. */
const PAUSES_MS = [1_000, 30_000, 300_000] as const;

/** A mail about a change of an account: what happened, what it means, what to do about it. */
export interface MemberNotice {
  subject: string;
  lines: readonly [happened: string, meaning: string, advice: string];
}

/** Tells members by mail what an admin changed in their account, or somebody who was logged in as them. */
@Injectable()
export class MemberNotices implements OnApplicationShutdown {
  private readonly underWay = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    @Inject(MAIL_SENDER) private readonly mailSender: MailSender,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    // Each mail that waits for another try listens to it.
    setMaxListeners(0, this.stopping.signal);
  }

  /** Returns false where the mail could not be sent: the change stays, and the admin is told. */
  async send(to: string, notice: MemberNotice, request: Request): Promise<boolean> {
    return (await this.attempt(noticeMail(to, notice), request)) === 'sent';
  }

  /** The same without waiting: the change is done, and a slow mail server must not hold or lose its answer. A busy one is tried again. */
  sendBeside(to: string, notice: MemberNotice, request: Request): void {
    // The same for every try, so that a mail that went out twice is one in the mailbox.
    const messageId = `<${randomUUID()}@${new URL(this.environment.WEB_ORIGIN).hostname}>`;
    const sending = this.sendAgain({ ...noticeMail(to, notice), messageId }, request).finally(() =>
      this.underWay.delete(sending),
    );
    this.underWay.add(sending);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.underWay);
  }

  private async sendAgain(mail: Mail, request: Request): Promise<void> {
    const { signal } = this.stopping;
    for (const pause of PAUSES_MS) {
      if ((await this.attempt(mail, request)) !== 'later') return;
      const isStopping = await sleep(pause, false, { signal }).catch(() => true);
      if (isStopping) return;
    }
    await this.attempt(mail, request);
  }

  private async attempt(mail: Mail, request: Request): Promise<'sent' | 'later' | 'never'> {
    try {
      await this.mailSender.send(mail);
      return 'sent';
    } catch (error) {
      logOf(request).warn(
        { err: error, ...findAlarm(error) },
        'the mail about a change of an account could not be sent',
      );
      return isMailBusy(error) ? 'later' : 'never';
    }
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
