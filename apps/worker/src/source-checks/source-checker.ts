import { RequestSlots } from '@gaemi/database/request-slots/request-slots';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import type { SourceCheck } from '@gaemi/domain/source-check';
import type { KiwoomClients } from '@gaemi/providers/kiwoom/kiwoom-clients';
import { spendFrom } from '@gaemi/providers/news/spend-calls';
import type { TokenStores } from '@gaemi/providers/tokens/token-store';
import { Inject, Injectable } from '@nestjs/common';
import { KIWOOM_CLIENTS, RIGHTS, RUNTIME, TOKEN_STORES } from '../providers.ts';
import type { Runtime } from '../runtime.ts';
import { checkSources } from './check-sources.ts';
import { DayCounters } from './day-counters.ts';

/** Asks all sources, with the clients, tokens and counters of this worker. */
@Injectable()
export class SourceChecker {
  constructor(
    @Inject(RUNTIME) private readonly runtime: Runtime,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    @Inject(KIWOOM_CLIENTS) private readonly kiwoom: KiwoomClients,
    @Inject(TOKEN_STORES) private readonly tokens: TokenStores,
    private readonly slots: RequestSlots,
    private readonly counters: DayCounters,
  ) {}

  check(signal: AbortSignal): Promise<SourceCheck[]> {
    const { environment, sources, clock, logger } = this.runtime;
    const { counters } = this;
    return checkSources({
      ...{ environment, sources, clock, logger, signal },
      ...{ rights: this.rights, kiwoom: this.kiwoom, tokens: this.tokens, slots: this.slots },
      spend: (source) => spendFrom(counters.calls, source),
      callsLeft: (kind) => counters.callsLeft(kind),
    });
  }
}
