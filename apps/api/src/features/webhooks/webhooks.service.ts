import { createHash, randomBytes } from 'node:crypto';
import { messages } from '@gaemi/contracts/messages';
import { paged } from '@gaemi/contracts/paging';
import {
  type WebhookDelivery as DeliveryAnswer,
  type MadeWebhook,
  type WebhookChange,
  type WebhookDeliveries,
  type WebhookItem,
  type WebhookList,
  type WebhookRequest,
  webhookUrlInvalid,
} from '@gaemi/contracts/webhooks';
import type { Paging } from '@gaemi/database/find-page';
import type { Member } from '@gaemi/database/users/user.repository';
import { type Webhook, WebhookRepository, type WebhookUpdate } from '@gaemi/database/webhooks/webhook.repository';
import { newDelivery, WebhookDeliveryRepository } from '@gaemi/database/webhooks/webhook-delivery.repository';
import {
  FORMER_SECRET_MS,
  WEBHOOK_REPEAT_HOURS,
  WEBHOOK_TEST,
  type WebhookEvent,
} from '@gaemi/domain/webhooks/webhook-rules';
import { isWebhookAddress } from '@gaemi/providers/webhooks/webhook-address';
import type { Clock } from '@gaemi/runtime/clock';
import { createWebhookSealer, type Sealer } from '@gaemi/runtime/secrets/sealed-text';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Types } from 'mongoose';
import type { Environment } from '../../environment.ts';
import { hashOfPress } from '../../http/api-key/api-key-secret.ts';
import { AppError } from '../../http/app-error.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { CLOCK, ENVIRONMENT } from '../../providers.ts';
import { type MemberNotice, MemberNotices } from '../admin/member-notices.ts';
import { toDeliveryAnswer, toWebhookItem } from './webhooks.mapper.ts';

const SECRET_BYTES = 32;
const REPEAT_MS = WEBHOOK_REPEAT_HOURS * 3_600_000;
const REUSED = '이미 다른 내용으로 처리한 요청입니다. 웹훅 목록을 확인해주세요.';
const newSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** The form in which a request is stored, to be told from another one under its press. */
const hashOfRequest = ({ url, events }: WebhookRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([url, events.toSorted()]))
    .digest('base64url');

/** Of an analysis it is told that it ended, and how: no scores and no reasons. */
const eventNames: Record<WebhookEvent, string> = {
  'analysis.finished': '분석이 끝났다는 것',
  'analysis.failed': '분석이 실패했다는 것',
  alert: '알림',
};

/** Whoever has a session for a moment must not go on hearing unseen. Names the host alone: a path may hold a secret. */
const addressNotice = ({ url, events }: WebhookRequest): MemberNotice => ({
  subject: '웹훅 주소가 등록되었어요',
  lines: [
    `회원님의 계정에 웹훅 주소가 등록되었어요: ${new URL(url).host}`,
    `이 주소로 보내는 소식: ${events.map((event) => eventNames[event]).join(', ')}`,
    '직접 등록하지 않으셨다면 내 정보에서 웹훅을 삭제하고 비밀번호를 바꾼 뒤 관리자에게 알려주세요.',
  ],
});

/** Whoever holds the new secret can sign messages that the member's receiver trusts. */
const secretNotice = ({ url }: Webhook): MemberNotice => ({
  subject: '웹훅의 서명 비밀이 바뀌었어요',
  lines: [
    `회원님의 웹훅(${new URL(url).host})에 새 서명 비밀이 만들어졌어요.`,
    '앞의 비밀로도 하루 동안 함께 서명하니, 그 안에 받는 쪽의 비밀을 바꿔주세요.',
    '직접 바꾸지 않으셨다면 내 정보에서 웹훅을 삭제하고 비밀번호를 바꾼 뒤 관리자에게 알려주세요.',
  ],
});

