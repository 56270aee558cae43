import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StreamRepository } from './stream.repository.ts';
import { streamSchema } from './stream.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Stream', schema: streamSchema }])],
  providers: [StreamRepository],
  exports: [StreamRepository],
})
export class StreamsStoreModule {}
