import { pipeline } from 'node:stream/promises';
import { endpoints } from '@gaemi/contracts/endpoints';
import type { MemberAnalysesQuery } from '@gaemi/contracts/members';
import type { Member } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../http/app-error.ts';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { Places } from '../../http/places.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { CLOCK } from '../../providers.ts';
import { MemberDataService } from './member-data.service.ts';

/** Files of a caller under way at the same time, in this process. */
const MAX_FILES = 2;
/** Seconds after which one of them may have ended. */
const RETRY_SECONDS = 10;

@Controller()
export class MemberDataController {
  private readonly places = new Places(MAX_FILES);

  constructor(
    private readonly data: MemberDataService,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(endpoints.exportMember)
  async export(
    { id }: { id: string },
    @CurrentMember() admin: Member,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    const adminId = admin._id.toHexString();
    await this.sendFile(adminId, response, async () => {
      const change = { admin, userId: id, requestId: String(request.id), at: this.clock.now() };
      const held = await this.data.exportFor(change);
      this.trail.record(request, 'admin-change', { account: id, admin: adminId, what: 'exported' });
      return held;
    });
  }

  @Endpoint(endpoints.memberAnalyses)
  listAnalyses({ id }: { id: string }, query: MemberAnalysesQuery) {
    return this.data.listAnalyses(id, query);
  }

  @Endpoint(endpoints.memberLoad)
  async listLoad() {
    return { items: await this.data.listLoad() };
  }

  @Endpoint(endpoints.exportOwn)
  async exportOwn(@CurrentMember() { _id }: Member, @Res() response: Response) {
    const userId = _id.toHexString();
    await this.sendFile(userId, response, () => this.data.export(userId));
  }

  /** Throws TOO_MANY_REQUESTS where the caller has enough of them under way. */
  private async sendFile(
    caller: string,
    response: Response,
    read: () => Promise<AsyncIterable<string>>,
  ): Promise<void> {
    using place = this.places.take(caller);
    if (place === null) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_SECONDS });
    const pieces = await read();
    response.setHeader('content-disposition', 'attachment; filename="gaemilens-member.json"');
    try {
      await pipeline(pieces, response.type('json'));
    } catch (error) {
      // The client left before the end, which tells nobody anything.
      if (!isPrematureClose(error)) throw error;
    }
  }
}

const isPrematureClose = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
