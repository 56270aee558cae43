import { SourceChecksStoreModule } from '@gaemi/database/source-checks/source-checks-store.module';
import { Module } from '@nestjs/common';
import { SourceChecksController } from './source-checks.controller.ts';

@Module({ imports: [SourceChecksStoreModule], controllers: [SourceChecksController] })
export class SourceChecksModule {}
