import { Module } from '@nestjs/common';
import { AccountController } from './account.controller.ts';
import { ChangeOwnPassword } from './change-own-password.ts';
import { ChangePassword } from './change-password.ts';
import { FindEmail } from './find-email.ts';
import { ListCreditLogs } from './list-credit-logs.ts';
import { Withdraw } from './withdraw.ts';

@Module({
  controllers: [AccountController],
  providers: [FindEmail, ChangePassword, ChangeOwnPassword, ListCreditLogs, Withdraw],
})
export class AccountModule {}
