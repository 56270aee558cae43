import { OutboxRepository } from '@gaemi/database/outbox/outbox.repository';
import { OutboxStoreModule } from '@gaemi/database/outbox/outbox-store.module';
import { PushKeysRepository } from '@gaemi/database/push/push-keys.repository';
import { PushStoreModule } from '@gaemi/database/push/push-store.module';
import { createMailSender, type MailSender } from '@gaemi/providers/mail/mail-sender';
import { createPushSender } from '@gaemi/providers/push/create-push-sender';
import { OutboxRelay } from '@gaemi/queue/outbox-relay';
import { createProducer } from '@gaemi/queue/producer';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import type { DataSources } from '@gaemi/runtime/settings/data-sources';
import { readPlanSettings } from '@gaemi/runtime/settings/plan-settings';
import { readPushSettings } from '@gaemi/runtime/settings/push-settings';
import { buildRightsRegister } from '@gaemi/runtime/settings/rights-register';
import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Environment } from './environment.ts';
import {
  CLOCK,
  DATA_SOURCES,
  ENVIRONMENT,
  MAIL_SENDER,
  PLAN_SETTINGS,
  PUSH_SENDER,
  PUSH_SETTINGS,
  QUEUE_CLIENT,
  type QueueClient,
  RIGHTS,
} from './providers.ts';

/** Decided at boot. */
export interface Runtime {
  environment: Environment;
  sources: DataSources;
  clock: Clock;
  logger: Logger;
}

/** Environment, clock, queue, mail and push, for everything that is injected. */
@Global()
@Module({})
export class RuntimeModule implements OnApplicationShutdown {
  constructor(
    @Inject(QUEUE_CLIENT) private readonly queueClient: QueueClient,
    @Inject(MAIL_SENDER) private readonly mailSender: MailSender,
  ) {}

  static with({ environment, sources, clock, logger }: Runtime): DynamicModule {
    const client = createSqsClient({ endpoint: environment.SQS_ENDPOINT, region: environment.AWS_REGION });
    const producer = createProducer(client, environment.SQS_ENDPOINT !== undefined);
    const push = readPushSettings(environment);
    return {
      module: RuntimeModule,
      imports: [OutboxStoreModule, PushStoreModule],
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: DATA_SOURCES, useValue: sources },
        { provide: PLAN_SETTINGS, useValue: readPlanSettings(environment) },
        { provide: RIGHTS, useValue: buildRightsRegister(environment) },
        { provide: CLOCK, useValue: clock },
        { provide: QUEUE_CLIENT, useValue: client },
        {
          provide: MAIL_SENDER,
          useValue: createMailSender({
            smtpUrl: environment.SMTP_URL,
            from: environment.MAIL_FROM,
            webOrigin: environment.WEB_ORIGIN,
          }),
        },
        { provide: PUSH_SETTINGS, useValue: push },
        {
          provide: PUSH_SENDER,
          inject: [PushKeysRepository],
          useFactory: (stored: PushKeysRepository) =>
            createPushSender({ ...push, keys: async () => push.keys ?? stored.findPair() }),
        },
        {
          provide: OutboxRelay,
          inject: [OutboxRepository],
          useFactory: (store: OutboxRepository) => new OutboxRelay({ store, producer, clock, logger }),
        },
      ],
      exports: [
        ENVIRONMENT,
        DATA_SOURCES,
        PLAN_SETTINGS,
        RIGHTS,
        CLOCK,
        QUEUE_CLIENT,
        MAIL_SENDER,
        PUSH_SETTINGS,
        PUSH_SENDER,
        OutboxRelay,
      ],
    };
  }

  /** After the last request was answered: until then it may send mail and jobs. */
  onApplicationShutdown(): void {
    this.mailSender.close();
    this.queueClient.destroy();
  }
}
