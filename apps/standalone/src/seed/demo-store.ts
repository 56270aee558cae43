import { openStore } from '../embedded/open-store.ts';
import { requireReadable, requireUsedStore } from '../embedded/used-store.ts';
import { isLoopback, type StandaloneEnvironment } from '../settings/environment.ts';
import { type Audience, chooseAudience, readLastStart } from '../settings/last-start.ts';
import { SeedError } from './seed-error.ts';
import { requireDemoStore } from './stored-members.ts';

export interface DemoStore extends AsyncDisposable {
  mongodbUri: string;
}

/**
 * Opens the store to fill: that of MONGODB_URI, else the embedded one of the data directory, which is started where no
 * start runs it. Disposing ends what was started here.
 * @throws SeedError for a store that others use or may use
 */
export async function openDemoStore(env: StandaloneEnvironment, say: (line: string) => void): Promise<DemoStore> {
  requireLocalUse(chooseAudience(env));
  requireReadable(env.dataDir);
  const lastStart = readLastStart(env.dataDir);
  // This shell need not know what the product was started with.
  if (lastStart !== null) requireLocalUse(lastStart, ' of the last start in DATA_DIR');
  if (env.mongodbUri !== null) {
    await requireDemoStore(env.mongodbUri, 'MONGODB_URI');
    return { mongodbUri: env.mongodbUri, [Symbol.asyncDispose]: async () => {} };
  }
  requireUsedStore(env.dataDir);
  await using opened = new AsyncDisposableStack();
  const { mongodbUri } = opened.use(await openStore(env, say));
  await requireDemoStore(mongodbUri, 'DATA_DIR');
  const running = opened.move();
  return { mongodbUri, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

function requireLocalUse({ nodeEnv, webOrigin, listenHost }: Audience, whose = ''): void {
  if (nodeEnv === 'production') throw new SeedError(`NODE_ENV${whose}: the demo is not for production`);
  if (!isLoopback(new URL(webOrigin).hostname))
    throw new SeedError(`WEB_ORIGIN${whose}: the demo is for this machine only, and not for ${webOrigin}`);
  if (listenHost !== 'localhost')
    throw new SeedError(`LISTEN_HOST${whose}: the demo is for this machine only, and not for ${listenHost}`);
}
