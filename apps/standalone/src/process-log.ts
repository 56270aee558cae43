import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROTATE_BYTES = 10 * 1024 * 1024;
const KEPT_LINES = 20;
const WARN = 40;

/** The output of one process: all of it in a file, the last lines in memory. */
export interface ProcessLog extends AsyncDisposable {
  path: string;
  write(line: string, stream: 'stdout' | 'stderr'): void;
  /** Of the last lines those that belong on the console; all of them where there is none. */
  complaints(): readonly string[];
}

/** Opens `name.log` for appending. One that has grown past 10 MB becomes `name.log.1` first. */
export function openProcessLog(logDir: string, name: string): ProcessLog {
  mkdirSync(logDir, { recursive: true, mode: 0o700 });
  const path = join(logDir, `${name}.log`);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > ROTATE_BYTES) renameSync(path, `${path}.1`);
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 });
  // A full disk must not take the product down with it.
  file.on('error', () => {});
  let last: { line: string; text: string | null }[] = [];
  return {
    path,
    write(line, stream) {
      file.write(`${line}\n`);
      last = [...last, { line, text: consoleText(line, stream) }].slice(-KEPT_LINES);
    },
    complaints() {
      const texts = last.flatMap(({ text }) => (text === null ? [] : [text]));
      return texts.length > 0 ? texts : last.map(({ line }) => line);
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => file.end(() => resolve())),
  };
}

/** What of a line belongs on the console: the message of a JSON log line from `warn` up, and any plain line of stderr. */
export function consoleText(line: string, stream: 'stdout' | 'stderr'): string | null {
  const entry = parseEntry(line);
  if (entry === null) return stream === 'stderr' && line.trim() !== '' ? line : null;
  if (typeof entry.level !== 'number' || entry.level < WARN) return null;
  const cause = isRecord(entry.err) && typeof entry.err.message === 'string' ? ` (${entry.err.message})` : '';
  return `${entry.level > WARN ? 'error' : 'warning'}: ${String(entry.msg ?? '')}${cause}`;
}

function parseEntry(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    const entry: unknown = JSON.parse(line);
    return isRecord(entry) ? entry : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
