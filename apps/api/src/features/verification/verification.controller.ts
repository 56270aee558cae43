import { endpoints } from '@gaemi/contracts/endpoints';
import type { EmailType } from '@gaemi/contracts/verification';
import { Body, Controller, Ip, Query } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { Throttled } from '../../http/throttle/throttle.guard.ts';
import { RequestCode } from './request-code.ts';
import { VerifyCode } from './verify-code.ts';

@Controller()
export class VerificationController {
  constructor(
    private readonly requestCode: RequestCode,
    private readonly verifyCode: VerifyCode,
  ) {}

  @Endpoint(endpoints.requestVerification)
  @Throttled('codeByIp')
  request(
    @Query({ schema: endpoints.requestVerification.query }) { email_type }: { email_type: EmailType },
    @Body({ schema: endpoints.requestVerification.body }) { email }: { email: string },
  ) {
    return this.requestCode.execute(email, email_type);
  }

  @Endpoint(endpoints.verify)
  @Throttled('verifyByIp')
  verify(
    @Query({ schema: endpoints.verify.query }) { email_type }: { email_type: EmailType },
    @Body({ schema: endpoints.verify.body }) { email, code }: { email: string; code: string },
    @Ip() address: string,
  ) {
    return this.verifyCode.execute({ email, type: email_type }, code, address);
  }
}
