import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type Program, runNode } from './run-command.ts';
import type { Outcome } from './suite.ts';

interface Report {
  passes: Reported[];
  failures: Reported[];
  stats: { pending: number };
}

interface Reported {
  file?: string;
  fullTitle: string;
  err: { message?: string };
}

/** Runs Mocha in a checkout and reads its report. A test fails if any test of its name fails. */
export async function runMocha({ cwd, args, env }: Program): Promise<Outcome> {
  const directory = await mkdtemp(join(tmpdir(), 'suite-'));
  const file = join(directory, 'report.json');
  const reporter = ['--exit', '--reporter', 'json', '--reporter-option', `output=${file}`];
  try {
    const output = await runNode({
      cwd,
      args: ['node_modules/mocha/bin/mocha.js', ...reporter, ...args],
      ...(env && { env }),
    });
    const text = await readFile(file, 'utf8').catch(() => {
      throw new Error(`Mocha wrote no report in ${cwd}:\n${output.slice(-3000)}`);
    });
    return readOutcome(JSON.parse(text), cwd);
  } finally {
    await rm(directory, { recursive: true });
  }
}

function readOutcome({ passes, failures, stats }: Report, cwd: string): Outcome {
  const nameOf = ({ file, fullTitle }: Reported) =>
    `${file ? relative(cwd, file) : '?'}: ${fullTitle.replace(/\s+/g, ' ').trim()}`;
  const failed = new Map(failures.map((test) => [nameOf(test), test.err.message?.split('\n')[0] ?? '']));
  const passed = new Set(passes.map(nameOf).filter((name) => !failed.has(name)));
  return { passed, failed, skipped: stats.pending };
}
