import type { ChargeHeaders } from '@gaemi/contracts/charged-requests';
import { endpoints } from '@gaemi/contracts/endpoints';
import type { NewsPost } from '@gaemi/contracts/news-analysis';
import type { ExportQuery } from '@gaemi/contracts/news-history';
import type { CombinedNewsQuery } from '@gaemi/contracts/news-list';
import type { Member } from '@gaemi/database/users/user.repository';
import type { NewsTier } from '@gaemi/domain/members/grades';
import type { NewsSide } from '@gaemi/domain/news-side';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ByApiKey } from '../../http/api-key/by-api-key.decorator.ts';
import { CallingKey, type CallingKeyId } from '../../http/api-key/calling-key.decorator.ts';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { requireRequestId } from '../../http/read-request-id.ts';
import { NewsService } from './news.service.ts';
import { newsExportCsv } from './news-export-csv.ts';
import { NewsHistoryService } from './news-history.service.ts';
import { NewsStocksService } from './news-stocks.service.ts';
import { NewsSubmissionService } from './news-submission.service.ts';
import { ProgressStreams } from './progress-streams.ts';

const idOf = (member: Member) => member._id.toHexString();

@Controller()
export class NewsController {
  constructor(
    private readonly submissions: NewsSubmissionService,
    private readonly news: NewsService,
    private readonly history: NewsHistoryService,
    private readonly stocks: NewsStocksService,
    private readonly streams: ProgressStreams,
  ) {}

  @Endpoint(endpoints.postNews)
  submit(
    { tier }: { tier: NewsTier },
    post: NewsPost,
    headers: ChargeHeaders,
    @CurrentMember() member: Member,
    @CallingKey() apiKeyId: CallingKeyId,
  ) {
    return this.submissions.submit(member, tier, { ...post, request_id: requireRequestId(post, headers), apiKeyId });
  }

  @Endpoint(endpoints.newsProgress)
  progress({ requestId }: { requestId: string }, @CurrentMember() member: Member) {
    return this.news.progress(idOf(member), requestId);
  }

  @Endpoint(endpoints.newsProgressEvents)
  async progressEvents(
    { requestId }: { requestId: string },
    @CurrentMember() member: Member,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    const userId = idOf(member);
    const first = await this.news.findProgress(userId, requestId);
    await this.streams.send({ userId, requestId, first }, { request, response }, async (analysis) => {
      const { seen, ...progress } = await this.news.describeProgress(analysis);
      // The headlines that were seen stay inside.
      return request.apiKey === undefined && seen !== undefined ? { ...progress, seen } : progress;
    });
  }

  @Endpoint(endpoints.listCombinedNews)
  list(query: CombinedNewsQuery, @CurrentMember() member: Member) {
    const { group, ...filter } = query;
    return group === 'stock' ? this.stocks.list(idOf(member), filter) : this.news.list(idOf(member), filter);
  }

  @Endpoint(endpoints.combinedNewsByRequest)
  resultOfRequest({ requestId }: { requestId: string }, @CurrentMember() member: Member) {
    return this.news.result(idOf(member), { requestId });
  }

  @Endpoint(endpoints.combinedNews)
  result({ id }: { id: string }, @CurrentMember() member: Member) {
    return this.news.result(idOf(member), { id });
  }

  @Endpoint(endpoints.newsDetail)
  detail({ side, id }: { side: NewsSide; id: string }, @CurrentMember() member: Member) {
    return this.news.detail(idOf(member), side, id);
  }

  @Endpoint(endpoints.newsChanges)
  changes({ id }: { id: string }, @CurrentMember() member: Member, @ByApiKey() outside: boolean) {
    return this.history.changes(idOf(member), id, { outside });
  }

  @Endpoint(endpoints.newsExport)
  async export(
    { id }: { id: string },
    { format }: ExportQuery,
    @CurrentMember() member: Member,
    @Res({ passthrough: true }) response: Response,
  ) {
    const exported = await this.history.export(idOf(member), id);
    const { stock_code, created_at } = exported;
    // Sets the content type too, by the name's ending.
    response.attachment(`gaemilens-${stock_code}-${seoulDay(new Date(created_at))}.${format}`);
    return format === 'csv' ? newsExportCsv(exported) : exported;
  }
}
