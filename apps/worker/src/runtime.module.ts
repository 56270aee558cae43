import { CircuitsStoreModule } from '@gaemi/database/circuits/circuits-store.module';
import { ProviderTokens } from '@gaemi/database/provider-tokens/provider-tokens';
import { ProviderTokensStoreModule } from '@gaemi/database/provider-tokens/provider-tokens-store.module';
import { RequestSlots } from '@gaemi/database/request-slots/request-slots';
import { RequestSlotsStoreModule } from '@gaemi/database/request-slots/request-slots-store.module';
import { marketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { createKiwoomClients } from '@gaemi/providers/kiwoom/kiwoom-clients';
import type { TokenStores } from '@gaemi/providers/tokens/token-store';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import { sourceNames } from '@gaemi/runtime/settings/data-sources';
import { buildRightsRegister } from '@gaemi/runtime/settings/rights-register';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Circuits } from './circuits.ts';
import {
  CLOCK,
  KIWOOM_CLIENTS,
  LOGGER,
  MARKET_CALENDAR,
  QUEUE_CLIENT,
  RIGHTS,
  RUNTIME,
  SOURCE_NAMES,
  TOKEN_STORES,
} from './providers.ts';
import type { Runtime } from './runtime.ts';
import { sharedTokens } from './shared-tokens.ts';

/** What every module may ask for: clock, logger, queue, calendar, rights, and what adapters to the outside share. */
@Global()
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest's form of a configurable module
export class RuntimeModule {
  static with(runtime: Runtime): DynamicModule {
    const { environment, sources, clock, logger } = runtime;
    const client = createSqsClient({ endpoint: environment.SQS_ENDPOINT, region: environment.AWS_REGION });
    return {
      module: RuntimeModule,
      imports: [CircuitsStoreModule, ProviderTokensStoreModule, RequestSlotsStoreModule],
      providers: [
        { provide: RUNTIME, useValue: runtime },
        { provide: CLOCK, useValue: clock },
        { provide: LOGGER, useValue: logger },
        { provide: QUEUE_CLIENT, useValue: client },
        { provide: RIGHTS, useValue: buildRightsRegister(environment) },
        { provide: SOURCE_NAMES, useValue: sourceNames(sources) },
        { provide: MARKET_CALENDAR, useValue: marketCalendar(environment.MARKET_CALENDAR_FILE) },
        // One set for all sources, since they share the quota of the keys.
        {
          provide: KIWOOM_CLIENTS,
          inject: [RequestSlots, TOKEN_STORES],
          useFactory: (slots: RequestSlots, tokens: TokenStores) => createKiwoomClients(logger, slots, tokens),
        },
        {
          provide: TOKEN_STORES,
          inject: [ProviderTokens],
          useFactory: (stored: ProviderTokens) =>
            sharedTokens({ secret: environment.SESSION_SECRET, sources, logger }, stored),
        },
        Circuits,
      ],
      exports: [
        ...[RUNTIME, CLOCK, LOGGER, QUEUE_CLIENT, RIGHTS, SOURCE_NAMES, MARKET_CALENDAR, KIWOOM_CLIENTS, TOKEN_STORES],
        Circuits,
      ],
    };
  }
}
