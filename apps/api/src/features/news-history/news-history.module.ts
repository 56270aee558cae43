import { Module } from '@nestjs/common';
import { ExportNews } from './export-news.ts';
import { NewsHistoryController } from './news-history.controller.ts';
import { ShowNewsChanges } from './show-news-changes.ts';

@Module({ controllers: [NewsHistoryController], providers: [ShowNewsChanges, ExportNews] })
export class NewsHistoryModule {}
