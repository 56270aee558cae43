import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

const SMALL = 20;

/** Small files that stand alone for a reason. */
const kept: Readonly<Record<string, string>> = {
  'apps/worker/src/cli/process-priority.ts': 'its spec runs it in a program of its own',
  'packages/domain/src/clustering/follow-ups.ts': 'its importer has 250 lines',
  'packages/domain/src/company-matching/sports-words.ts': 'a list of words',
  'packages/domain/src/fact-check/actors/general-terms.ts': 'a list of words',
  'packages/domain/src/judge/lexicon/adnominal-form.ts': 'its importer has 250 lines',
  'packages/domain/src/judge/lexicon/vocabulary/negation-words.ts': 'a list of words',
  'packages/domain/src/judge/reasons/bare-objects.ts': 'a list of words',
  'packages/domain/src/judge/reasons/dividend-sentence.ts': 'one of the readers of a clause',
  'packages/embedded-mongo/suites/mongoose.ts': 'one of the suites',
  'packages/runtime/src/settings/readable-file.ts': 'its importer has 250 lines',
  'packages/runtime/src/metrics/reader-metrics.ts': 'metrics.ts has 250 lines',
};

interface Source {
  file: string;
  text: string;
}

/** How a file names others: an import for its effects alone, a lazy one, or any other. */
const importAt = /(?:\bfrom |(\bimport) |(\bimport\())\s*'([^']+)'/g;

const sources = trackedFiles('*.ts', '*.tsx', '*.mts');
const folders = new Map(
  trackedFiles('apps/*/package.json', 'packages/*/package.json', 'quality/*/package.json').map(({ file, text }) => {
    const { name }: { name: string } = JSON.parse(text);
    return [name, join(dirname(file), 'src')];
  }),
);
const known = new Set(sources.map(({ file }) => file));

function findFile(name: string, from: string): string | undefined {
  const [scope = '', folder = '', ...rest] = name.split('/');
  const ours = folders.get(`${scope}/${folder}`);
  const path = name.startsWith('.') ? join(dirname(from), name) : ours && join(ours, ...rest);
  return path && [path, `${path}.ts`, `${path}.tsx`].map(normalize).find((file) => known.has(file));
}

/** Files that import a file, specs too: one with a spec of its own is worth a file. */
function findImporters(all: readonly Source[]) {
  const importers = new Map<string, { by: Set<string>; isEntry: boolean }>();
  for (const { file, text } of all) {
    for (const [, effects, lazy, name = ''] of text.matchAll(importAt)) {
      const target = findFile(name, file);
      if (target === undefined || target === file) continue;
      const found = importers.get(target) ?? { by: new Set(), isEntry: false };
      found.by.add(file);
      found.isEntry ||= effects !== undefined || lazy !== undefined;
      importers.set(target, found);
    }
  }
  return importers;
}

/** What Nest wires, the store looks up by name, a browser loads by itself or a shell runs needs a file of its own. */
const isWired = (file: string, importer: string) =>
  /\.module\.tsx?$/.test(importer) ||
  /\.(module|controller|spec|e2e)\.tsx?$|-route\.tsx$/.test(file) ||
  (importer.endsWith('embedded-mongo/src/server/registry.ts') && file.includes('/src/commands/'));

const styles = new Map(trackedFiles('*.module.css').map(({ file, text }) => [file, text.split('\n').length]));
/** Lines of a file, with those of the stylesheet of a component. */
const countLines = ({ file, text }: Source) =>
  text.trimEnd().split('\n').length + (styles.get(file.replace(/\.tsx$/, '.module.css')) ?? 0);

it(`no file of ${SMALL} lines or fewer has a single importer, which could hold it`, () => {
  const importers = findImporters(sources);
  const small = sources.filter((source) => {
    const found = importers.get(source.file);
    const [importer = ''] = found?.by ?? [];
    if (found?.by.size !== 1 || found.isEntry || source.text.includes('import.meta.main')) return false;
    return countLines(source) <= SMALL && !isWired(source.file, importer);
  });
  expect(small.map(({ file }) => file).filter((file) => kept[file] === undefined)).toEqual([]);
});
