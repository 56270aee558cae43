import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { requireNoOptions } from '@gaemi/runtime/start/require-no-options';
import { appDir, childEnvironment } from './child-environment.ts';
import { startEmbeddedParts } from './embedded/embedded-parts.ts';
import { type ChildCommand, startChild } from './processes/child-process.ts';
import { requireFreePort } from './processes/ports.ts';
import { startReloadingApp } from './processes/reloading-app.ts';
import { stopSignal } from './processes/stop-signal.ts';
import { takeDataDirectory } from './settings/data-directory.ts';
import { readStandaloneEnvironmentOrExit, type StandaloneEnvironment } from './settings/environment.ts';
import { recordStart } from './settings/last-start.ts';
import { readOrMakeSecrets } from './settings/secrets.ts';

/** Where Vite serves the web; its configuration passes `/api` on to PORT. */
const WEB_PORT = 5173;

requireNoOptions('dev (settings are variables, as in PORT=4000 pnpm dev)');
const env = readStandaloneEnvironmentOrExit();
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  await develop(env, stopSignal({ watchRunners: env.underPackageScript }));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
process.exit(0);

/** Runs everything from source, reloading at every change, until told to stop. Rejects when a part cannot go on. */
async function develop(env: StandaloneEnvironment, stop: AbortSignal): Promise<void> {
  using dataDirectory = takeDataDirectory(env.dataDir);
  const waitMs = dataDirectory.unclean ? 12_000 : 0;
  await requireFreePort(env.port, waitMs);
  await requireFreePort(WEB_PORT);
  const webOrigin = env.all.WEB_ORIGIN ? env.webOrigin : `http://localhost:${WEB_PORT}`;
  recordStart({ ...env, webOrigin });
  const secrets = readOrMakeSecrets(env);
  await using parts = await startEmbeddedParts(env, { say, waitMs });
  await using running = new AsyncDisposableStack();
  // Vite serves the web here, so the API need not find a built one.
  const childEnv = { ...childEnvironment({ ...env, webOrigin }, parts, secrets), WEB_DIST_DIR: undefined };

  const ends = (['api', 'worker'] as const).map((name) => {
    const dir = appDir(name);
    const reloading = running.use(
      startReloadingApp(
        {
          build: viteCommand(`${name}:build`, dir, ['build', '--watch']),
          app: { name, args: ['--enable-source-maps', 'dist/main.js'], cwd: dir },
        },
        { env: childEnv, say },
      ),
    );
    return reloading.buildEnded.then((how) => `${name}:build ended (${how})`);
  });
  const web = startChild(viteCommand('web', appDir('web'), ['--port', String(WEB_PORT), '--strictPort']), {
    env: childEnv,
    onLine: (line) => say(`[web] ${line}`),
  });
  running.defer(() => web.stop(3_000));
  ends.push(web.ended.then((how) => `web ended (${how})`));

  say(`Web ${webOrigin} · mailbox ${parts.mailboxUrl ?? 'none'} · admin ${env.adminEmail} / ${secrets.adminPassword}`);
  const stopped = stop.aborted ? Promise.resolve() : once(stop, 'abort');
  const ended = await Promise.race([stopped.then(() => null), ...ends]);
  if (ended !== null) throw new Error(ended);
}

/** Vite does not know the channel to its parent; so that it ends with it, this goes before it. */
const endWithParent = 'data:text/javascript,process.on("disconnect",()=>process.exit())';

/** Runs the Vite of a workspace package in that package. */
function viteCommand(name: string, packageDir: string, args: readonly string[]): ChildCommand {
  const manifest = createRequire(join(packageDir, 'package.json')).resolve('vite/package.json');
  return {
    name,
    args: ['--import', endWithParent, join(dirname(manifest), 'bin/vite.js'), ...args],
    cwd: packageDir,
  };
}
