import { endpoints } from '@gaemi/contracts/endpoints';
import type { SecondStepByPasskeyRequest, SecondStepByRecoveryCodeRequest } from '@gaemi/contracts/passkeys';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { SecondStepService } from './second-step.service.ts';

@Controller()
export class SecondStepController {
  constructor(private readonly secondStep: SecondStepService) {}

  @Endpoint(endpoints.secondStepOptions)
  options(@Req() request: Request) {
    return this.secondStep.options(request);
  }

  @Endpoint(endpoints.secondStepByPasskey)
  byPasskey({ credential }: SecondStepByPasskeyRequest, @Req() request: Request) {
    return this.secondStep.byPasskey(credential, request);
  }

  @Endpoint(endpoints.secondStepByRecoveryCode)
  byRecoveryCode({ code }: SecondStepByRecoveryCodeRequest, @Req() request: Request) {
    return this.secondStep.byRecoveryCode(code, request);
  }
}
