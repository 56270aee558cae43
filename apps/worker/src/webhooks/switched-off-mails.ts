import { UserRepository } from '@gaemi/database/users/user.repository';
import { type Webhook, WebhookRepository } from '@gaemi/database/webhooks/webhook.repository';
import { FAILING_DAYS } from '@gaemi/domain/webhooks/webhook-rules';
import { AddressRefusedError, type Mail, type MailSender } from '@gaemi/providers/mail/mail-sender';
import { ProviderError } from '@gaemi/providers/provider-error';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { Eta } from 'eta';
import { CLOCK, MAIL_SENDER, WEB_ORIGIN } from '../providers.ts';

const RETRY_MS = 10 * 60_000;

/** Tells members by mail that a webhook was switched off. */
@Injectable()
export class SwitchedOffMails {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly users: UserRepository,
    @Inject(MAIL_SENDER) private readonly mails: MailSender | null,
    @Inject(WEB_ORIGIN) private readonly webOrigin: string,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Sends what is due; a mail that the server does not take now is tried again. Throws when the store is away. */
  async send(): Promise<void> {
    for (;;) {
      const webhook = await this.webhooks.claimMail(this.clock.now(), RETRY_MS);
      if (webhook === null) return;
      if (await this.isOver(webhook)) await this.webhooks.endMail(webhook._id);
    }
  }

  private async isOver(webhook: Webhook): Promise<boolean> {
    const member = await this.users.findById(webhook.userId);
    const { offBecause } = webhook;
    // On again, or switched off by the member meanwhile: nothing to tell.
    if (this.mails === null || member === null || offBecause === null || offBecause === 'member') return true;
    try {
      await this.mails.send(writeMail({ ...webhook, offBecause }, { to: member.email, webOrigin: this.webOrigin }));
      return true;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return error instanceof AddressRefusedError;
    }
  }
}

const reasons = {
  failing: `${FAILING_DAYS}일 동안 한 번도 보내지 못해서 웹훅을 껐어요.`,
  gone: '받는 쪽이 더 받지 않겠다고(410) 답해서 웹훅을 껐어요.',
} as const;

const eta = new Eta({ autoEscape: true, varName: 'mail' });
const page = eta.compile(
  '<!doctype html><html lang="ko"><head><meta charset="utf-8"><title><%= mail.title %></title></head>' +
    '<body><h1><%= mail.title %></h1><p><%= mail.reason %></p><p><%= mail.url %></p><p><%= mail.advice %></p></body></html>',
);

interface SwitchedOff extends Pick<Webhook, '_id' | 'url' | 'offAt'> {
  offBecause: keyof typeof reasons;
}

function writeMail(
  { _id, url, offBecause, offAt = new Date(0) }: SwitchedOff,
  { to, webOrigin }: { to: string; webOrigin: string },
): Mail {
  const title = '웹훅을 껐어요';
  const reason = reasons[offBecause];
  const advice = `프로그램을 확인한 뒤 내 정보에서 다시 켜주세요: ${new URL('/mypage', webOrigin).href}`;
  return {
    to,
    subject: `[개미렌즈] ${title}`,
    text: [title, reason, url, advice].join('\n\n'),
    html: eta.render(page, { title, reason, url, advice }),
    // The same for every try, and another one the next time: mailboxes drop a mail whose id they have.
    messageId: `<webhook-${_id.toHexString()}-${offAt.getTime()}@${new URL(webOrigin).hostname}>`,
  };
}
