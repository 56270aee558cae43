// Packs the client and the MCP server for people without a checkout: `node scripts/pack-programs.ts FOLDER` writes two tarballs that
// npm installs from nothing else. The server is one file; the client carries what it needs.

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

const root = path.join(import.meta.dirname, '..');
const run = promisify(execFile);

interface Manifest {
  dependencies?: Record<string, string>;
  publishConfig?: Record<string, unknown>;
  [field: string]: unknown;
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));

/** Fields of a package as they are outside of the workspace. */
async function publicFields(folder: string): Promise<Manifest> {
  const { publishConfig, scripts: _, devDependencies: __, dependencies: ___, ...fields } = await readManifest(folder);
  return { ...fields, ...publishConfig };
}

/** Compiles the client, beside a copy of each library it uses. */
async function stageClient(stage: string): Promise<void> {
  const source = path.join(root, 'packages/client');
  const outDir = path.join(stage, 'dist');
  await run(
    'node',
    [path.join(source, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.publish.json', '--outDir', outDir],
    {
      cwd: source,
    },
  );
  const dependencies: Record<string, string> = {};
  const carry = async (name: string, from: string): Promise<void> => {
    const folder = path.join(from, 'node_modules', name);
    const { version, dependencies: further = {} } = await readManifest(folder);
    dependencies[name] = String(version);
    await cp(folder, path.join(stage, 'node_modules', name), { recursive: true, dereference: true });
    // pnpm puts the libraries of a library beside it.
    const beside = await realFolder(folder, name);
    for (const next of Object.keys(further)) await carry(next, beside);
  };
  for (const name of Object.keys((await readManifest(source)).dependencies ?? {})) await carry(name, source);
  const bundled = { dependencies, bundleDependencies: Object.keys(dependencies) };
  await writeManifest(stage, { ...(await publicFields(source)), ...bundled });
  for (const name of ['README.md', 'examples'])
    await cp(path.join(source, name), path.join(stage, name), { recursive: true });
}

async function realFolder(folder: string, name: string): Promise<string> {
  return (await realpath(folder)).slice(0, -`node_modules/${name}`.length);
}

/** Bundles the server with all its libraries into one file for Node 20 and newer. */
async function stageServer(stage: string): Promise<void> {
  const source = path.join(root, 'packages/mcp');
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/main.ts',
      target: 'node20',
      outDir: path.join(stage, 'dist'),
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'main.js' } },
    },
  });
  const { bin, exports: _, types: __, ...fields } = await publicFields(source);
  await writeManifest(stage, { ...fields, bin });
  await cp(path.join(source, 'README.md'), path.join(stage, 'README.md'));
}

const writeManifest = (stage: string, manifest: Manifest) =>
  writeFile(path.join(stage, 'package.json'), JSON.stringify(manifest, null, 2));

/** Writes both tarballs into a folder and returns their paths. */
export async function packPrograms(folder: string): Promise<{ client: string; server: string }> {
  await mkdir(folder, { recursive: true });
  const pack = async (fill: (stage: string) => Promise<void>) => {
    const stage = await mkdtemp(path.join(tmpdir(), 'gaemi-pack-'));
    try {
      await fill(stage);
      await cp(path.join(root, 'LICENSE'), path.join(stage, 'LICENSE'));
      const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', path.resolve(folder)], {
        cwd: stage,
      });
      return path.join(path.resolve(folder), stdout.trim());
    } finally {
      await rm(stage, { recursive: true });
    }
  };
  return { client: await pack(stageClient), server: await pack(stageServer) };
}

if (import.meta.main) {
  const { client, server } = await packPrograms(process.argv[2] ?? 'tarballs');
  process.stdout.write(`${client}\n${server}\n`);
}
