import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { VerificationRepository } from './verification.repository.ts';
import { verificationSchema } from './verification.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Verification', schema: verificationSchema }])],
  providers: [VerificationRepository],
  exports: [VerificationRepository],
})
export class VerificationStoreModule {}
