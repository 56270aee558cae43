import { endpoints } from '@gaemi/contracts/endpoints';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { BaseRatesService } from './base-rates.service.ts';

@Controller()
export class BaseRatesController {
  constructor(private readonly service: BaseRatesService) {}

  @Endpoint(endpoints.baseRates)
  async baseRates(@Res({ passthrough: true }) response: Response) {
    const answer = await this.service.find();
    response.setHeader('cache-control', 'public, max-age=300');
    return answer;
  }
}
