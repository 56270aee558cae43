import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { userSchema } from '../users/user.schema.ts';
import { creditLogSchema } from './credit-log.schema.ts';
import { Ledger } from './ledger.ts';
import { ReconcileLedger } from './reconcile-ledger.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'User', schema: userSchema },
      { name: 'CreditLog', schema: creditLogSchema },
    ]),
  ],
  providers: [Ledger, ReconcileLedger],
  exports: [Ledger, ReconcileLedger],
})
export class LedgerStoreModule {}
