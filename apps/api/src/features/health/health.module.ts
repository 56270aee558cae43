import { Module } from '@nestjs/common';
import { CheckHealth } from './check-health.ts';
import { HealthController } from './health.controller.ts';

@Module({ controllers: [HealthController], providers: [CheckHealth] })
export class HealthModule {}
