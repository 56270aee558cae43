import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditStoreModule } from '../audit/audit-store.module.ts';
import { LedgerStoreModule } from '../ledger/ledger-store.module.ts';
import { newsAnalysisSchema } from '../news-analysis/news-analysis.schema.ts';
import { UsersStoreModule } from '../users/users-store.module.ts';
import { DecideObjection } from './decide-objection.ts';
import { ObjectionRepository } from './objection.repository.ts';
import { objectionSchema } from './objection.schema.ts';
import { ObjectionRefunds } from './objection-refunds.ts';
import { objectionReportSchema } from './objection-report.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'NewsAnalysis', schema: newsAnalysisSchema },
      { name: 'Objection', schema: objectionSchema },
      { name: 'ObjectionReport', schema: objectionReportSchema },
    ]),
    AuditStoreModule,
    LedgerStoreModule,
    UsersStoreModule,
  ],
  providers: [DecideObjection, ObjectionRepository, ObjectionRefunds],
  exports: [DecideObjection, ObjectionRepository, ObjectionRefunds],
})
export class ObjectionsStoreModule {}
