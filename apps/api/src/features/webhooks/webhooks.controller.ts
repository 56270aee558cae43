import { randomUUID } from 'node:crypto';
import { endpoints } from '@gaemi/contracts/endpoints';
import type { WebhookChange, WebhookRequest } from '@gaemi/contracts/webhooks';
import type { Paging } from '@gaemi/database/find-page';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { EventStreams } from './event-streams.ts';
import { WebhooksService } from './webhooks.service.ts';

const idOf = (member: Member) => member._id.toHexString();

@Controller()
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly streams: EventStreams,
  ) {}

  @Endpoint(endpoints.listWebhooks)
  list(@CurrentMember() member: Member) {
    return this.webhooks.list(idOf(member));
  }

  @Endpoint(endpoints.makeWebhook)
  make(
    wanted: WebhookRequest,
    { 'idempotency-key': pressId = randomUUID() }: { 'idempotency-key'?: string | undefined },
    @CurrentMember() member: Member,
    @Req() request: Request,
  ) {
    return this.webhooks.make(member, wanted, { pressId, request });
  }

  @Endpoint(endpoints.changeWebhook)
  change({ id }: { id: string }, change: WebhookChange, @CurrentMember() member: Member, @Req() request: Request) {
    return this.webhooks.change(member, { id, ...change }, request);
  }

  @Endpoint(endpoints.removeWebhook)
  remove({ id }: { id: string }, @CurrentMember() member: Member) {
    return this.webhooks.remove(idOf(member), id);
  }

  @Endpoint(endpoints.replaceWebhookSecret)
  replaceSecret({ id }: { id: string }, @CurrentMember() member: Member, @Req() request: Request) {
    return this.webhooks.replaceSecret(member, id, request);
  }

  @Endpoint(endpoints.listWebhookDeliveries)
  listDeliveries({ id }: { id: string }, paging: Paging, @CurrentMember() member: Member) {
    return this.webhooks.listDeliveries(idOf(member), id, paging);
  }

  @Endpoint(endpoints.testWebhook)
  test({ id }: { id: string }, @CurrentMember() member: Member) {
    return this.webhooks.test(idOf(member), id);
  }

  @Endpoint(endpoints.eventStream)
  stream(
    { 'last-event-id': lastEventId }: { 'last-event-id'?: string | undefined },
    @CurrentMember() member: Member,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    return this.streams.send(idOf(member), { request, response, lastEventId });
  }
}
