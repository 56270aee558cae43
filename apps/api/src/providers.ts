import type { createSqsClient } from '@gaemi/queue/sqs-client';

/** Injection tokens: decisions of the boot, and ports to the outside world. */
export const ENVIRONMENT = Symbol('Environment');
export const CLOCK = Symbol('Clock');
export const DATA_SOURCES = Symbol('DataSources');
export const PLAN_SETTINGS = Symbol('PlanSettings');
export const RIGHTS = Symbol('RightsRegister');
export const QUEUE_CLIENT = Symbol('SQSClient');
export const MAIL_SENDER = Symbol('MailSender');
export const PUSH_SETTINGS = Symbol('PushSettings');
export const PUSH_SENDER = Symbol('PushSender');

export type QueueClient = ReturnType<typeof createSqsClient>;
