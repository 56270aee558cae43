import { endpoints } from '@gaemi/contracts/endpoints';
import type { CombinedNewsQuery, NewsPost } from '@gaemi/contracts/news-analysis';
import type { Member } from '@gaemi/database/users/user.repository';
import type { NewsTier } from '@gaemi/domain/members/grades';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { ShowCombinedNews } from './combined-news.ts';
import { ListCombinedNews } from './list-combined-news.ts';
import { ShowNewsDetail } from './news-detail.ts';
import { ShowNewsProgress } from './news-progress.ts';
import { PostNews } from './post-news.ts';

const idOf = (member: Member) => member._id.toHexString();

@Controller()
export class NewsAnalysisController {
  constructor(
    private readonly postNewsUse: PostNews,
    private readonly progress: ShowNewsProgress,
    private readonly list: ListCombinedNews,
    private readonly show: ShowCombinedNews,
    private readonly detail: ShowNewsDetail,
  ) {}

  @Endpoint(endpoints.postNews)
  postNews(
    @CurrentMember() member: Member,
    @Param({ schema: endpoints.postNews.params }) { tier }: { tier: NewsTier },
    @Body({ schema: endpoints.postNews.body }) post: NewsPost,
  ) {
    return this.postNewsUse.execute(member, tier, post);
  }

  @Endpoint(endpoints.newsProgress)
  newsProgress(
    @CurrentMember() member: Member,
    @Param({ schema: endpoints.newsProgress.params }) { requestId }: { requestId: string },
  ) {
    return this.progress.execute(idOf(member), requestId);
  }

  @Endpoint(endpoints.listCombinedNews)
  listCombinedNews(
    @CurrentMember() member: Member,
    @Query({ schema: endpoints.listCombinedNews.query }) query: CombinedNewsQuery,
  ) {
    return this.list.execute(idOf(member), query);
  }

  @Endpoint(endpoints.combinedNewsByRequest)
  combinedNewsByRequest(
    @CurrentMember() member: Member,
    @Param({ schema: endpoints.combinedNewsByRequest.params }) { requestId }: { requestId: string },
  ) {
    return this.show.execute(idOf(member), { requestId });
  }

  @Endpoint(endpoints.combinedNews)
  combinedNews(
    @CurrentMember() member: Member,
    @Param({ schema: endpoints.combinedNews.params }) { id }: { id: string },
  ) {
    return this.show.execute(idOf(member), { id });
  }

  @Endpoint(endpoints.goodNews)
  goodNews(@CurrentMember() member: Member, @Param({ schema: endpoints.goodNews.params }) { id }: { id: string }) {
    return this.detail.execute(idOf(member), 'good', id);
  }

  @Endpoint(endpoints.badNews)
  badNews(@CurrentMember() member: Member, @Param({ schema: endpoints.badNews.params }) { id }: { id: string }) {
    return this.detail.execute(idOf(member), 'bad', id);
  }
}
