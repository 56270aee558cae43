import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { HealthService } from './health.service.ts';
import { SourceReport } from './source-report.ts';

@Module({ controllers: [HealthController], providers: [SourceReport, HealthService] })
export class HealthModule {}
