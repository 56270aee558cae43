import type { createSqsClient } from '@gaemi/queue/sqs-client';

/** Injection tokens of what the boot decided and of the ports to the outside world. */
export const CLOCK = Symbol('Clock');
export const LOGGER = Symbol('Logger');
export const QUEUE_CLIENT = Symbol('SQSClient');
export const NEWS_SOURCE = Symbol('NewsSource');
export const JUDGE = Symbol('Judge');
export const STOCK_MASTER_SOURCE = Symbol('StockMasterSource');
export const TRADING_SOURCE = Symbol('BrokerTradingSource');
export const PRICE_SOURCE = Symbol('PriceSource');
export const MARKET_CALENDAR = Symbol('MarketCalendar');
export const SOURCE_NAMES = Symbol('SourceNames');
export const MODEL_BUDGET = Symbol('ModelBudget');

export type QueueClient = ReturnType<typeof createSqsClient>;
