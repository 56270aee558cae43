import { endpoints } from '@gaemi/contracts/endpoints';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { AppError } from '../../http/app-error.ts';
import { parseRequest } from '../../http/request-validation.pipe.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { LogInService } from './log-in.service.ts';

/** Passport's log-in by address and password. Passport is one for the process: the app started last answers. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly logIn: LogInService) {
    super({ usernameField: 'user_email', passwordField: 'password', passReqToCallback: true });
  }

  /** Leaves the member on the request and returns what the session keeps. Throws LOG_IN_FAILED. */
  async validate(request: Request, userEmail: string, password: string): Promise<Express.User> {
    const member = await this.logIn.authenticate({ user_email: userEmail, password }, request);
    request.member = member;
    return { id: member._id.toHexString() };
  }
}

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
    request.body = parseRequest(endpoints.logIn.body, request.body);
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
