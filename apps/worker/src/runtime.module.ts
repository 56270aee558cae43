import { CircuitRepository } from '@gaemi/database/circuits/circuit.repository';
import { OutboxRepository } from '@gaemi/database/outbox/outbox.repository';
import { PushKeysRepository } from '@gaemi/database/push/push-keys.repository';
import { RequestSlots } from '@gaemi/database/request-slots/request-slots';
import { SourceQuotas } from '@gaemi/database/source-quota/source-quotas';
import { marketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { createBrokerTradingSource } from '@gaemi/providers/broker-trading/create-broker-trading-source';
import { judgeBehind, newsBehind, pricesBehind, tradingBehind } from '@gaemi/providers/circuit/behind-circuit';
import { type CircuitOf, createCircuit } from '@gaemi/providers/circuit/circuit';
import { createSharedCircuit } from '@gaemi/providers/circuit/shared-circuit';
import { createJudge } from '@gaemi/providers/judge/create-judge';
import { createLexiconJudge } from '@gaemi/providers/judge/lexicon/lexicon-judge';
import { createKiwoomClients, type KiwoomClients } from '@gaemi/providers/kiwoom/kiwoom-clients';
import { createMailSender, type MailSender } from '@gaemi/providers/mail/mail-sender';
import { createNewsSource } from '@gaemi/providers/news/create-news-source';
import { createPriceSource } from '@gaemi/providers/prices/create-price-source';
import { createPushSender } from '@gaemi/providers/push/create-push-sender';
import { createStockMasterSource } from '@gaemi/providers/stock-master/create-stock-master-source';
import { OutboxRelay } from '@gaemi/queue/outbox-relay';
import { createProducer } from '@gaemi/queue/producer';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import type { Clock } from '@gaemi/runtime/clock';
import { type DataSources, sourceNames } from '@gaemi/runtime/data-sources';
import type { Logger } from '@gaemi/runtime/logger';
import { pushSettingsOf } from '@gaemi/runtime/push-settings';
import { rightsRegisterOf } from '@gaemi/runtime/rights-register';
import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Environment } from './environment.ts';
import { defaultGatheringTimes } from './news/gathering-times.ts';
import { newsWithin, SourceCalls } from './news/source-calls.ts';
import { DELIVERIES_AT_ONCE } from './notifications/delivery-sender.ts';
import {
  CLOCK,
  GATHERING_TIMES,
  JUDGE,
  LOGGER,
  MAIL_SENDER,
  MARKET_CALENDAR,
  MODEL_BUDGET,
  NEWS_SOURCES,
  OFFLINE_JUDGE,
  PRICE_SOURCE,
  PUSH_SENDER,
  QUEUE_CLIENT,
  RIGHTS,
  SOURCE_NAMES,
  STOCK_MASTER_SOURCE,
  TRADING_SOURCE,
  WEB_ORIGIN,
} from './providers.ts';

/** What the boot decided. */
export interface Runtime {
  environment: Environment;
  sources: DataSources;
  clock: Clock;
  logger: Logger;
}

/** Clock, logger, queue and the chosen adapters to the outside world, for everything that is injected. */
@Global()
@Module({})
export class RuntimeModule implements OnApplicationShutdown {
  constructor(@Inject(MAIL_SENDER) private readonly mails: MailSender | null) {}

