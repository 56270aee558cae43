import { LegalStoreModule } from '@gaemi/database/legal/legal-store.module';
import { UsersStoreModule } from '@gaemi/database/users/users-store.module';
import { Module } from '@nestjs/common';
import { LegalController } from './legal.controller.ts';
import { LegalDocuments } from './legal-documents.ts';
import { LegalTextStorage } from './legal-text-storage.ts';
import { MemberAgreement } from './member-agreement.ts';

@Module({
  imports: [LegalStoreModule, UsersStoreModule],
  controllers: [LegalController],
  providers: [LegalDocuments, LegalTextStorage, MemberAgreement],
  exports: [LegalDocuments],
})
export class LegalModule {}
