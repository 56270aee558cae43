import { Module } from '@nestjs/common';
import { AlertPreviews } from './alert-previews.ts';
import { AlertsController } from './alerts.controller.ts';
import { AlertsService } from './alerts.service.ts';
import { PushDevicesService } from './push-devices.service.ts';
import { PushKeys } from './push-keys.ts';
import { TestAlertsService } from './test-alerts.service.ts';
import { TestMails } from './test-mails.ts';
import { UnsubscribePages } from './unsubscribe-pages.ts';
import { WatchingRest } from './watching-rest.ts';

@Module({
  controllers: [AlertsController],
  providers: [
    AlertsService,
    AlertPreviews,
    PushDevicesService,
    TestAlertsService,
    TestMails,
    PushKeys,
    UnsubscribePages,
    WatchingRest,
  ],
})
export class AlertsModule {}
