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

/** A line that is explained: what it says and why it may come. `calm`: also where nothing goes wrong. */
interface Explained {
  line: RegExp;
  why: string;
  calm?: true;
}

/** Warnings that may come on a day. Any other is one that nobody explains. */
const explainedLines: readonly Explained[] = [
  { line: /^worker: the queue does not answer$/, why: 'the queue was away or killed' },
  { line: /^api: answered 503$/, why: 'health and requests while the store or the queue is away' },
  { line: /^api: UNAVAILABLE$/, why: 'the store was away' },
  {
    line: /^worker: news analysis ends in error$/,
    why: 'too little news, or the model gave nothing usable: the analysis is refunded',
    calm: true,
  },
  {
    line: /^api: the mail about a change of an account could not be sent$/,
    why: 'the mail server was away; the change stands',
  },
  { line: /^(?:api|worker): the outbox could not be sent and waits$/, why: 'the queue was away; the sweep sends it' },
  {
    line: /^worker: (?:prices|net buying) could not be gathered; what is stored stays$/,
    why: 'time leapt past their limit',
  },
  { line: /^worker: a monitored stock is judged offline: no model did$/, why: 'the model failed at a look' },
  { line: /^worker: judgements dropped$/, why: 'the model cited what is not there' },
  { line: /^worker: a message that is no job goes to the dead-letter queue$/, why: 'poison was put into the queue' },
  { line: /^worker: a dead letter was kept$/, why: 'the same, or a job was put among the dead letters' },
  {
    line: /^worker: messages to webhooks could not be looked up; tried again$/,
    why: 'the worker was stopped, or the store killed meanwhile',
  },
  {
    line: /^worker: (?:the (?:streams could not be read|sources could not be checked)|due deliveries could not be looked up); tried again$/,
    why: 'the store was killed meanwhile; the next round begins within seconds',
  },
  {
    line: /^worker: a refund (?:could not be written; it is tried again|that was late is written)$/,
    why: 'the store was away at the end of an analysis; the sweep writes it, and balances are compared',
  },
  { line: /^worker: a delivery could not be sent$/, why: 'the mail server was away; it is sent again' },
  { line: /^api: MAIL_UNAVAILABLE$/, why: 'the mail server was away at a sign-up' },
  { line: /^worker: the use of the model could not be kept$/, why: 'the store was away; the analysis goes on' },
  {
    line: /^(?:api|worker): Unable to connect to the database\. Retrying/,
    why: 'it was started while the store was away',
  },
  {
    line: /^worker: the circuits of the other workers are not known$/,
    why: 'time leapt past the two seconds in which the store answers; the own circuit holds',
  },
  {
    line: /^worker: \[Cron\] Missed execution deadline by \d{1,4}ms .* Executing immediately\.$/,
    why: 'the timer of a schedule came late, since time leapt; it runs at once',
  },
  { line: /^worker: a message failed and comes again$/, why: 'queue or store was away at its end' },
  {
    line: /^worker: (?:news|accumulation) analysis is tried again$/,
    why: 'the store was away or killed meanwhile: the message comes again',
  },
  {
    line: /^worker: (?:news|accumulation) analysis waits for the store$/,
    why: 'the store was away or killed meanwhile: no try is counted, the message comes again',
  },
  {
    line: /^worker: the store could not be backed up; tried again$/,
    why: 'the store was killed, or time leapt past its transaction, while it was read; backups are counted',
  },
];

export const isExplained = (text: string, { calm }: { calm: boolean }): boolean =>
  explainedLines.some((explained) => explained.line.test(text) && (!calm || explained.calm === true));
