import { execFile, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, readText } from './compose-file.ts';

const run = promisify(execFile);
const has = (command: string, flag: string) => spawnSync(command, [flag]).error === undefined;
const source = join(ROOT, 'infra/without-containers');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gaemi-units-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the units of systemd', () => {
  it.runIf(has('systemd-analyze', '--version'))('are what systemd understands', async () => {
    const units = ['api', 'worker'].map((app) => join(folder, `gaemi-${app}@1.service`));
    for (const app of ['api', 'worker'])
      await copyFile(join(source, `gaemi-${app}@.service`), join(folder, `gaemi-${app}@1.service`));
    const { stdout, stderr } = await run('systemd-analyze', ['verify', ...units]);
    // A program that is installed elsewhere on this machine is no fault of the unit.
    const faults = `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !/is not executable/.test(line));
    expect(faults).toEqual([]);
  });

  it('start what the build makes, and set only what api and worker read', () => {
    const settings = ['apps/api/src/environment.ts', 'apps/worker/src/environment.ts'].map(readText);
    const known = [...settings, readText('packages/runtime/src/settings/backup-settings.ts'), 'NODE_ENV'].join('\n');
    for (const app of ['api', 'worker']) {
      const unit = readText(`infra/without-containers/gaemi-${app}@.service`);
      expect(unit).toContain(`apps/${app}/dist/main.js`);
      const [, variables = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
      for (const variable of variables.split(' ')) expect(known).toContain(variable.split('=')[0]);
    }
  });
});

it.runIf(has('nginx', '-v'))('the site of nginx is what nginx understands', async () => {
  const key = join(folder, 'privkey.pem');
  const certificate = join(folder, 'fullchain.pem');
  const subject = ['-days', '2', '-subj', '/CN=gaemi.example'];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    ...subject,
  ]);
  const site = readText('infra/without-containers/nginx-site.conf').replaceAll('/etc/ssl/gaemi', folder);
  // The test of a configuration also opens its ports.
  const free = site.replaceAll(
    /listen (\[::\]:)?(443|80)/g,
    (_, any = '', port) => `listen ${any}${Number(port) + 28_000}`,
  );
  await writeFile(join(folder, 'site.conf'), free);
  const whole = `pid ${join(folder, 'pid')};\nevents {}\nhttp { include ${join(folder, 'site.conf')}; }\n`;
  await writeFile(join(folder, 'nginx.conf'), whole);
  const { stderr } = await run('nginx', ['-t', '-c', join(folder, 'nginx.conf')]);
  expect(stderr).toContain('test is successful');
});

it.runIf(has('caddy', 'version'))('the Caddyfile is what Caddy understands', async () => {
  const { stdout, stderr } = await run('caddy', [
    'validate',
    '--adapter',
    'caddyfile',
    '--config',
    join(source, 'Caddyfile'),
  ]);
  expect(`${stdout}${stderr}`).toContain('Valid configuration');
});
