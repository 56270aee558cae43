import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { LogIn } from './log-in.ts';

/** Passport's log-in by address and password. Passport is one for the process: the app started last answers. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly logIn: LogIn) {
    super({ usernameField: 'user_email', passwordField: 'password', passReqToCallback: true });
  }

  /** Leaves the member on the request; what it returns is what the session keeps. Throws LOG_IN_FAILED. */
  async validate(request: Request, userEmail: string, password: string): Promise<Express.User> {
    const member = await this.logIn.execute({ user_email: userEmail, password }, request);
    request.member = member;
    return { id: member._id.toHexString() };
  }
}
