/**
 * `pnpm test:images`: builds the four images without a Docker engine, by Debian's buildah, starts them as their users over
 * read-only files and analyses a stock through nginx. Store, queue and mail are the embedded ones. What only compose
 * does (networks, volumes, dropped capabilities) is not run. Needs root, `apt-get install buildah debootstrap`, and the ports
 * 3000 and 8080. NODE_IMAGE and NGINX_IMAGE name other bases than the one that is made of Debian's packages.
 */

import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { startTestQueue } from '@gaemi/testing/embedded/start-queue';
import { startMailStub } from '@gaemi/testing/providers/mail-stub';
import { readCompose } from '../compose-file.ts';
import { analyse } from './analyse.ts';
import { buildImage, prepareBases, targets } from './build-images.ts';
import { isInstalled } from './command.ts';
import { readVariables } from './compose-variables.ts';
import { type Container, startContainer } from './container.ts';
import { startNameServer } from './name-server.ts';

const START_MS = 90_000;
const counts = { passed: 0, failed: 0 };
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Counts a step. Returns what it returned, or null where it failed. */
async function check<Result>(name: string, step: () => Promise<Result>): Promise<Result | null> {
  const start = performance.now();
  try {
    const result = await step();
    counts.passed += 1;
    say(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    return result;
  } catch (error) {
    counts.failed += 1;
    say(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Starts all four beside each other, analyses through them and ends them. */
async function useImages(): Promise<void> {
  await using started = new AsyncDisposableStack();
  started.use(await startNameServer());
  const mongo = started.adopt(await startTestMongo(), (open) => open.close());
  const queue = started.adopt(await startTestQueue(), (open) => open.close());
  const mail = started.adopt(await startMailStub(), (open) => open.close());
  const admin = { email: 'admin@gaemilens.example', password: 'lens4lens4lens' };
  const places = {
    MONGODB_URI: mongo.uri('images'),
    SQS_ENDPOINT: queue.endpoint,
    SMTP_URL: mail.smtpUrl,
    WEB_ORIGIN: 'http://localhost:8080',
    ADMIN_PASSWORD: admin.password,
  };
  // Files of the volume `keys`; the containers share the ports of this machine.
  const own = { SESSION_SECRET_FILE: '', ADMIN_PASSWORD_FILE: '', SESSION_SECRET: 'of this test and of nobody else' };
  const ports = { api: { METRICS_PORT: '' }, worker: {}, mcp: { GAEMI_URL: 'http://127.0.0.1:3000' }, web: {} };
  const containers: Container[] = [];
  for (const target of ['worker', 'api', 'mcp', 'web'] as const) {
    const variables = { ...readVariables(readCompose(), target, places), ...own, ...ports[target] };
    const isUp = await check(`${target} starts as its user, over read-only files, and is healthy`, async () => {
      const container = started.use(await startContainer(target, { ...variables, ADMIN_PASSWORD: admin.password }));
      containers.push(container);
      await container.untilHealthy(START_MS);
    });
    if (isUp === null) return;
  }
  for (const container of containers)
    await check(`${container.target} can write nothing but /tmp`, async () => {
      await container.run(
        'sh',
        '-c',
        'test "$(id -u)" != 0 && touch /tmp/x && ! touch /app/x 2>/dev/null && ! touch /x 2>/dev/null',
      );
    });
  await check('an operator finds the admin by the secret of a file', async () => {
    const api = containers.find(({ target }) => target === 'api');
    const asked = 'env --unset=SESSION_SECRET SESSION_SECRET_FILE=/tmp/secret node apps/api/dist/admin.js list';
    const printed = await api?.run('sh', '-euc', `printf %s "$SESSION_SECRET" > /tmp/secret; ${asked}`);
    if (printed?.includes(admin.email) !== true) throw new Error(`it printed ${printed}`);
  });
  await check('a stock is analysed through nginx', () => analyse('http://127.0.0.1:8080', admin));
  for (const container of containers)
    await check(`${container.target} ends by SIGTERM`, async () => {
      const code = await container.stop();
      // A program that leaves the signal to Node ends with 143.
      if (code !== 0 && code !== 143) throw new Error(`it ended with ${code}`);
    });
}

const missing: string[] = [];
for (const program of ['buildah', 'debootstrap', 'unshare', 'setpriv'])
  if (!(await isInstalled(program))) missing.push(program);
if (missing.length > 0 || process.getuid?.() !== 0) {
  say(`images: SKIPPED, ${missing.length > 0 ? `${missing.join(', ')} missing` : 'only root may start them'}`);
  say('0 passed, 0 failed, 1 skipped');
  process.exit(process.env.CI === undefined ? 0 : 1);
}
const bases = await check('the base is made', () => prepareBases(process.env));
if (bases !== null) {
  for (const target of targets) await check(`${target} is built`, () => buildImage(target, bases));
  if (counts.failed === 0) await check('the images run together', useImages);
}
say('not run: networks, volumes and dropped capabilities of docker-compose.yml');
say(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