/** The webhooks of members. The worker sends to them. */
@Injectable()
export class WebhooksService {
  private readonly sealer: Sealer;
  private readonly webOrigin: string;

  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly deliveries: WebhookDeliveryRepository,
    @Inject(ENVIRONMENT) { SESSION_SECRET, WEB_ORIGIN }: Environment,
    private readonly throttle: Throttle,
    private readonly notices: MemberNotices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.sealer = createWebhookSealer(SESSION_SECRET);
    this.webOrigin = WEB_ORIGIN;
  }

  /** The member's webhooks, newest first. */
  async list(userId: string): Promise<WebhookList> {
    return { items: (await this.webhooks.list(userId)).map(toWebhookItem) };
  }

  /**
   * Makes a webhook, once under one press: its secret is told this once, and for some hours to a repeat. Throws WEBHOOKS_FULL, and
   * IDEMPOTENCY_KEY_REUSED for a press that made another webhook, or long ago. A mail tells the member.
   */
  async make(
    { _id: userId, email }: Member,
    wanted: WebhookRequest,
    { pressId, request }: { pressId: string; request: Request },
  ): Promise<MadeWebhook> {
    const { url, events } = wanted;
    this.requireAddress(url);
    await this.throttle.count('openAccess', userId.toHexString());
    const secret = newSecret();
    const _id = new Types.ObjectId();
    const webhook: Webhook = {
      ...{ _id, userId, url, events },
      ...{ sealedSecret: this.sealer.seal(secret, _id.toHexString()), createdAt: this.clock.now() },
      ...{ offBecause: null, failingSince: null, deliveredAt: null, mailDueAt: null },
    };
    const press = { pressHash: hashOfPress(pressId), contentHash: hashOfRequest(wanted) };
    const stored = await this.webhooks.insert({ ...webhook, ...press });
    if (stored._id.equals(_id)) {
      this.notices.sendBeside(email, addressNotice(wanted), request);
      return { ...toWebhookItem(stored), secret };
    }
    const isRecent = webhook.createdAt.getTime() - stored.createdAt.getTime() < REPEAT_MS;
    // Of a secret that was replaced since, the replacement was told.
    const isSame = stored.contentHash === press.contentHash && stored.formerSecrets === undefined;
    const known = isSame && isRecent ? this.sealer.open(stored.sealedSecret, stored._id.toHexString()) : undefined;
    if (known === undefined) throw new AppError('IDEMPOTENCY_KEY_REUSED', { detail: REUSED });
    return { ...toWebhookItem(stored), secret: known };
  }

  /** Throws WEBHOOK_NOT_FOUND. A mail tells the member of a new address. */
  async change(
    { _id, email }: Member,
    { id, url, events, enabled }: WebhookChange & { id: string },
    request: Request,
  ): Promise<WebhookItem> {
    const userId = _id.toHexString();
    if (url !== undefined) {
      this.requireAddress(url);
      await this.throttle.count('openAccess', userId);
    }
    const update: WebhookUpdate = {
      // What another address did is nothing of this one.
      ...(url !== undefined && { url, failingSince: null }),
      ...(events !== undefined && { events }),
      ...(enabled === true && { offBecause: null, failingSince: null }),
      ...(enabled === false && { offBecause: 'member' }),
    };
    const changed = await this.webhooks.change(userId, id, update);
    if (changed === null) throw new AppError('WEBHOOK_NOT_FOUND');
    if (url !== undefined) this.notices.sendBeside(email, addressNotice(changed), request);
    if (enabled === false) await this.webhooks.giveUp(changed._id, 'switched-off');
    return toWebhookItem(changed);
  }

  /** Gives a webhook a new secret, which is told this once. Throws WEBHOOK_NOT_FOUND, TOO_MANY_REQUESTS. A mail tells the member. */
  async replaceSecret({ _id, email }: Member, id: string, request: Request): Promise<MadeWebhook> {
    const userId = _id.toHexString();
    await this.throttle.count('openAccess', userId);
    const secret = newSecret();
    const now = this.clock.now();
    const until = new Date(now.getTime() + FORMER_SECRET_MS);
    const changed = await this.webhooks.replaceSecret(userId, id, { sealed: this.sealer.seal(secret, id), until, now });
    if (changed === null) throw new AppError('WEBHOOK_NOT_FOUND');
    this.notices.sendBeside(email, secretNotice(changed), request);
    return { ...toWebhookItem(changed), secret };
  }

  /** Throws WEBHOOK_NOT_FOUND. */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.webhooks.remove(userId, id))) throw new AppError('WEBHOOK_NOT_FOUND');
  }

  /** The log of a webhook, newest first. Throws WEBHOOK_NOT_FOUND. */
  async listDeliveries(userId: string, id: string, paging: Paging): Promise<WebhookDeliveries> {
    const { _id } = await this.find(userId, id);
    const { items, total } = await this.deliveries.list(_id, paging);
    return paged(items.map(toDeliveryAnswer), total, paging);
  }

  /** Has a message sent by which the member tries a webhook, also one that is off. Throws WEBHOOK_NOT_FOUND, TOO_MANY_REQUESTS. */
  async test(userId: string, id: string): Promise<DeliveryAnswer> {
    const webhook = await this.find(userId, id);
    await this.throttle.count('tryWebhook', userId);
    const now = this.clock.now();
    const data = { message: messages.webhookTest };
    const event = { eventId: new Types.ObjectId(), type: WEBHOOK_TEST, at: now, data } as const;
    const delivery = newDelivery(webhook, event, now);
    await this.webhooks.send(delivery);
    return toDeliveryAnswer(delivery);
  }

  private async find(userId: string, id: string): Promise<Webhook> {
    const webhook = await this.webhooks.find(userId, id);
    if (webhook === null) throw new AppError('WEBHOOK_NOT_FOUND');
    return webhook;
  }

  private requireAddress(url: string): void {
    if (isWebhookAddress(url, this.webOrigin)) return;
    throw new AppError('VALIDATION_FAILED', { detail: webhookUrlInvalid, fields: { url: webhookUrlInvalid } });
  }
}
