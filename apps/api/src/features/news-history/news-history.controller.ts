import { endpoints } from '@gaemi/contracts/endpoints';
import type { ExportQuery } from '@gaemi/contracts/news-history';
import type { Member } from '@gaemi/database/users/user.repository';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { Controller, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { ExportNews } from './export-news.ts';
import { newsExportCsv } from './news-export-csv.ts';
import { ShowNewsChanges } from './show-news-changes.ts';

const idOf = (member: Member) => member._id.toHexString();

@Controller()
export class NewsHistoryController {
  constructor(
    private readonly changes: ShowNewsChanges,
    private readonly exportNews: ExportNews,
  ) {}

  @Endpoint(endpoints.newsChanges)
  newsChanges(
    @CurrentMember() member: Member,
    @Param({ schema: endpoints.newsChanges.params }) { id }: { id: string },
  ) {
    return this.changes.execute(idOf(member), id);
  }

  @Endpoint(endpoints.newsExport)
  async newsExport(
    @CurrentMember() member: Member,
    @Param({ schema: endpoints.newsExport.params }) { id }: { id: string },
    @Query({ schema: endpoints.newsExport.query }) { format }: ExportQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    const exported = await this.exportNews.execute(idOf(member), id);
    const { stock_code, created_at } = exported;
    // Sets the content type too, by the name's ending.
    response.attachment(`gaemilens-${stock_code}-${seoulDay(new Date(created_at))}.${format}`);
    return format === 'csv' ? newsExportCsv(exported) : exported;
  }
}
