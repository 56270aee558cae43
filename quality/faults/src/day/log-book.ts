const WARN = 40;

/** What was written, how often, and one line of it as an example. */
export interface Warning {
  text: string;
  count: number;
  example: string;
}

/** Collects the warnings and errors of all processes, alike ones once. */
export class LogBook {
  private readonly warnings = new Map<string, Warning>();

  /** Takes a line of a process. One that is no entry of a log counts as a warning. */
  add(process: string, line: string): void {
    const said = readWarning(line);
    if (said === null) return;
    const text = `${process.replace(/-\d$/, '')}: ${said}`;
    const known = this.warnings.get(text);
    this.warnings.set(text, { text, count: (known?.count ?? 0) + 1, example: known?.example ?? line });
  }

  /** Returns what was written, the most frequent first. */
  list(): Warning[] {
    return [...this.warnings.values()].toSorted((a, b) => b.count - a.count);
  }
}

/** Null for a line that warns of nothing: an entry below `warn`, or the address that a process prints when it is ready. */
function readWarning(line: string): string | null {
  const entry = readEntry(line);
  if (entry === null) return line.trim() === '' || /^(?:mongodb|http):\/\/\S+$/.test(line.trim()) ? null : line;
  return entry.level < WARN ? null : entry.msg;
}

function readEntry(line: string): { level: number; msg: string } | null {
  if (!line.startsWith('{')) return null;
  const read: unknown = JSON.parse(line);
  const isEntry = typeof read === 'object' && read !== null && 'level' in read && 'msg' in read;
  if (!isEntry) return null;
  const status = 'status' in read ? ` ${read.status}` : '';
  return { level: Number(read.level), msg: `${read.msg}${status}` };
}
