import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import type { DataSources } from '@gaemi/runtime/settings/data-sources';
import type { Environment } from './environment.ts';

/** What the boot decided. */
export interface Runtime {
  environment: Environment;
  sources: DataSources;
  clock: Clock;
  logger: Logger;
  /** False leaves out what runs at a time of day, so that a test at four in the morning meets no nightly work. */
  cronJobs?: boolean;
  /** False leaves out what runs again and again, for a test that decides what runs when. */
  intervals?: boolean;
}
