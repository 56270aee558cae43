// `node scripts/check-licences.ts`: the licence of every production dependency, from the installed tree and without a network; then the
// holes known of them, as far as the registry tells. Ends with 1 for a licence that is not allowed or a high hole, and where CI
// is set for a registry that tells none.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Licences under which we may ship, without asking anybody anew. */
const allowed = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
    'CC0-1.0',
  ],
  // The licence of Python's argparse, whose port js-yaml brings along.
  'Python-2.0',
  // Fonts.
  'OFL-1.1',
]);

/** Packages whose manifest names no licence, and what their own files say. A new version is looked at anew. */
const readByHand: Record<string, string> = { 'pause@0.0.1': 'MIT' };

const root = join(import.meta.dirname, '..');

interface Package {
  name: string;
  version: string;
  licence: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const toTexts = (value: unknown) => (Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []);

function pnpm(args: readonly string[]): { answer: unknown; output: string } {
  const { stdout, stderr } = spawnSync('pnpm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  try {
    return { answer: JSON.parse(stdout), output: stdout };
  } catch {
    return { answer: null, output: `${stdout}${stderr}` };
  }
}

/** Every production dependency of every workspace, ours excepted. */
function installed(): Package[] {
  const { answer, output } = pnpm(['-r', 'licenses', 'list', '--json', '--prod']);
  if (!isObject(answer)) throw new Error(`pnpm listed no licences:\n${output}`);
  return Object.entries(answer).flatMap(([licence, packages]) =>
    (Array.isArray(packages) ? packages : []).filter(isObject).flatMap(({ name, versions }) =>
      toTexts(versions).map((version) => {
        const key = `${String(name)}@${version}`;
        return { name: String(name), version, licence: readByHand[key] ?? licence };
      }),
    ),
  );
}

/** Whether one of the licences a package may be had under is allowed; all of them where it is under several at once. */
function isAllowed(licence: string): boolean {
  const plain = licence.replace(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((part) => allowed.has(part.trim())));
}

function reportLicences(): boolean {
  const packages = installed();
  // Nothing listed means that nothing was looked at, not that all is well.
  if (packages.length === 0) throw new Error('no production dependency is installed; run `pnpm install` first');
  const byLicence = Map.groupBy(packages, ({ licence }) => licence);
  const rows = [...byLicence].toSorted(([, one], [, other]) => other.length - one.length);
  for (const [licence, { length }] of rows) process.stdout.write(`${String(length).padStart(5)}  ${licence}\n`);
  const refused = packages.filter(({ licence }) => !isAllowed(licence));
  for (const { name, version, licence } of refused)
    process.stdout.write(`NOT ALLOWED: ${name}@${version} is under ${licence}\n`);
  process.stdout.write(`licences: ${packages.length} packages, ${refused.length} not allowed\n`);
  return refused.length === 0;
}

function reportHoles(): boolean {
  const { answer, output } = pnpm(['audit', '--prod', '--json']);
  const counts = isObject(answer) && isObject(answer.metadata) ? answer.metadata.vulnerabilities : undefined;
  if (!isObject(counts)) {
    const reason = output.split('\n').filter((line) => line.trim() !== '');
    process.stdout.write(
      `known holes: NOT CHECKED, the registry gave no audit here: ${reason.join(' ').slice(0, 200)}\n`,
    );
    return (process.env.CI ?? '') === '';
  }
  const severities = ['critical', 'high', 'moderate', 'low'] as const;
  const reported = severities.map((severity) => `${Number(counts[severity] ?? 0)} ${severity}`);
  process.stdout.write(
    `known holes: ${reported.join(', ')}${reported.every((text) => text.startsWith('0 ')) ? '' : ' (see `pnpm audit --prod`)'}\n`,
  );
  return Number(counts.critical ?? 0) + Number(counts.high ?? 0) === 0;
}

const results = [reportLicences(), reportHoles()];
process.exitCode = results.every(Boolean) ? 0 : 1;