  static with({ environment, sources, clock, logger }: Runtime): DynamicModule {
    const client = createSqsClient({ endpoint: environment.SQS_ENDPOINT, region: environment.AWS_REGION });
    const producer = createProducer(client, environment.SQS_ENDPOINT !== undefined);
    const restMs = environment.CIRCUIT_REST_SECONDS * 1_000;
    const push = pushSettingsOf(environment);
    const circuit = (of: CircuitOf, { remote }: { remote: boolean }, store: CircuitRepository) => {
      const id = `${of.port}:${of.provider}`;
      const shared = remote ? createSharedCircuit({ id, restMs, now: () => clock.now() }, store, logger) : undefined;
      return createCircuit(of, { failures: environment.CIRCUIT_FAILURES, restMs, shared }, logger);
    };
    // One set for all sources, since they share the quota of the keys.
    let kiwoom: KiwoomClients | undefined;
    const kiwoomOf = (slots: RequestSlots) => {
      kiwoom ??= createKiwoomClients(logger, slots);
      return kiwoom;
    };
    return {
      module: RuntimeModule,
      providers: [
        { provide: CLOCK, useValue: clock },
        { provide: LOGGER, useValue: logger },
        { provide: QUEUE_CLIENT, useValue: client },
        {
          provide: SourceCalls,
          inject: [SourceQuotas],
          useFactory: (quotas: SourceQuotas) =>
            new SourceCalls(
              quotas,
              { naver: environment.NAVER_CALLS_PER_DAY, dart: environment.DART_CALLS_PER_DAY },
              clock,
            ),
        },
        {
          provide: NEWS_SOURCES,
          inject: [CircuitRepository, RequestSlots, SourceCalls],
          useFactory: (store: CircuitRepository, slots: RequestSlots, quota: SourceCalls) =>
            sources.news.map((settings) => {
              const news = createNewsSource(settings, logger, { slots, quota });
              const of = circuit({ port: 'news', provider: news.name }, { remote: !news.synthetic }, store);
              return newsWithin(quota, newsBehind(of, news));
            }),
        },
        {
          provide: GATHERING_TIMES,
          useValue: { ...defaultGatheringTimes, shared: environment.NEWS_SHARED_MINUTES * 60_000 },
        },
        { provide: RIGHTS, useValue: rightsRegisterOf(environment) },
        { provide: OFFLINE_JUDGE, useFactory: createLexiconJudge },
        {
          provide: JUDGE,
          inject: [CircuitRepository],
          useFactory: (store: CircuitRepository) => {
            const judge = createJudge(sources.judge, logger);
            return judgeBehind(
              circuit({ port: 'judge', provider: judge.name }, { remote: judge.metered }, store),
              judge,
            );
          },
        },
        {
          provide: TRADING_SOURCE,
          inject: [CircuitRepository, RequestSlots],
          useFactory: (store: CircuitRepository, slots: RequestSlots) => {
            const trading = createBrokerTradingSource(sources.trading, logger, { clock, kiwoom: kiwoomOf(slots) });
            return tradingBehind(
              circuit({ port: 'trading', provider: trading.name }, { remote: !trading.synthetic }, store),
              trading,
            );
          },
        },
        {
          provide: PRICE_SOURCE,
          inject: [CircuitRepository, RequestSlots],
          useFactory: (store: CircuitRepository, slots: RequestSlots) => {
            const calendar = marketCalendar(environment.MARKET_CALENDAR_FILE);
            const options = { clock, calendar, kiwoom: kiwoomOf(slots), slots };
            const prices = createPriceSource(sources.prices, logger, options);
            return pricesBehind(
              circuit({ port: 'prices', provider: prices.name }, { remote: prices.remote }, store),
              prices,
            );
          },
        },
        { provide: MAIL_SENDER, useFactory: () => mailSenderOf(environment) },
        {
          provide: PUSH_SENDER,
          inject: [PushKeysRepository],
          useFactory: (stored: PushKeysRepository) =>
            createPushSender({ ...push, keys: async () => push.keys ?? stored.findPair() }),
        },
        { provide: WEB_ORIGIN, useValue: environment.WEB_ORIGIN },
        { provide: MODEL_BUDGET, useValue: environment },
        { provide: SOURCE_NAMES, useValue: sourceNames(sources) },
        { provide: MARKET_CALENDAR, useValue: marketCalendar(environment.MARKET_CALENDAR_FILE) },
        { provide: STOCK_MASTER_SOURCE, useValue: createStockMasterSource(sources.stockMaster, logger) },
        {
          provide: OutboxRelay,
          inject: [OutboxRepository],
          useFactory: (store: OutboxRepository) => new OutboxRelay({ store, producer, clock, logger }),
        },
      ],
      exports: [
        CLOCK,
        LOGGER,
        QUEUE_CLIENT,
        NEWS_SOURCES,
        SourceCalls,
        GATHERING_TIMES,
        RIGHTS,
        JUDGE,
        OFFLINE_JUDGE,
        TRADING_SOURCE,
        PRICE_SOURCE,
        MARKET_CALENDAR,
        MAIL_SENDER,
        PUSH_SENDER,
        WEB_ORIGIN,
        MODEL_BUDGET,
        SOURCE_NAMES,
        STOCK_MASTER_SOURCE,
        OutboxRelay,
      ],
    };
  }

  /** The connections that are kept for the next mails would hold the process. */
  onApplicationShutdown(): void {
    this.mails?.close();
  }
}

function mailSenderOf({ SMTP_URL: smtpUrl, MAIL_FROM: from }: Environment): MailSender | null {
  return smtpUrl === undefined ? null : createMailSender({ smtpUrl, from, keptConnections: DELIVERIES_AT_ONCE });
}
