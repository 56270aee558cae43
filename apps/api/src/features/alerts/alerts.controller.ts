import type { AlertChangeBody, AlertPreviewQuery, PushEndpoint, PushSubscriptionBody } from '@gaemi/contracts/alerts';
import { endpoints } from '@gaemi/contracts/endpoints';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { logOf } from '../../http/request-log.ts';
import { AlertPreviews } from './alert-previews.ts';
import { AlertsService } from './alerts.service.ts';
import { PushDevicesService } from './push-devices.service.ts';
import { TestAlertsService } from './test-alerts.service.ts';

const idOf = (member: Member) => member._id.toHexString();

@Controller()
export class AlertsController {
  constructor(
    private readonly alerts: AlertsService,
    private readonly previews: AlertPreviews,
    private readonly tests: TestAlertsService,
    private readonly devices: PushDevicesService,
  ) {}

  @Endpoint(endpoints.alerts)
  find(@CurrentMember() member: Member) {
    return this.alerts.find(member);
  }

  @Endpoint(endpoints.changeAlerts)
  change(body: AlertChangeBody, @CurrentMember() member: Member) {
    return this.alerts.change(member, body);
  }

  @Endpoint(endpoints.previewAlerts)
  preview(query: AlertPreviewQuery) {
    return this.previews.find(query);
  }

  @Endpoint(endpoints.testAlerts)
  test(@CurrentMember() member: Member, @Req() request: Request) {
    return this.tests.send(member, logOf(request));
  }

  @Endpoint(endpoints.addPushSubscription)
  add(subscription: PushSubscriptionBody, @CurrentMember() member: Member, @Req() request: Request) {
    return this.devices.add(idOf(member), subscription, request);
  }

  @Endpoint(endpoints.removePushSubscription)
  remove({ endpoint }: PushEndpoint, @CurrentMember() member: Member) {
    return this.devices.remove(idOf(member), endpoint);
  }
}
