import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { clusterTaskSchema } from './cluster-task.schema.ts';
import { ClusterTasks } from './cluster-tasks.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'ClusterTask', schema: clusterTaskSchema }])],
  providers: [ClusterTasks],
  exports: [ClusterTasks],
})
export class ClusterTasksStoreModule {}
