import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { verificationSchema } from '../verification/verification.schema.ts';
import { EraseMember } from './erase-member.ts';
import { ExportMember } from './export-member.ts';
import { MemberListRepository } from './member-list.repository.ts';
import { UserRepository } from './user.repository.ts';
import { userSchema } from './user.schema.ts';
import { WithdrawnEmailRepository } from './withdrawn-email.repository.ts';
import { withdrawnEmailSchema } from './withdrawn-email.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'User', schema: userSchema },
      { name: 'WithdrawnEmail', schema: withdrawnEmailSchema },
      { name: 'Verification', schema: verificationSchema },
    ]),
  ],
  providers: [EraseMember, ExportMember, MemberListRepository, UserRepository, WithdrawnEmailRepository],
  exports: [EraseMember, ExportMember, MemberListRepository, UserRepository, WithdrawnEmailRepository],
})
export class UsersStoreModule {}
