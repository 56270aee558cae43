import { DatabaseModule } from '@gaemi/database/database.module';
import type { SourceCheck } from '@gaemi/domain/source-check';
import { createKiwoomClients } from '@gaemi/providers/kiwoom/kiwoom-clients';
import { spendFrom } from '@gaemi/providers/news/spend-calls';
import { tokensInMemory } from '@gaemi/providers/tokens/token-store';
import { systemClock } from '@gaemi/runtime/clock';
import { nestLogger } from '@gaemi/runtime/logging/nest-logger';
import { EnvironmentError } from '@gaemi/runtime/settings/environment';
import { buildRightsRegister } from '@gaemi/runtime/settings/rights-register';
import { requireStore } from '@gaemi/runtime/start/require-store';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { RuntimeModule } from '../runtime.module.ts';
import type { Runtime } from '../runtime.ts';
import { checkSources } from './check-sources.ts';
import { SourceChecker } from './source-checker.ts';
import { SourceChecksModule } from './source-checks.module.ts';

@Module({})
class OnceModule {}

interface OnceParts extends Pick<Runtime, 'sources' | 'logger'> {
  environment: Omit<Runtime['environment'], 'MONGODB_URI'>;
  signal: AbortSignal;
}

/**
 * Checks with the counters and tokens of the store at `uri`. Null where it does not answer. The result of the workers
 * stays: a shell may have other settings than they.
 * @throws StartError for a store that this version cannot use
 */
export async function checkFromStore({ uri, ...parts }: OnceParts & { uri: string }): Promise<SourceCheck[] | null> {
  const { sources, logger, signal } = parts;
  try {
    await requireStore(uri);
  } catch (error) {
    if (error instanceof EnvironmentError) return null;
    throw error;
  }
  // The check is the one below, and no other.
  const environment = { ...parts.environment, MONGODB_URI: uri, CHECK_SOURCES_AT_START: false };
  const runtime = { environment, sources, clock: systemClock, logger };
  const imports = [RuntimeModule.with(runtime), DatabaseModule.forRoot(uri), SourceChecksModule];
  const module = { module: OnceModule, imports };
  const app = await NestFactory.createApplicationContext(module, { logger: nestLogger(logger), abortOnError: false });
  try {
    return await app.get(SourceChecker).check(signal);
  } finally {
    await app.close();
  }
}

/** Checks by itself: with tokens of its own, and without counting calls. */
export function checkWithoutStore({ environment, sources, logger, signal }: OnceParts): Promise<SourceCheck[]> {
  return checkSources({
    ...{ environment, sources, logger, signal, clock: systemClock },
    rights: buildRightsRegister(environment),
    kiwoom: createKiwoomClients(logger),
    tokens: tokensInMemory(),
    spend: (source) => spendFrom(undefined, source),
    callsLeft: async () => null,
  });
}
