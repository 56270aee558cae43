import { appendFileSync, chmodSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Size at which a file is put aside, and how many such files stay: 40 MB a process in all. */
const ROTATE_BYTES = 10 * 1024 * 1024;
const KEPT_FILES = 3;
const KEPT_LINES = 100;
const WARN = 40;

/** The output of one process: all of it in a file, the last lines in memory. */
export interface ProcessLog extends AsyncDisposable {
  path: string;
  write(line: string, stream: 'stdout' | 'stderr'): void;
  /** Of the last lines what belongs on the console; where nothing does, the messages of all. */
  complaints(): readonly string[];
}

/** Opens `name.log` for appending. One that has grown past 10 MB becomes `name.log.1`, that one `name.log.2`, and so on. */
export function openProcessLog(logDir: string, name: string): ProcessLog {
  mkdirSync(logDir, { recursive: true, mode: 0o700 });
  const path = join(logDir, `${name}.log`);
  const file = new RotatingFile(path);
  let last: { line: string; text: string | null }[] = [];
  return {
    path,
    write(line, stream) {
      file.append(line);
      last = [...last, { line, text: consoleText(line, stream) }].slice(-KEPT_LINES);
    },
    complaints() {
      const texts = last.flatMap(({ text }) => (text === null ? [] : [text]));
      return texts.length > 0 ? texts : last.map(({ line }) => readMessage(line));
    },
    [Symbol.asyncDispose]: async () => {},
  };
}

/** A log file with a bound. Each line is written by itself, so that none is lost behind one that a full disk refused. */
class RotatingFile {
  private readonly path: string;
  private bytes: number;
  /** Lines that could not be written since the last one that could. */
  private lost = 0;

  constructor(path: string) {
    this.path = path;
    this.bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (this.bytes > 0) chmodSync(path, 0o600);
  }

  /** A full disk must not take the product down with it: what cannot be written is counted, and told once it can. */
  append(line: string): void {
    try {
      if (this.bytes > ROTATE_BYTES) this.putAside();
      const text = this.lost > 0 ? `${this.lost} lines could not be written here\n${line}\n` : `${line}\n`;
      appendFileSync(this.path, text, { mode: 0o600 });
      this.bytes += Buffer.byteLength(text);
      this.lost = 0;
    } catch {
      this.lost += 1;
    }
  }

  private putAside(): void {
    for (let number = KEPT_FILES - 1; number >= 1; number -= 1) {
      if (existsSync(`${this.path}.${number}`)) renameSync(`${this.path}.${number}`, `${this.path}.${number + 1}`);
    }
    renameSync(this.path, `${this.path}.1`);
    this.bytes = 0;
  }
}

/** What of a line belongs on the console: the message of a JSON log line from `warn` up, and any plain line of stderr. */
export function consoleText(line: string, stream: 'stdout' | 'stderr'): string | null {
  const entry = parseEntry(line);
  if (entry === null) return stream === 'stderr' && line.trim() !== '' ? line : null;
  if (typeof entry.level !== 'number' || entry.level < WARN) return null;
  const cause = isRecord(entry.err) && typeof entry.err.message === 'string' ? ` (${entry.err.message})` : '';
  return `${entry.level > WARN ? 'error' : 'warning'}: ${String(entry.msg ?? '')}${cause}`;
}

function readMessage(line: string): string {
  const entry = parseEntry(line);
  return typeof entry?.msg === 'string' ? entry.msg : line;
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
