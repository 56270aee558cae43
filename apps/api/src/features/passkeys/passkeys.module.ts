import { PasskeysStoreModule } from '@gaemi/database/passkeys/passkeys-store.module';
import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.ts';
import { MemberPasskeysService } from './member-passkeys.service.ts';
import { PasskeyCeremonies } from './passkey-ceremonies.ts';
import { PasskeysController } from './passkeys.controller.ts';
import { PasskeysService } from './passkeys.service.ts';
import { SecondFactor } from './second-factor.ts';

/** The second factor of members: passkeys and recovery codes. */
@Module({
  imports: [PasskeysStoreModule, AdminModule],
  controllers: [PasskeysController],
  providers: [PasskeysService, MemberPasskeysService, PasskeyCeremonies, SecondFactor],
  exports: [SecondFactor],
})
export class PasskeysModule {}
