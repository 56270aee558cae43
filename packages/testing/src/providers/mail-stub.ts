import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CaughtMail, parseMail } from '@gaemi/embedded-mail/caught-mail';
import { SMTPServer } from 'smtp-server';

/** What the server does with the next mail: `lost-answer` accepts it and breaks the connection before it says so. */
export type MailFault = 'busy' | 'unknown-address' | 'refused' | 'lost-answer';

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
  busy: { responseCode: 451, message: 'try again later' },
  'unknown-address': { responseCode: 550, message: 'no such user' },
  refused: { responseCode: 554, message: 'not wanted' },
} as const;

/** Stub of a mail server that can fail. It delivers nothing. */
export async function startMailStub(): Promise<MailStub> {
  let faultOf: (to: string) => MailFault | null = () => null;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onRcptTo({ address }, _session, done) {
      const fault = faultOf(address);
      done(fault === 'unknown-address' ? smtpError(fault) : null);
    },
    onData(stream, session, done) {
      text(stream).then(
        (raw) => {
          const to = session.envelope.rcptTo[0]?.address ?? '';
          const fault = faultOf(to);
          if (fault === 'busy' || fault === 'refused') return done(smtpError(fault));
          received.push(mailOf(raw, to));
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
      faultOf = fault;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function smtpError(fault: keyof typeof answers): Error {
  const { message, responseCode } = answers[fault];
  return Object.assign(new Error(message), { responseCode });
}

function mailOf(raw: string, to: string): ReceivedMail {
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
