import { CircuitsStoreModule } from '@gaemi/database/circuits/circuits-store.module';
import { RequestSlots } from '@gaemi/database/request-slots/request-slots';
import { RequestSlotsStoreModule } from '@gaemi/database/request-slots/request-slots-store.module';
import { SourceQuotaStoreModule } from '@gaemi/database/source-quota/source-quota-store.module';
import { SourceQuotas } from '@gaemi/database/source-quota/source-quotas';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { newsBehind, streamBehind } from '@gaemi/providers/circuit/behind-circuit';
import { createNewsSource } from '@gaemi/providers/news/create-news-source';
import { createNewsStreams } from '@gaemi/providers/news/create-news-streams';
import { readCallsPerDay } from '@gaemi/runtime/settings/source-quotas';
import { Module } from '@nestjs/common';
import { Circuits } from '../../circuits.ts';
import { MARKET_CALENDAR, NEWS_SOURCES, NEWS_STREAMS, READER_TIMES, RUNTIME } from '../../providers.ts';
import type { Runtime } from '../../runtime.ts';
import { newsWithin, SourceCalls } from './source-calls.ts';

/** The chosen sources of news and their streams, each behind its circuit and within its calls of the day. */
@Module({
  imports: [CircuitsStoreModule, RequestSlotsStoreModule, SourceQuotaStoreModule],
  providers: [
    {
      provide: SourceCalls,
      inject: [SourceQuotas, RUNTIME],
      useFactory: (quotas: SourceQuotas, { environment, clock }: Runtime) =>
        new SourceCalls(quotas, readCallsPerDay(environment), clock),
    },
    {
      provide: NEWS_SOURCES,
      inject: [RUNTIME, RequestSlots, SourceCalls, Circuits],
      useFactory: ({ sources, logger }: Runtime, slots: RequestSlots, quota: SourceCalls, circuits: Circuits) =>
        sources.news.map((settings) => {
          const createGuard = (provider: string) => circuits.create({ port: 'news', provider }, { remote: true });
          const news = createNewsSource(settings, logger, { slots, quota, createGuard });
          const circuit = circuits.create({ port: 'news', provider: news.name }, { remote: !news.synthetic });
          return newsWithin(quota, newsBehind(circuit, news));
        }),
    },
    {
      provide: NEWS_STREAMS,
      inject: [RUNTIME, SourceCalls, Circuits, MARKET_CALENDAR],
      useFactory: ({ sources, logger }: Runtime, quota: SourceCalls, circuits: Circuits, calendar: MarketCalendar) =>
        sources.news.flatMap((settings) =>
          createNewsStreams(settings, { logger, quota, calendar }).map((stream) => {
            const circuit = circuits.create({ port: 'stream', provider: stream.name }, { remote: !stream.synthetic });
            return streamBehind(circuit, stream);
          }),
        ),
    },
    {
      provide: READER_TIMES,
      inject: [RUNTIME],
      useFactory: ({ environment }: Runtime) => ({ everyMs: environment.READER_EVERY * 1_000 }),
    },
  ],
  exports: [SourceCalls, NEWS_SOURCES, NEWS_STREAMS, READER_TIMES],
})
export class NewsSourcesModule {}
