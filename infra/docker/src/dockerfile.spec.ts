import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { readText } from './compose-file.ts';

const dockerfile = readText('infra/docker/Dockerfile');
const stages = dockerfile.split(/^FROM /m).slice(1);
const finals = stages.filter((stage) => / AS (api|worker|mcp|web)\n/.test(stage));

describe('the Dockerfile', () => {
  it('passes its linter', () => {
    expect(validate(dockerfile).map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  it('ends in four images, each of one process in exec form, without root, and with a health check', () => {
    expect(finals).toHaveLength(4);
    for (const stage of finals) {
      expect(stage).toMatch(/^USER (1000|101)$/m);
      expect(stage).toMatch(/^HEALTHCHECK /m);
      expect(stage.match(/^(CMD|ENTRYPOINT) \["(node|sh", "\/etc\/nginx\/gaemi\/start\.sh)"/gm)).toHaveLength(1);
    }
  });

  it('lets the api be reached from outside of its container', () => {
    const api = finals.find((stage) => / AS api\n/.test(stage));
    expect(api).toMatch(/^ENV .*\bLISTEN_HOST=all\b/m);
  });

  it('gives the api the page that shared results are written into', () => {
    const api = finals.find((stage) => / AS api\n/.test(stage));
    expect(api).toMatch(/^ENV WEB_DIST_DIR=\/app\/web$/m);
    expect(api).toMatch(/^COPY --from=build \/build\/apps\/web\/dist\/index\.html \.\/web\/index\.html$/m);
  });

  it('gives the MCP server what the packages need that it is made of, and no other', () => {
    const mcp = finals.find((stage) => / AS mcp\n/.test(stage)) ?? '';
    const copied = [...mcp.matchAll(/^COPY packages\/(\S+)\/src /gm)].map(([, name = '']) => name);
    expect(copied.sort()).toEqual(['client', 'mcp']);
    for (const name of copied) {
      expect(mcp).toContain(`COPY packages/${name}/package.json ./packages/${name}/\n`);
      expect(mcp).toContain(
        `COPY --from=mcp-packages /build/packages/${name}/node_modules ./packages/${name}/node_modules\n`,
      );
      const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
        readText(`packages/${name}/package.json`),
      );
      const ours = Object.keys(dependencies).flatMap((dependency) => /^@gaemi\/(.+)$/.exec(dependency)?.[1] ?? []);
      expect(ours.filter((dependency) => !copied.includes(dependency))).toEqual([]);
    }
    expect(mcp).toMatch(/^ENV .*\bMCP_HOST=0\.0\.0\.0\b/m);
  });

  it('takes its bases as arguments with exact versions', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    const named = [...dockerfile.matchAll(/ AS (\S+)/g)].map(([, name]) => name);
    for (const base of bases.map((name) => name?.replace(/^\$\{(.*)\}$/, '$1')))
      expect(['NODE_IMAGE', 'NGINX_IMAGE', ...named]).toContain(base);
    expect([...dockerfile.matchAll(/^ARG (NODE|NGINX)_IMAGE=\S+:\d+\.\d+\.\d+-\S+$/gm)]).toHaveLength(2);
  });

  it('names the same bases as docker-compose.yml', () => {
    const compose = readText('docker-compose.yml');
    for (const [, name, image] of dockerfile.matchAll(/^ARG (\w+_IMAGE)=(\S+)$/gm)) {
      expect(compose).toContain(`${name}: \${${name}:-${image}}`);
    }
  });

  it('has the script that every install runs', () => {
    const { prepare }: { prepare: string } = JSON.parse(readText('package.json')).scripts;
    const script = /\S+\.ts$/.exec(prepare)?.[0] ?? '';
    const manifests = stages.find((stage) => / AS manifests\n/.test(stage));
    expect(manifests).toContain(`COPY ${script} ./scripts/`);
    expect(readText('.dockerignore')).toContain(`!${script}\n`);
  });

  it('copies nothing that .dockerignore keeps away', () => {
    const allowed = [...readText('.dockerignore').matchAll(/^!(\S+)$/gm)].map(([, path = '']) => path);
    const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect(copies).toContain('vite.server.ts');
    const isAllowed = (copied: string) => allowed.some((path) => copied === path || copied.startsWith(`${path}/`));
    // A folder may be copied of which parts are let through.
    const holdsAllowed = (copied: string) => allowed.some((path) => path.startsWith(`${copied}/`));
    expect(copies.filter((copied) => !isAllowed(copied) && !holdsAllowed(copied))).toEqual([]);
  });

  it('installs out of the lockfile only', () => {
    const installs = dockerfile.match(/pnpm install[^\n]*/g) ?? [];
    expect(installs).toHaveLength(4);
    for (const install of installs) expect(install).toContain('--frozen-lockfile');
  });
});
