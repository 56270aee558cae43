import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersStoreModule } from '../users/users-store.module.ts';
import { PasskeyRepository } from './passkey.repository.ts';
import { passkeySchema } from './passkey.schema.ts';
import { PasskeyChallengeRepository } from './passkey-challenge.repository.ts';
import { passkeyChallengeSchema } from './passkey-challenge.schema.ts';
import { recoveryCodeSchema } from './recovery-code.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Passkey', schema: passkeySchema },
      { name: 'PasskeyChallenge', schema: passkeyChallengeSchema },
      { name: 'RecoveryCode', schema: recoveryCodeSchema },
    ]),
    UsersStoreModule,
  ],
  providers: [PasskeyRepository, PasskeyChallengeRepository],
  exports: [PasskeyRepository, PasskeyChallengeRepository],
})
export class PasskeysStoreModule {}
