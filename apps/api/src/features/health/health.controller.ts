import { endpoints } from '@gaemi/contracts/endpoints';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { HealthService } from './health.service.ts';

@Controller()
export class HealthController {
  constructor(private readonly service: HealthService) {}

  @Endpoint(endpoints.health)
  async check(@Res({ passthrough: true }) response: Response) {
    const health = await this.service.check();
    if (health.status === 'down') response.status(503);
    return health;
  }
}
