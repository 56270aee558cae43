import { endpoints } from '@gaemi/contracts/endpoints';
import type { EmailType } from '@gaemi/domain/members/verification';
import { Body, Controller, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { RequestCode } from './request-code.ts';
import { VerifyCode } from './verify-code.ts';

@Controller()
export class VerificationController {
  constructor(
    private readonly requestCode: RequestCode,
    private readonly verifyCode: VerifyCode,
  ) {}

  @Endpoint(endpoints.requestVerification)
  request(
    @Query({ schema: endpoints.requestVerification.query }) { email_type }: { email_type: EmailType },
    @Body({ schema: endpoints.requestVerification.body }) { email }: { email: string },
    @Req() request: Request,
  ) {
    return this.requestCode.execute(email, email_type, request);
  }

  @Endpoint(endpoints.verify)
  verify(
    @Query({ schema: endpoints.verify.query }) { email_type }: { email_type: EmailType },
    @Body({ schema: endpoints.verify.body }) { email, code }: { email: string; code: string },
    @Req() request: Request,
  ) {
    return this.verifyCode.execute({ email, type: email_type }, code, request);
  }
}
