import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CaughtMail, parseMail } from '@gaemi/embedded-mail/caught-mail';
import { SMTPServer } from 'smtp-server';

/** An answer of the server: its code, and its text with the enhanced code in front, where it has one. */
export interface MailAnswer {
  at: 'recipient' | 'data';
  code: number;
  text: string;
}

/** What the server does with the next mail: `lost-answer` accepts it and breaks the connection before it says so. */
export type MailFault = keyof typeof answers | 'lost-answer' | MailAnswer;

/** A mail that the server accepted. */
export interface ReceivedMail {
  to: string;
  messageId: string;
  /** Values of the headers of RFC 2369 and RFC 8058; null where they are missing. */
  unsubscribe: string | null;
  unsubscribePost: string | null;
  /** The mail without its headers parsed. */
  parse(): Promise<Omit<CaughtMail, 'id'>>;
}

export interface MailStub {
  smtpUrl: string;
  received: ReceivedMail[];
  /** Number of connections so far. */
  readonly connections: number;
  /** Decides each mail; null accepts it. */
  setFault(fault: (to: string) => MailFault | null): void;
  close(): Promise<void>;
}

const answers = {
  busy: { at: 'data', code: 451, text: '4.3.0 try again later' },
  'unknown-address': { at: 'recipient', code: 550, text: '5.1.1 no such user' },
  blocked: { at: 'recipient', code: 550, text: '5.7.1 Client host blocked' },
  refused: { at: 'data', code: 554, text: '5.6.0 not wanted' },
} as const satisfies Record<string, MailAnswer>;

/** Stub of a mail server that can fail. It delivers nothing. With `login` it wants that user and password. */
export async function startMailStub({ login }: { login?: { user: string; pass: string } } = {}): Promise<MailStub> {
  let findFault: (to: string) => MailFault | null = () => null;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: login === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.pass) done(null, { user: username });
      else done(Object.assign(new Error('5.7.8 Authentication failed'), { responseCode: 535 }));
    },
    // The faults say theirs themselves, or none.
    hideENHANCEDSTATUSCODES: true,
    disableReverseLookup: true,
    closeTimeout: 500,
    onRcptTo({ address }, _session, done) {
      done(refusalAt('recipient', findFault(address)));
    },
    onData(stream, session, done) {
      text(stream).then(
        (raw) => {
          const to = session.envelope.rcptTo[0]?.address ?? '';
          const fault = findFault(to);
          const refusal = refusalAt('data', fault);
          if (refusal !== null) return done(refusal);
          received.push(buildMail(raw, to));
          if (fault === 'lost-answer') sockets.forEach((socket) => void socket.destroy());
          return done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  const sockets = new Set<{ destroy(): unknown }>();
  let connections = 0;
  server.server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    received,
    get connections() {
      return connections;
    },
    setFault: (fault) => {
      findFault = fault;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refusalAt(step: MailAnswer['at'], fault: MailFault | null): Error | null {
  if (fault === null || fault === 'lost-answer') return null;
  const { at, code, text: message } = typeof fault === 'string' ? answers[fault] : fault;
  return at === step ? Object.assign(new Error(message), { responseCode: code }) : null;
}

function buildMail(raw: string, to: string): ReceivedMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? null;
  return {
    to,
    messageId: header('Message-ID') ?? '',
    unsubscribe: header('List-Unsubscribe'),
    unsubscribePost: header('List-Unsubscribe-Post'),
    parse: () => parseMail(Buffer.from(raw), { from: '', to: [to], receivedAt: new Date() }),
  };
}
