import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { WorkerSourcesRepository } from './worker-sources.repository.ts';
import { workerSourcesSchema } from './worker-sources.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'WorkerSources', schema: workerSourcesSchema }])],
  providers: [WorkerSourcesRepository],
  exports: [WorkerSourcesRepository],
})
export class WorkerSourcesStoreModule {}
