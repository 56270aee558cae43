import 'reflect-metadata';
import { onShutdown } from '@gaemi/runtime/shutdown';
import { createApp } from './create-app.ts';
import { readEnvironment } from './environment.ts';

const environment = readEnvironment();
const app = await createApp(environment);
await app.listen(environment.PORT);
onShutdown(() => app.close());
