import { UserRepository } from '@gaemi/database/users/user.repository';
import { type Webhook, WebhookRepository } from '@gaemi/database/webhooks/webhook.repository';
import { FAILING_DAYS } from '@gaemi/domain/webhooks/webhook-rules';
import { AddressRefusedError, type Mail, type MailSender } from '@gaemi/providers/mail/mail-sender';
import { ProviderError } from '@gaemi/providers/provider-error';
import type { Clock } from '@gaemi/runtime/clock';
import type { Sealer } from '@gaemi/runtime/secrets/sealed-text';
import { Inject, Injectable } from '@nestjs/common';
import { Eta } from 'eta';
import { CLOCK, MAIL_SENDER, WEB_ORIGIN, WEBHOOK_SEALER } from '../providers.ts';

const RETRY_MS = 10 * 60_000;

/** Tells members by mail that a webhook was switched off. */
@Injectable()
export class SwitchedOffMails {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly users: UserRepository,
    @Inject(MAIL_SENDER) private readonly mails: MailSender | null,
    @Inject(WEBHOOK_SEALER) private readonly sealer: Sealer | null,
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
    const because = this.isUnreadable(webhook) ? 'unreadable' : offBecause;
    try {
      await this.mails.send(writeMail(webhook, { because, to: member.email, webOrigin: this.webOrigin }));
      return true;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return error instanceof AddressRefusedError;
    }
  }

  /** SESSION_SECRET is another one since: nothing is sent before the member replaces the secret. */
  private isUnreadable({ _id, sealedSecret }: Webhook): boolean {
    return this.sealer !== null && this.sealer.open(sealedSecret, _id.toHexString()) === undefined;
  }
}

const reasons = {
  failing: `${FAILING_DAYS}일 동안 한 번도 보내지 못해서 웹훅을 껐어요.`,
  gone: '받는 쪽이 더 받지 않겠다고(410) 답해서 웹훅을 껐어요.',
  unreadable: `서비스가 서명 비밀을 읽을 수 없어서 ${FAILING_DAYS}일 동안 보내지 못했고, 웹훅을 껐어요.`,
} as const;

const eta = new Eta({ autoEscape: true, varName: 'mail' });
const template = eta.compile(
  '<!doctype html><html lang="ko"><head><meta charset="utf-8"><title><%= mail.title %></title></head>' +
    '<body><h1><%= mail.title %></h1><p><%= mail.reason %></p><p><%= mail.host %></p>' +
    '<p><%= mail.remedy %>: <a href="<%= mail.page %>"><%= mail.page %></a></p></body></html>',
);

/** Names the host alone, as the mail of a new webhook does: a path may hold a secret. */
function writeMail(
  { _id, url, offAt = new Date(0) }: Pick<Webhook, '_id' | 'url' | 'offAt'>,
  { because, to, webOrigin }: { because: keyof typeof reasons; to: string; webOrigin: string },
): Mail {
  const title = '웹훅을 껐어요';
  const reason = reasons[because];
  const remedy =
    because === 'unreadable'
      ? '내 정보에서 서명 비밀을 바꾸고, 새 비밀을 프로그램에 넣은 뒤 다시 켜주세요'
      : '프로그램을 확인한 뒤 내 정보에서 다시 켜주세요';
  const { host } = new URL(url);
  const page = new URL('/mypage', webOrigin).href;
  return {
    to,
    subject: `[개미렌즈] ${title}`,
    text: [title, reason, host, `${remedy}: ${page}`].join('\n\n'),
    html: eta.render(template, { title, reason, host, remedy, page }),
    // The same for every try, and another one the next time: mailboxes drop a mail whose id they have.
    messageId: `<webhook-${_id.toHexString()}-${offAt.getTime()}@${new URL(webOrigin).hostname}>`,
  };
}
