import { endpoints } from '@gaemi/contracts/endpoints';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { Throttled } from '../../http/throttle/throttle.guard.ts';
import { SHARE_CACHE_SECONDS } from './share-pages.ts';
import { SharedResults } from './shared-results.ts';
import { SharesService } from './shares.service.ts';

const idOf = (member: Member) => member._id.toHexString();

@Controller()
export class SharesController {
  constructor(
    private readonly shares: SharesService,
    private readonly results: SharedResults,
  ) {}

  @Endpoint(endpoints.shareNews)
  @Throttled('makeShare')
  make({ id }: { id: string }, @CurrentMember() member: Member, @Res({ passthrough: true }) response: Response) {
    // The token is a secret: its length must not be told by compression.
    response.setHeader('cache-control', 'no-store, no-transform');
    return this.shares.make(idOf(member), id);
  }

  @Endpoint(endpoints.newsShare)
  find({ id }: { id: string }, @CurrentMember() member: Member) {
    return this.shares.find(idOf(member), id);
  }

  @Endpoint(endpoints.endNewsShare)
  endOfAnalysis({ id }: { id: string }, @CurrentMember() member: Member) {
    return this.shares.endOfAnalysis(idOf(member), id);
  }

  @Endpoint(endpoints.endShare)
  end({ token }: { token: string }, @CurrentMember() member: Member) {
    return this.shares.end(idOf(member), token);
  }

  @Endpoint(endpoints.sharedNews)
  @Throttled('readShare')
  async result({ token }: { token: string }, @Res({ passthrough: true }) response: Response) {
    response.setHeader('x-robots-tag', 'noindex');
    const result = await this.results.find(token);
    // `private`: this answer may renew the cookie of a session.
    response.setHeader('cache-control', `private, max-age=${SHARE_CACHE_SECONDS}`);
    return result;
  }
}
