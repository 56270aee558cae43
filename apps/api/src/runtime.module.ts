import type { Clock } from '@gaemi/runtime/clock';
import { chooseDataSources, type DataSources } from '@gaemi/runtime/data-sources';
import type { Logger } from '@gaemi/runtime/logger';
import { type DynamicModule, Global, Inject, Module } from '@nestjs/common';
import type { Environment } from './environment.ts';

const ENVIRONMENT = Symbol('environment');
const CLOCK = Symbol('clock');
const LOGGER = Symbol('logger');
const DATA_SOURCES = Symbol('data sources');

export const InjectEnvironment = () => Inject(ENVIRONMENT);
export const InjectClock = () => Inject(CLOCK);
export const InjectLogger = () => Inject(LOGGER);
export const InjectDataSources = () => Inject(DATA_SOURCES);

export interface Runtime {
  environment: Environment;
  clock: Clock;
  logger: Logger;
}

/** What the boot decided, for everything that is injected. */
@Global()
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest's form of a configurable module
export class RuntimeModule {
  static with({ environment, clock, logger }: Runtime): DynamicModule {
    const sources: DataSources = chooseDataSources(environment);
    return {
      module: RuntimeModule,
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: CLOCK, useValue: clock },
        { provide: LOGGER, useValue: logger },
        { provide: DATA_SOURCES, useValue: sources },
      ],
      exports: [ENVIRONMENT, CLOCK, LOGGER, DATA_SOURCES],
    };
  }
}
