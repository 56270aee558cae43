import { ApiKeysStoreModule } from '@gaemi/database/api-keys/api-keys-store.module';
import { LedgerStoreModule } from '@gaemi/database/ledger/ledger-store.module';
import { UsersStoreModule } from '@gaemi/database/users/users-store.module';
import { VerificationStoreModule } from '@gaemi/database/verification/verification-store.module';
import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.ts';
import { LegalModule } from '../legal/legal.module.ts';
import { MembersModule } from '../members/members.module.ts';
import { PasskeysModule } from '../passkeys/passkeys.module.ts';
import { VerificationModule } from '../verification/verification.module.ts';
import { AccountAccess } from './account-access.ts';
import { AccountsController } from './accounts.controller.ts';
import { AccountsService } from './accounts.service.ts';
import { FirstAdmin } from './first-admin.ts';
import { LocalStrategy } from './local-auth.ts';
import { LogInService } from './log-in.service.ts';
import { LogInSessions } from './log-in-sessions.ts';
import { NewMembers } from './new-members.ts';
import { PasswordsService } from './passwords.service.ts';
import { SecondStepController } from './second-step.controller.ts';
import { SecondStepService } from './second-step.service.ts';
import { SignUpService } from './sign-up.service.ts';
import { WithdrawalService } from './withdrawal.service.ts';

/** Members: how they sign up, log in, look after their account and withdraw. */
@Module({
  imports: [
    ApiKeysStoreModule,
    LedgerStoreModule,
    UsersStoreModule,
    VerificationStoreModule,
    VerificationModule,
    PasskeysModule,
    AdminModule,
    LegalModule,
    MembersModule,
  ],
  controllers: [AccountsController, SecondStepController],
  providers: [
    AccountsService,
    SignUpService,
    LogInService,
    LogInSessions,
    SecondStepService,
    LocalStrategy,
    PasswordsService,
    AccountAccess,
    WithdrawalService,
    NewMembers,
    FirstAdmin,
  ],
})
export class AccountsModule {}
