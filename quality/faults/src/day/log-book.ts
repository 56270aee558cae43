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

/** Warnings of a day on which things go wrong, and why each may come. Any other is one that nobody explains. */
const explainedLines: readonly (readonly [line: RegExp, why: string])[] = [
  [/^worker: the queue does not answer$/, 'the queue was away or killed'],
  [/^api: answered 503$/, 'health and requests while the store or the queue is away'],
  [/^api: UNAVAILABLE$/, 'the store was away'],
  [/^worker: news analysis ends in error$/, 'the model gave nothing usable: the analysis is refunded'],
  [/^(?:api|worker): the outbox could not be sent and waits$/, 'the queue was away; the sweep sends it'],
  [/^worker: (?:prices|net buying) could not be gathered; what is stored stays$/, 'time leapt past their limit'],
  [/^worker: judgements dropped$/, 'the model cited what is not there'],
  [/^worker: a message that is no job goes to the dead-letter queue$/, 'poison was put into the queue'],
  [/^worker: a dead letter was kept$/, 'the same, or a job was put among the dead letters'],
  [/^worker: messages to webhooks could not be looked up; tried again$/, 'the worker was stopped meanwhile'],
  [/^worker: a delivery could not be sent$/, 'the mail server was away; it is sent again'],
  [/^api: MAIL_UNAVAILABLE$/, 'the mail server was away at a sign-up'],
  [/^worker: the use of the model could not be kept$/, 'the store was away; the analysis goes on'],
  [/^(?:api|worker): Unable to connect to the database\. Retrying/, 'it was started while the store was away'],
  [/^worker: a message failed and comes again$/, 'queue or store was away at its end'],
];

export const isExplained = (text: string): boolean => explainedLines.some(([line]) => line.test(text));
