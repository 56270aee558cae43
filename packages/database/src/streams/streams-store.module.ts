import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ReadStockRepository } from './read-stock.repository.ts';
import { readStockSchema } from './read-stock.schema.ts';
import { StreamRepository } from './stream.repository.ts';
import { streamSchema } from './stream.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Stream', schema: streamSchema },
      { name: 'ReadStock', schema: readStockSchema },
    ]),
  ],
  providers: [ReadStockRepository, StreamRepository],
  exports: [ReadStockRepository, StreamRepository],
})
export class StreamsStoreModule {}
