import type { AnalysisListQuery, AnalysisPost } from '@gaemi/contracts/analyses';
import type { ChargeHeaders } from '@gaemi/contracts/charged-requests';
import { endpoints } from '@gaemi/contracts/endpoints';
import { API_PREFIX, routes } from '@gaemi/contracts/routes';
import type { AnalysisOfKind } from '@gaemi/database/analysis/analyses-of-member';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CallingKey, type CallingKeyId } from '../../http/api-key/calling-key.decorator.ts';
import { AppError } from '../../http/app-error.ts';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { MemberStreams } from '../../http/member-streams.ts';
import { readRequestId } from '../../http/read-request-id.ts';
import { AccumulationWithholding } from '../accumulation/accumulation-withholding.ts';
import { AnalysesService } from './analyses.service.ts';
import { HeldAnswers } from './held-answers.ts';

const idOf = (member: Member) => member._id.toHexString();
const isOver = ({ state }: AnalysisOfKind) => state === 'done' || state === 'error';

@Controller()
export class AnalysesController {
  constructor(
    private readonly analyses: AnalysesService,
    private readonly accumulationWithholding: AccumulationWithholding,
    private readonly held: HeldAnswers,
    private readonly streams: MemberStreams,
  ) {}

  @Endpoint(endpoints.startAnalysis)
  async start(
    post: AnalysisPost,
    headers: ChargeHeaders,
    @CurrentMember() member: Member,
    @CallingKey() apiKeyId: CallingKeyId,
    @Res({ passthrough: true }) response: Response,
  ) {
    if (apiKeyId !== null && post.kind === 'accumulation') await this.accumulationWithholding.requireReadable();
    const accepted = await this.analyses.start(member, post, { requestId: readRequestId(post, headers), apiKeyId });
    response.location(`${API_PREFIX}/${routes.listAnalyses.path}/${accepted.id}`);
    return accepted;
  }

  @Endpoint(endpoints.listAnalyses)
  list(query: AnalysisListQuery, @CurrentMember() member: Member) {
    return this.analyses.list(idOf(member), query);
  }

  @Endpoint(endpoints.analysis)
  async analysis(
    { id }: { id: string },
    { wait }: { wait: number },
    @CurrentMember() member: Member,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const userId = idOf(member);
    const held = { userId, seconds: wait, response };
    const seen = await this.held.until(isOver, () => this.analyses.find(userId, id), held);
    // A key may have been revoked, a session ended and a member suspended while the answer was held.
    const refusal = wait > 0 ? await this.streams.findRefusal(request) : null;
    if (refusal !== null) throw new AppError(refusal);
    return this.analyses.answer(userId, seen);
  }
}
