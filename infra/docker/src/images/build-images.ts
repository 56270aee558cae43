import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../compose-file.ts';
import { run } from './command.ts';

export const targets = ['api', 'worker', 'mcp', 'web'] as const;
export type Target = (typeof targets)[number];

export const imageName = (target: Target) => `localhost/gaemi-test-${target}`;
const BASE = 'localhost/gaemi-test-base';
const MIRROR = 'http://deb.debian.org/debian';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const packages = ['ca-certificates', 'nginx', 'wget'];

export interface Bases {
  node: string;
  nginx: string;
}

/** The bases that the environment names, or one of Debian with the Node that runs this, and nginx, made here. */
export async function prepareBases({ NODE_IMAGE, NGINX_IMAGE }: NodeJS.ProcessEnv): Promise<Bases> {
  if (NODE_IMAGE !== undefined && NGINX_IMAGE !== undefined) return { node: NODE_IMAGE, nginx: NGINX_IMAGE };
  await makeBase();
  return { node: NODE_IMAGE ?? BASE, nginx: NGINX_IMAGE ?? BASE };
}

async function makeBase(): Promise<void> {
  const known = await run('buildah', ['images', '--quiet', BASE]).catch(() => '');
  if (known !== '') return;
  const folder = await mkdtemp(join(tmpdir(), 'gaemi-base-'));
  try {
    await run('debootstrap', ['--variant=minbase', `--include=${packages.join(',')}`, 'bookworm', folder, MIRROR]);
    const bin = join(folder, 'usr/local/bin');
    await copyFile(process.execPath, join(bin, 'node'));
    await addNpm(folder);
    // As in the images of Node and of nginx without root.
    await run('chroot', [folder, 'useradd', '--create-home', '--uid', '1000', 'node']);
    await run('chroot', [folder, 'useradd', '--system', '--uid', '101', 'nginx']);
    const container = (await run('buildah', ['from', 'scratch'])).trim();
    await run('buildah', ['add', '--quiet', container, folder, '/']);
    // What this machine trusts, such as the registry of a company.
    await run('buildah', ['copy', '--quiet', container, CERTIFICATES, CERTIFICATES]);
    await run('buildah', ['config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container]);
    await run('buildah', ['commit', '--quiet', '--rm', container, BASE]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** npm, as a script that runs the package of it. */
async function addNpm(folder: string): Promise<void> {
  const lib = join(folder, 'usr/local/lib');
  await mkdir(lib, { recursive: true });
  await run('npm', ['install', '--prefix', lib, '--no-audit', '--no-fund', 'npm@11']);
  const script = '#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"\n';
  await writeFile(join(folder, 'usr/local/bin/npm'), script, { mode: 0o755 });
}

/** Builds the image of a target without an engine; layers that did not change are taken from the last build. */
export async function buildImage(target: Target, { node, nginx }: Bases): Promise<void> {
  const bases = ['--build-arg', `NODE_IMAGE=${node}`, '--build-arg', `NGINX_IMAGE=${nginx}`];
  // Health checks are a part of Docker's own format only.
  const how = ['--isolation', 'chroot', '--format', 'docker', '--layers', '--pull-never'];
  const what = ['--file', 'infra/docker/Dockerfile', '--target', target, '--tag', imageName(target), '.'];
  await run('buildah', ['build', ...how, ...bases, ...what], ROOT);
}
