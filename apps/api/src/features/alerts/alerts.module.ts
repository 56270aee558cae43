import { Module } from '@nestjs/common';
import { AlertPreviews } from './alert-previews.ts';
import { AlertsController } from './alerts.controller.ts';
import { AlertsService } from './alerts.service.ts';
import { MonitoringPause } from './monitoring-pause.ts';
import { PushDevicesService } from './push-devices.service.ts';
import { PushKeys } from './push-keys.ts';
import { TestAlertsService } from './test-alerts.service.ts';
import { TestMails } from './test-mails.ts';
import { UnsubscribePages } from './unsubscribe-pages.ts';

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
    MonitoringPause,
  ],
})
export class AlertsModule {}
