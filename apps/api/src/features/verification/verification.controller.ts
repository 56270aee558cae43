import { endpoints } from '@gaemi/contracts/endpoints';
import type { EmailType } from '@gaemi/domain/members/verification';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { VerificationService } from './verification.service.ts';

@Controller()
export class VerificationController {
  constructor(private readonly verification: VerificationService) {}

  @Endpoint(endpoints.requestVerification)
  requestCode({ email_type: type }: { email_type: EmailType }, { email }: { email: string }, @Req() request: Request) {
    return this.verification.requestCode({ email, type }, request);
  }

  @Endpoint(endpoints.verify)
  confirmCode(
    { email_type: type }: { email_type: EmailType },
    { email, code }: { email: string; code: string },
    @Req() request: Request,
  ) {
    return this.verification.confirmCode({ email, type }, code, request);
  }
}
