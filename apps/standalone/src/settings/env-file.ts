import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { EnvironmentError } from '@gaemi/runtime/settings/environment';

const ASSIGNMENT = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/;

/**
 * Reads the variables of a `.env` file; none where there is no file.
 * @throws EnvironmentError naming each line that Node's own parser would pass over or cut short in silence
 */
export function readEnvFile(path: string): Readonly<Record<string, string | undefined>> {
  // Editors of Windows begin a file with a mark, which would be the first letter of the first name.
  const text = readText(path).replace(/^\uFEFF/, '');
  const problems = wrongLines(text).map(({ line, problem }) => `.env, line ${line}: ${problem}`);
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

interface WrongLine {
  /** From 1. */
  line: number;
  problem: string;
}

/** A quoted value that goes on in the next line. */
interface Quoted {
  by: string;
  from: number;
}

const NO_ASSIGNMENT = 'must be NAME=value';
const CUT_SHORT = 'a value with # or quotes must stand in quotes that are not in it';

/** The lines that are no assignment, comment or part of a quoted value of several lines, and those whose value loses its end. */
function wrongLines(text: string): WrongLine[] {
  const wrong: WrongLine[] = [];
  let quoted = null as Quoted | null;
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const before: Quoted | null = quoted;
    if (before === null && /^\s*(#|$)/.test(content)) continue;
    const value: string | undefined = before === null ? ASSIGNMENT.exec(content)?.[1] : content;
    if (value === undefined) {
      wrong.push({ line, problem: NO_ASSIGNMENT });
      continue;
    }
    const by: string | undefined = before?.by ?? /^["'`]/.exec(value)?.[0];
    const end: number = by === undefined ? -1 : value.indexOf(by, before === null ? 1 : 0);
    quoted = by !== undefined && end === -1 ? { by, from: before?.from ?? line } : null;
    if (quoted !== null) continue;
    const isCut = by === undefined ? /^[^#]*[^#\s]#/.test(value) : !/^\s*(#|$)/.test(value.slice(end + 1));
    if (isCut) wrong.push({ line, problem: CUT_SHORT });
  }
  return quoted === null ? wrong : [...wrong, { line: quoted.from, problem: NO_ASSIGNMENT }];
}
