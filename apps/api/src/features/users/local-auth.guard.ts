import { endpoints } from '@gaemi/contracts/endpoints';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { RequestValidationPipe } from '../../http/request-validation.pipe.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Sessions } from '../../http/session/sessions.ts';

const pipe = new RequestValidationPipe();

/** Lets the right credentials through and begins their session. A body that is none is a 400 before any comparison. */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  constructor(
    private readonly sessions: Sessions,
    private readonly users: UserRepository,
    private readonly trail: SecurityTrail,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    // Guards run before pipes, and the strategy must see what the schema made of the body.
    request.body = pipe.transform(request.body, { type: 'body', schema: endpoints.logIn.body });
    await super.canActivate(context);
    if (request.user === undefined) return false;
    await this.sessions.begin(request, request.user);
    // A password changed since the comparison ended all sessions but this one.
    const now = await this.users.findById(request.user.id);
    if (now?.passwordHash === request.member?.passwordHash) {
      this.trail.record(request, 'log-in', { account: request.user.id });
      return true;
    }
    await this.sessions.end(request);
    throw new AppError('LOG_IN_FAILED');
  }
}
