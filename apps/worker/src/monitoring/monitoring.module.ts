import { AlertsStoreModule } from '@gaemi/database/alerts/alerts-store.module';
import { MonitoringStoreModule } from '@gaemi/database/monitoring/monitoring-store.module';
import { Module } from '@nestjs/common';
import { NewsSourcesModule } from '../news/gathering/news-sources.module.ts';
import { JudgeModule } from '../news/judging/judge.module.ts';
import { NewsModule } from '../news/news.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { MonitoringRounds } from './monitoring-rounds.ts';
import { MonitoringSchedule } from './monitoring-schedule.ts';
import { StockMonitor } from './stock-monitor.ts';
import { SubscribedStocks } from './subscribed-stocks.ts';

/** Looks every hour at the stocks that members subscribe to. */
@Module({
  imports: [AlertsStoreModule, MonitoringStoreModule, NewsModule, NewsSourcesModule, JudgeModule, NotificationsModule],
  providers: [MonitoringRounds, MonitoringSchedule, StockMonitor, SubscribedStocks],
})
export class MonitoringModule {}
