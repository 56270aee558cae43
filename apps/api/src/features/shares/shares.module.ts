import { SharesStoreModule } from '@gaemi/database/shares/shares-store.module';
import { Module } from '@nestjs/common';
import { NewsModule } from '../news/news.module.ts';
import { CardPictures } from './card-pictures.ts';
import { SharePages } from './share-pages.ts';
import { SharedResults } from './shared-results.ts';
import { SharesController } from './shares.controller.ts';
import { SharesService } from './shares.service.ts';

@Module({
  imports: [SharesStoreModule, NewsModule],
  controllers: [SharesController],
  providers: [SharesService, SharedResults, CardPictures, SharePages],
})
export class SharesModule {}
