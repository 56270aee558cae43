import { endpoints } from '@gaemi/contracts/endpoints';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { AppError } from '../../http/app-error.ts';
import { parseRequest } from '../../http/request-validation.pipe.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { HalfOpenSessions } from '../../http/session/half-open-sessions.ts';
import { SecondFactor } from '../passkeys/second-factor.ts';
import { LogInService } from './log-in.service.ts';
import { LogInSessions } from './log-in-sessions.ts';

/** Passport's log-in by address and password. Passport is one for the process, so the request says whose members these are. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor() {
    super({ usernameField: 'user_email', passwordField: 'password', passReqToCallback: true });
  }

  /** Leaves the member on the request and returns what the session keeps. Throws LOG_IN_FAILED. */
  async validate(request: Request, userEmail: string, password: string): Promise<Express.User> {
    const member = await request.checkCredentials?.({ user_email: userEmail, password });
    if (member === undefined) throw new Error('nobody checks the credentials of this request');
    request.member = member;
    return { id: member._id.toHexString() };
  }
}

/**
 * Lets the right credentials through and begins their session. A member with a passkey gets a half-open one and
 * SECOND_STEP_REQUIRED. A body that is none is a 400 before any comparison.
 */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  constructor(
    private readonly members: LogInService,
    private readonly logIns: LogInSessions,
    private readonly halfOpen: HalfOpenSessions,
    private readonly secondFactor: SecondFactor,
    private readonly trail: SecurityTrail,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    // Guards run before pipes, and the strategy must see what the schema made of the body.
    request.body = parseRequest(endpoints.logIn.body, request.body);
    request.checkCredentials = (credentials) => this.members.authenticate(credentials, request);
    await super.canActivate(context);
    const { member } = request;
    if (member === undefined) return false;
    if (await this.secondFactor.isNeeded(member)) {
      await this.halfOpen.begin(request, member);
      this.trail.record(request, 'second-step-asked', { account: member._id.toHexString() });
      throw new AppError('SECOND_STEP_REQUIRED');
    }
    await this.logIns.begin(request, member, 'password');
    return true;
  }
}
