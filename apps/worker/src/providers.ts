import type { createSqsClient } from '@gaemi/queue/sqs-client';

/** Injection tokens of what the boot decided and of the ports to the outside world. */
/** All of it; modules take single parts below where there is one. */
export const RUNTIME = Symbol('Runtime');
export const CLOCK = Symbol('Clock');
export const LOGGER = Symbol('Logger');
export const QUEUE_CLIENT = Symbol('SQSClient');
export const NEWS_SOURCES = Symbol('NewsSources');
export const NEWS_STREAMS = Symbol('NewsStreams');
export const READER_TIMES = Symbol('ReaderTimes');
export const GATHERING_TIMES = Symbol('GatheringTimes');
export const RIGHTS = Symbol('RightsRegister');
export const JUDGE = Symbol('Judge');
/** Judges without a model and without leaving the process. */
export const OFFLINE_JUDGE = Symbol('OfflineJudge');
export const STOCK_MASTER_SOURCE = Symbol('StockMasterSource');
export const TRADING_SOURCE = Symbol('BrokerTradingSource');
export const PRICE_SOURCE = Symbol('PriceSource');
export const KIWOOM_CLIENTS = Symbol('KiwoomClients');
export const TOKEN_STORES = Symbol('TokenStores');
export const MARKET_CALENDAR = Symbol('MarketCalendar');
export const SOURCE_NAMES = Symbol('SourceNames');
/** Null without a mail server. */
export const MAIL_SENDER = Symbol('MailSender');
export const PUSH_SENDER = Symbol('PushSender');
/** Origin of the web app, for links. */
export const WEB_ORIGIN = Symbol('WebOrigin');
/** Opens the secrets of webhooks; null without SESSION_SECRET. */
export const WEBHOOK_SEALER = Symbol('WebhookSealer');
export const MODEL_BUDGET = Symbol('ModelBudget');

export type QueueClient = ReturnType<typeof createSqsClient>;
