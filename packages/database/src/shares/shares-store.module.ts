import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersStoreModule } from '../users/users-store.module.ts';
import { ShareRepository } from './share.repository.ts';
import { shareSchema } from './share.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Share', schema: shareSchema }]), UsersStoreModule],
  providers: [ShareRepository],
  exports: [ShareRepository],
})
export class SharesStoreModule {}
