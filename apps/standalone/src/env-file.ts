import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { EnvironmentError } from '@gaemi/runtime/environment';

const ASSIGNMENT = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/;

/**
 * Reads the variables of a `.env` file; none where there is no file.
 * @throws EnvironmentError naming each line that Node's own parser would pass over in silence
 */
export function readEnvFile(path: string): Readonly<Record<string, string | undefined>> {
  const text = readText(path);
  const problems = wrongLines(text).map((number) => `.env, line ${number}: must be NAME=value`);
  if (problems.length > 0) throw new EnvironmentError(problems);
  return parseEnv(text);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new EnvironmentError([`.env: cannot be read (${error instanceof Error ? error.message : error})`]);
  }
}

/** Numbers of the lines, from 1, that are no assignment, comment or part of a quoted value of several lines. */
function wrongLines(text: string): number[] {
  const wrong: number[] = [];
  let quoted: { by: string; from: number } | null = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (quoted !== null) {
      if (line.includes(quoted.by)) quoted = null;
      continue;
    }
    if (/^\s*(#|$)/.test(line)) continue;
    const value = ASSIGNMENT.exec(line)?.[1];
    const by = /^["'`]/.exec(value ?? '')?.[0];
    if (value === undefined) wrong.push(index + 1);
    else if (by !== undefined && !value.includes(by, 1)) quoted = { by, from: index + 1 };
  }
  return quoted === null ? wrong : [...wrong, quoted.from];
}
