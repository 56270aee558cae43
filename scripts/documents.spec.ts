import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const operator = 'apps/standalone/src/operator';

interface Way {
  command: RegExp;
  /** The test that runs it, and what there stands for it. */
  run?: [file: string, text: string];
  /** Why none does. */
  not?: string;
}

/** How each command of the operator's documents is known to work. */
const ways: readonly Way[] = [
  {
    command: /^pnpm (start|install|seed|test)\b/,
    run: ['apps/standalone/src/run-product.process.spec.ts', 'runProduct'],
  },
  { command: /^pnpm backup\b/, run: [`${operator}/operator.process.spec.ts`, "'backup'"] },
  { command: /^pnpm restore\b/, run: [`${operator}/operator.process.spec.ts`, "'restore'"] },
  { command: /^pnpm diagnose --mail/, not: 'sends a mail; its sender is that of every other mail' },
  { command: /^pnpm diagnose\b/, run: [`${operator}/operator.process.spec.ts`, "'diagnose'"] },
  { command: /^pnpm reconcile-credits\b/, run: [`${operator}/operator.process.spec.ts`, "'reconcile-credits'"] },
  { command: /^pnpm redrive (list|send)\b/, run: [`${operator}/operator.full.spec.ts`, "'redrive'"] },
  { command: /^pnpm redrive show\b/, run: [`${operator}/operator.full.spec.ts`, "'redrive', 'show'"] },
  {
    command: /^pnpm admin (list|grant|suspend|unlock|reset-second-factor|export|delete)\b/,
    run: ['apps/api/src/cli/member-commands.http.spec.ts', 'runMemberCommand'],
  },
  {
    command: /^pnpm check-sources\b/,
    run: ['apps/worker/src/cli/check-sources.process.spec.ts', 'check-sources'],
  },
  {
    command: /^pnpm check-prices\b/,
    run: ['packages/providers/src/prices/csv/csv-prices.process.spec.ts', 'check-prices'],
  },
  { command: /^pnpm bench:costs\b/, not: 'a measurement of minutes' },
  {
    command: /^pnpm --filter infra-observability dashboards$/,
    run: ['infra/observability/src/observability.spec.ts', 'dashboards'],
  },
  {
    command: /^pnpm --filter @gaemi\/worker migrate$/,
    run: ['apps/worker/src/cli/migrate.process.spec.ts', 'migrate'],
  },
  { command: /^(pnpm --filter infra-cdk exec cdk|aws |out\(\)|CLUSTER=|TASK=|STAGE=)/, not: 'needs an account of AWS' },
  { command: /^docker compose\b/, not: 'needs Docker: `pnpm test:images` runs the containers, not each line' },
  { command: /^(useradd|systemctl|journalctl|cp infra|git (clone|pull)|set -a)/, not: 'changes or asks the machine' },
  { command: /^(curl|echo) /, not: 'a program of the machine' },
  {
    command: /^node apps\/worker\/dist\/reconcile-credits\.js$/,
    run: [`${operator}/operator.process.spec.ts`, "'reconcile-credits'"],
  },
];

const documents = [
  'docs/operations.md',
  'docs/upgrade.md',
  'docs/without-containers.md',
  'docs/first-hour.md',
  ...trackedFiles('infra/runbooks/*.md').map(({ file }) => file),
];
const SETTING = /^([A-Z][A-Z_]*)=/;

/** Commands and settings of the blocks of a document, and commands between backquotes. */
function readCommands(text: string): string[] {
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].flatMap(([, block = '']) =>
    block.replaceAll(/\\\n\s*/g, '').split('\n'),
  );
  const inline = [
    ...text.matchAll(/`((?:npx -y |MONGODB_URI=… )?pnpm [^`]+|(?:docker compose|systemctl|aws|node|curl) [^`]+)`/g),
  ];
  return [...blocks, ...inline.map(([, command = '']) => command.replaceAll('\n', ' '))]
    .map((line) =>
      line
        .replace(/\s+#.*/, '')
        .trim()
        .replace(/^npx -y /, ''),
    )
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const commands = documents.flatMap((file) => readCommands(read(file)).map((command) => ({ file, command })));
const isSetting = (command: string) => SETTING.test(command) && !/^(CLUSTER|TASK|STAGE)=|^MONGODB_URI=… /.test(command);

describe('the commands of the documents for operators', () => {
  it.each(documents)('of %s are run by a test, or not for a reason', (document) => {
    const unknown = commands
      .filter(({ file, command }) => file === document && !isSetting(command))
      .map(({ command }) => command.replace(/^MONGODB_URI=… /, ''))
      .filter((command) => !ways.some((way) => way.command.test(command)));
    expect(unknown).toEqual([]);
  });

  it.each(ways)('are all there that match $command, and the test runs them', ({ command, run }) => {
    const bare = commands.map((found) => found.command.replace(/^MONGODB_URI=… /, ''));
    expect(bare.filter((found) => command.test(found))).not.toEqual([]);
    if (run !== undefined) expect(read(run[0])).toContain(run[1]);
  });

  it('set what is a setting', () => {
    const known = read('.env.example') + read('docs/operations.md');
    const settings = commands
      .filter(({ command }) => isSetting(command))
      .map(({ command }) => SETTING.exec(command)?.[1]);
    expect(settings.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });
});

describe('the links of the documents', () => {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/`|\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
  const listAnchors = (file: string) =>
    new Set([...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => slug(heading.trim())));
  const isThere = (target: string, anchor: string | undefined) =>
    existsSync(join(root, target)) &&
    (anchor === undefined || !target.endsWith('.md') || listAnchors(target).has(anchor));

  it('lead to files and headings that are there', () => {
    const broken = trackedFiles('*.md').flatMap(({ file, text }) =>
      [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
        .map(([, path = '', anchor]) => ({ path: path === '' ? file : normalize(join(dirname(file), path)), anchor }))
        .filter(({ path, anchor }) => !isThere(path, anchor))
        .map(({ path, anchor }) => `${file}: ${path}#${anchor ?? ''}`),
    );
    expect(broken).toEqual([]);
  });

  it('name no source file that is gone', () => {
    const files = trackedFiles('*.ts', '*.tsx').map(({ file }) => `/${file}`);
    const gone = trackedFiles('*.md')
      // What is told to others names their files.
      .filter(({ file }) => !file.startsWith('docs/upstream/'))
      .flatMap(({ file, text }) => [...text.matchAll(/`(\w[\w./-]*\.tsx?)`/g)].map(([, name = '']) => ({ file, name })))
      .filter(({ name }) => !files.some((known) => known.endsWith(`/${name}`)))
      .map(({ file, name }) => `${file}: ${name}`);
    expect(gone).toEqual([]);
  });

  it('of the alarms do so, too', () => {
    const links = [...read('infra/observability/alerts.yml').matchAll(/runbook: (\S+?)(?:#(\S+))?$/gm)];
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(([, path = '', anchor]) => !isThere(path, anchor)).map(([line]) => line)).toEqual([]);
  });
});
