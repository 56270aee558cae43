import { UsersStoreModule } from '@gaemi/database/users/users-store.module';
import { VerificationStoreModule } from '@gaemi/database/verification/verification-store.module';
import { Module } from '@nestjs/common';
import { EmailAvailability } from './email-availability.ts';
import { EmailProofs } from './email-proofs.ts';
import { VerificationController } from './verification.controller.ts';
import { VerificationService } from './verification.service.ts';
import { VerificationCodes } from './verification-codes.ts';

/** Codes by mail, and the proofs that sign-up and password change ask for. */
@Module({
  imports: [UsersStoreModule, VerificationStoreModule],
  controllers: [VerificationController],
  providers: [VerificationService, VerificationCodes, EmailProofs, EmailAvailability],
  exports: [EmailProofs, EmailAvailability],
})
export class VerificationModule {}
