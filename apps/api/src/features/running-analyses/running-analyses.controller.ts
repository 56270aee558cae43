import { endpoints } from '@gaemi/contracts/endpoints';
import type { RunningAnalyses } from '@gaemi/contracts/running-analyses';
import { AccumulationRepository } from '@gaemi/database/accumulation/accumulation.repository';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller } from '@nestjs/common';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';

@Controller()
export class RunningAnalysesController {
  constructor(
    private readonly news: NewsAnalysisRepository,
    private readonly accumulations: AccumulationRepository,
  ) {}

  @Endpoint(endpoints.runningAnalyses)
  async list(@CurrentMember() { _id }: Member): Promise<RunningAnalyses> {
    const userId = _id.toHexString();
    const [news, accumulations] = await Promise.all([
      this.news.listRunning(userId),
      this.accumulations.listRunning(userId),
    ]);
    return { items: [...news.map(toRunning('news')), ...accumulations.map(toRunning('mjb'))] };
  }
}

type Running = Awaited<ReturnType<NewsAnalysisRepository['listRunning']>>[number];

const toRunning =
  (service: RunningAnalyses['items'][number]['service']) =>
  ({ requestId, stockCode, fromDay, toDay }: Running) => ({
    service,
    request_id: requestId,
    stock_code: stockCode,
    start_date: fromDay,
    end_date: toDay,
  });
