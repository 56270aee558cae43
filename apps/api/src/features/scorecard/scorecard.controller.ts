import { endpoints } from '@gaemi/contracts/endpoints';
import type { ScorecardFileName } from '@gaemi/domain/scorecard/scorecard-files';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { ScorecardService } from './scorecard.service.ts';

/** Browsers and proxies keep it so long: the same for everybody, and new once a night. */
const CACHE = 'public, max-age=300';

@Controller()
export class ScorecardController {
  constructor(private readonly service: ScorecardService) {}

  @Endpoint(endpoints.scorecard)
  async scorecard(@Res({ passthrough: true }) response: Response) {
    const answer = await this.service.find();
    response.setHeader('cache-control', CACHE);
    return answer;
  }

  @Endpoint(endpoints.scorecardFile)
  async file({ name }: { name: ScorecardFileName }, @Res({ passthrough: true }) response: Response) {
    const text = await this.service.file(name);
    // Sets the content type too, by the name's ending.
    response.attachment(`gaemilens-${name}`).setHeader('cache-control', CACHE);
    return text;
  }
}
