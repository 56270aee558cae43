import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AnsweredChangeRepository } from './answered-change.repository.ts';
import { answeredChangeSchema } from './answered-change.schema.ts';
import { AuditRepository } from './audit.repository.ts';
import { auditSchema } from './audit.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Audit', schema: auditSchema },
      { name: 'AnsweredChange', schema: answeredChangeSchema },
    ]),
  ],
  providers: [AnsweredChangeRepository, AuditRepository],
  exports: [AnsweredChangeRepository, AuditRepository],
})
export class AuditStoreModule {}
