import type { BrowserError } from '@gaemi/contracts/browser-errors';
import { endpoints } from '@gaemi/contracts/endpoints';
import type { Paging } from '@gaemi/contracts/paging';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { logOf } from '../../http/request-log.ts';
import { Throttled } from '../../http/throttle/throttle.guard.ts';
import { BrowserErrorsService } from './browser-errors.service.ts';

@Controller()
export class BrowserErrorsController {
  constructor(private readonly service: BrowserErrorsService) {}

  @Endpoint(endpoints.reportBrowserError)
  @Throttled('reportBrowserError')
  report(error: BrowserError, @Req() request: Request) {
    return this.service.record(error, logOf(request));
  }

  @Endpoint(endpoints.listBrowserErrors)
  list(paging: Paging) {
    return this.service.list(paging);
  }
}
