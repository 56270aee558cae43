import { AuditStoreModule } from '@gaemi/database/audit/audit-store.module';
import { JudgeLearningStoreModule } from '@gaemi/database/judge-learning/judge-learning-store.module';
import { Module } from '@nestjs/common';
import { JudgeVersionsController } from './judge-versions.controller.ts';

@Module({ imports: [AuditStoreModule, JudgeLearningStoreModule], controllers: [JudgeVersionsController] })
export class JudgeVersionsModule {}
