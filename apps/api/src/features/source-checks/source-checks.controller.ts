import { endpoints } from '@gaemi/contracts/endpoints';
import { buildSourceLine, type SourceChecks } from '@gaemi/contracts/source-checks';
import { SourceChecksRepository } from '@gaemi/database/source-checks/source-checks.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Controller, Inject } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { CLOCK } from '../../providers.ts';

/** What a worker found at the sources: the api has no keys to ask them. */
@Controller()
export class SourceChecksController {
  constructor(
    private readonly checks: SourceChecksRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(endpoints.listSources)
  async list(): Promise<SourceChecks> {
    const { checkedAt, items } = await this.checks.findLast();
    return { checked_at: checkedAt?.toISOString() ?? null, items: items.map(buildSourceLine) };
  }

  /** A worker sees the request within seconds. */
  @Endpoint(endpoints.checkSources)
  async check(): Promise<SourceChecks> {
    await this.checks.request(this.clock.now());
    return this.list();
  }
}
