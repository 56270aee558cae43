import 'reflect-metadata';
import { chooseDataSources, sourceNames } from '@gaemi/runtime/data-sources';
import { orExit } from '@gaemi/runtime/environment';
import { createLogger } from '@gaemi/runtime/logger';
import { onShutdown } from '@gaemi/runtime/shutdown';
import { createApp } from './create-app.ts';
import { readEnvironment } from './environment.ts';

const { environment, sources } = orExit(() => {
  const read = readEnvironment();
  return { environment: read, sources: chooseDataSources(read) };
});
const logger = createLogger({ app: 'api', level: environment.LOG_LEVEL });
const app = await createApp(environment, { logger });
await app.listen(environment.PORT);
onShutdown(() => app.close());
logger.info({ port: environment.PORT, sources: sourceNames(sources) }, 'api ready');
