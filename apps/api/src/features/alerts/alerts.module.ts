import { AlertsStoreModule } from '@gaemi/database/alerts/alerts-store.module';
import { PushStoreModule } from '@gaemi/database/push/push-store.module';
import { SourceQuotaStoreModule } from '@gaemi/database/source-quota/source-quota-store.module';
import { StockEventsStoreModule } from '@gaemi/database/stock-events/stock-events-store.module';
import { StockMasterStoreModule } from '@gaemi/database/stock-master/stock-master-store.module';
import { WatchlistStoreModule } from '@gaemi/database/watchlist/watchlist-store.module';
import { WorkerSourcesStoreModule } from '@gaemi/database/worker-sources/worker-sources-store.module';
import { Module } from '@nestjs/common';
import { AlertPreviews } from './alert-previews.ts';
import { AlertsController } from './alerts.controller.ts';
import { AlertsService } from './alerts.service.ts';
import { AlertsWithholding } from './alerts-withholding.ts';
import { MonitoringPause } from './monitoring-pause.ts';
import { PushDevicesService } from './push-devices.service.ts';
import { PushKeys } from './push-keys.ts';
import { TestAlertsService } from './test-alerts.service.ts';
import { TestMails } from './test-mails.ts';
import { UnsubscribePages } from './unsubscribe-pages.ts';

@Module({
  imports: [
    AlertsStoreModule,
    PushStoreModule,
    SourceQuotaStoreModule,
    StockEventsStoreModule,
    StockMasterStoreModule,
    WatchlistStoreModule,
    WorkerSourcesStoreModule,
  ],
  controllers: [AlertsController],
  providers: [
    AlertsService,
    AlertsWithholding,
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
