import { endpoints } from '@gaemi/contracts/endpoints';
import type { Health } from '@gaemi/contracts/health';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { CheckHealth } from './check-health.ts';

@Controller()
export class HealthController {
  constructor(private readonly checkHealth: CheckHealth) {}

  @Endpoint(endpoints.health)
  async health(@Res({ passthrough: true }) response: Response): Promise<Health> {
    const health = await this.checkHealth.execute();
    if (health.status === 'down') response.status(503);
    return health;
  }
}
