import { Module } from '@nestjs/common';
import { RequestCode } from './request-code.ts';
import { SendCode } from './send-code.ts';
import { VerificationController } from './verification.controller.ts';
import { VerificationCodes } from './verification-codes.ts';
import { VerifyCode } from './verify-code.ts';

@Module({ controllers: [VerificationController], providers: [RequestCode, SendCode, VerifyCode, VerificationCodes] })
export class VerificationModule {}
