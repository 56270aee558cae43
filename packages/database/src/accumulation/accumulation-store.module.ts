import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AnalysisStoreModule } from '../analysis/analysis-store.module.ts';
import { ApiKeysStoreModule } from '../api-keys/api-keys-store.module.ts';
import { LedgerStoreModule } from '../ledger/ledger-store.module.ts';
import { OutboxStoreModule } from '../outbox/outbox-store.module.ts';
import { AcceptAccumulation } from './accept-accumulation.ts';
import { AccumulationRepository } from './accumulation.repository.ts';
import { accumulationSchema } from './accumulation.schema.ts';
import { brokerDaySchema } from './broker-day.schema.ts';
import { BrokerTradingRepository } from './broker-trading.repository.ts';
import { floatingSharesSchema } from './floating-shares.schema.ts';
import { RunningAccumulation } from './running-accumulation.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Accumulation', schema: accumulationSchema },
      { name: 'BrokerDay', schema: brokerDaySchema },
      { name: 'FloatingShares', schema: floatingSharesSchema },
    ]),
    AnalysisStoreModule,
    ApiKeysStoreModule,
    LedgerStoreModule,
    OutboxStoreModule,
  ],
  providers: [AcceptAccumulation, AccumulationRepository, BrokerTradingRepository, RunningAccumulation],
  exports: [AcceptAccumulation, AccumulationRepository, BrokerTradingRepository, RunningAccumulation],
})
export class AccumulationStoreModule {}
