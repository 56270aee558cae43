import { Module } from '@nestjs/common';
import { CheckEmail } from './check-email.ts';
import { FirstAdmin } from './first-admin.ts';
import { LocalStrategy } from './local.strategy.ts';
import { LogIn } from './log-in.ts';
import { NewMembers } from './new-members.ts';
import { SignUp } from './sign-up.ts';
import { UsersController } from './users.controller.ts';

@Module({
  controllers: [UsersController],
  providers: [CheckEmail, SignUp, LogIn, LocalStrategy, NewMembers, FirstAdmin],
})
export class UsersModule {}
